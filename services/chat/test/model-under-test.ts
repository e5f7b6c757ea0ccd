import { createToolbox } from '@printpartner/assistant/tools';
import type { ChatAnswer, ChatEvent, ChatTurn } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { SearchEntry } from '@printpartner/print-search/entries';
import { type FakeOpenAi, startFakeOpenAi } from '@printpartner/testing/fake-openai';
import type { AnswerTimes } from '../src/model/answer-watch.ts';
import type { ModelSettings } from '../src/model/endpoint.ts';
import { ModelAnswerer } from '../src/model/model-answerer.ts';
import type { Reservation } from '../src/usage/usage.service.ts';

export const KEY = 'sk-test-0123456789abcdef';

/** Entries of the guides, as the web app's build writes them. */
export const guideEntries: readonly SearchEntry[] = [
  {
    kind: 'guide',
    title: 'Saddle stitch',
    path: ['Binding', 'Bindings'],
    lines: ['Pages: a multiple of 4', 'Folded sheets, stapled through the fold'],
    address: '/?tab=binding&section=bindings&entry=saddle-stitch',
  },
  {
    kind: 'guide',
    title: '100# Cover',
    path: ['Paper', 'Paper By Weight'],
    lines: ['gsm: 270'],
    address: '/?tab=paper&section=weight&entry=100-cover',
  },
];

/** What is set aside and used of the daily budget, in memory. */
export class RecordedUsage {
  readonly reserved: { source: string; tokens: number }[] = [];
  readonly settled: number[] = [];
  refusal: AppError | undefined;

  async reserve({ source }: { source: string }, tokens: number): Promise<Reservation> {
    if (this.refusal) throw this.refusal;
    this.reserved.push({ source, tokens });
    return { source, day: '2026-11-23', tokens };
  }

  async settle(_reservation: Reservation, used: number): Promise<void> {
    this.settled.push(used);
  }
}

export interface Asked {
  events: ChatEvent[];
  /** The text of all `delta` events. */
  text: string;
  answer: ChatAnswer | undefined;
  error: unknown;
}

export interface AskOptions {
  history?: ChatTurn[];
  job?: string;
  signal?: AbortSignal;
  /** Called with every event. */
  onEvent?: (event: ChatEvent) => void;
}

export interface ModelUnderTest {
  fake: FakeOpenAi;
  usage: RecordedUsage;
  log: object[];
  ask: (message: string, options?: AskOptions) => Promise<Asked>;
}

/** A model answerer at this fake endpoint, with its own circuit and its own budget. */
export function modelAt(
  fake: FakeOpenAi,
  options: {
    settings?: Partial<ModelSettings>;
    times?: Partial<AnswerTimes>;
    entries?: readonly SearchEntry[];
  } = {},
): ModelUnderTest {
  const usage = new RecordedUsage();
  const log: object[] = [];
  const answerer = new ModelAnswerer({
    settings: {
      apiKey: KEY,
      baseUrl: fake.baseUrl,
      model: 'test-model',
      contextTokens: 32_000,
      ...options.settings,
    },
    toolbox: createToolbox(options.entries ?? guideEntries),
    usage,
    logger: { warn: (entry) => log.push(entry) },
    times: { firstWord: 20_000, silence: 10_000, whole: 60_000, ...options.times },
  });
  async function ask(
    message: string,
    { history = [], job, signal, onEvent }: AskOptions = {},
  ): Promise<Asked> {
    const asked: Asked = { events: [], text: '', answer: undefined, error: undefined };
    try {
      for await (const event of answerer.answer({
        question: { message, conversationHistory: history },
        source: 'account:1',
        userId: '',
        requestId: 'request-1',
        signal: signal ?? new AbortController().signal,
        job,
      })) {
        asked.events.push(event);
        if (event.type === 'delta') asked.text += event.text;
        if (event.type === 'done') asked.answer = event.answer;
        onEvent?.(event);
      }
    } catch (error) {
      asked.error = error;
    }
    return asked;
  }
  return { fake, usage, log, ask };
}

/** What the caller of a failed answer gets. */
export const failureOf = ({ error }: Asked): string =>
  error instanceof AppError ? `${error.code}: ${error.reply.userMessage}` : `no AppError: ${String(error)}`;

export { startFakeOpenAi };
