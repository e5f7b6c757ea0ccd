import { randomBytes } from 'node:crypto';
import type { Toolbox } from '@printpartner/assistant/tools';
import type { ChatEvent } from '@printpartner/contracts';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { ChatCall } from '../answers/chat-call.ts';
import { AnswerProgress } from './answer-progress.ts';
import type { AnswerTimes, TimeLeft } from './answer-watch.ts';
import { messagesOf } from './conversation.ts';
import type { ModelReply } from './model-reply.ts';
import { SYSTEM_PROMPT } from './system-prompt.ts';
import { estimatedTokens } from './tokens.ts';

const CALLS_PER_ROUND = 8;
const MAX_RESULT = 6_000;
/** Entries of the guides that go with every question, and the tokens that they may have. */
const ENTRIES = 4;
const ENTRIES_TOKENS = 1_500;
const MAX_JOB = 12_000;
/** A second try has at least this long for its first word. */
const MIN_TRY_MS = 500;

export interface ModelQuestion extends ChatCall {
  /** The user’s own projects, sheets and results as text, if they let the model see them. */
  job?: string | undefined;
}

/** One question with its tries and tool calls. */
export class AnswerTurn {
  readonly progress: AnswerProgress;
  readonly #fence = dataFence();
  readonly #data: string;
  readonly #calls: ChatCompletionMessageParam[] = [];
  readonly #begun = Date.now();
  #hasRetried = false;

  constructor(
    readonly question: ModelQuestion,
    private readonly toolbox: Toolbox,
    private readonly times: AnswerTimes,
  ) {
    this.progress = new AnswerProgress(toolbox, question.job !== undefined);
    const entries = withinTokens(toolbox.entriesFor(question.question.message, ENTRIES), ENTRIES_TOKENS);
    this.progress.cite(entries.map(({ title, address }) => ({ title, address })));
    this.#data = [
      entries.length > 0 ? this.#fence.enclose('guides', JSON.stringify(entries)) : '',
      question.job === undefined ? '' : this.#fence.enclose('job', question.job.slice(0, MAX_JOB)),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  }

  /** What the user wrote, and what was answered before. */
  get said(): string {
    const { message, conversationHistory } = this.question.question;
    return [...conversationHistory.map(({ content }) => content), message].join('\n');
  }

  /** @param room tokens that the messages may have */
  messages(room: number): ChatCompletionMessageParam[] {
    const { question, job } = this.question;
    return messagesOf(
      { system: SYSTEM_PROMPT, question, data: this.#data, sharesJob: job !== undefined },
      this.#calls,
      room,
    );
  }

  timeLeft(): TimeLeft {
    const spent = Date.now() - this.#begun;
    return {
      firstWord: this.progress.hasWords ? undefined : this.times.firstWord - spent,
      whole: this.times.whole - spent,
    };
  }

  /** Whether there may be a second try after this wait: once in an answer, and in time. */
  takeRetry(waitMs: number): boolean {
    const { firstWord, whole } = this.timeLeft();
    if (this.#hasRetried || waitMs + MIN_TRY_MS > Math.min(firstWord ?? whole, whole)) return false;
    this.#hasRetried = true;
    return true;
  }

  /** Runs the tools that a reply calls; their results go with the next request. */
  *runTools(reply: ModelReply): Generator<ChatEvent> {
    const calls = reply.toolCalls();
    this.#calls.push({
      role: 'assistant',
      content: reply.text === '' ? null : reply.text,
      tool_calls: calls.map(({ id, name, arguments: args }) => ({
        id,
        type: 'function',
        function: { name, arguments: args },
      })),
    });
    for (const [place, { id, name, arguments: args }] of calls.entries()) {
      const title = this.toolbox.tools.find((tool) => tool.name === name)?.title;
      const isRun = title !== undefined && place < CALLS_PER_ROUND;
      if (isRun) yield { type: 'tool', name, title };
      const result = isRun || !title ? this.toolbox.run(name, args) : undefined;
      if (result) this.progress.addTool(result);
      const content = result?.content.slice(0, MAX_RESULT) ?? TOO_MANY;
      this.#calls.push({ role: 'tool', tool_call_id: id, content: this.#fence.enclose('result', content) });
    }
  }
}

const TOO_MANY = JSON.stringify({ error: 'Too many calls at once. Call fewer tools.' });

/** The first ones that have room. */
function withinTokens<T>(parts: readonly T[], most: number): T[] {
  let left = most;
  return parts.filter((part) => (left -= estimatedTokens(JSON.stringify(part))) >= 0);
}

/** Marks text as data for the model. Every answer has a fence of its own, which its data can't know. */
interface DataFence {
  /** @param name what the data is, in our words: `guides` */
  enclose: (name: string, data: string) => string;
}

/** @param id for tests; random by default */
function dataFence(id = randomBytes(6).toString('hex')): DataFence {
  return {
    enclose: (name, data) => `<data-${id} name="${name}">\n${withoutMarkers(data)}\n</data-${id}>`,
  };
}

/** Also markers that only look like ours, and those of chat templates. */
const MARKER = /<(?=\s*\/?\s*data\b)|<(?=\|)|\[(?=\/?INST\])/gi;

const withoutMarkers = (data: string): string => data.replace(MARKER, '(');
