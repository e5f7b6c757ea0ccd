import { describe, expect, it } from '@jest/globals';
import { createAnswerer } from '@printpartner/assistant/answerer';
import type { JobPart, OwnJob } from '@printpartner/assistant/job';
import type { ChatAnswer } from '@printpartner/contracts';
import { AssistedModel } from './assisted-model.ts';
import type { ChatCall } from './chat-call.ts';
import { eventsOf, GroundedAnswerer } from './grounded-answerer.ts';

const PRINT = 'Would you explain why thick ink dries slowly on vellum?';
const OWN = 'Which of my projects are due this week?';

/** An answer of the model, and what it got. */
async function ask(message: string, { userId = '', consents = false } = {}) {
  const sent: (string | undefined)[] = [];
  const read: (readonly JobPart[])[] = [];
  const grounded = new GroundedAnswerer(createAnswerer([]), {
    read: async (parts): Promise<OwnJob> => {
      read.push(parts);
      return { projects: [] };
    },
  });
  const model = {
    async *answer({ job }: ChatCall & { job?: string | undefined }) {
      sent.push(job);
      yield* eventsOf(fromModel);
    },
  };
  const jobForModel = { textFor: async () => (consents ? 'Catalog, due Friday' : undefined) };
  const call: ChatCall = {
    question: { message, conversationHistory: [] },
    source: 'network:a',
    userId,
    requestId: 'r',
    signal: new AbortController().signal,
  };
  let mode: string | undefined;
  for await (const event of new AssistedModel(model, grounded, jobForModel).answer(call))
    if (event.type === 'done') mode = event.answer.mode;
  return { mode, sent, read };
}

const fromModel: ChatAnswer = {
  response: 'Slowly.',
  kind: 'answers',
  mode: 'model',
  sources: [],
  workings: [],
  specs: null,
  usesJob: false,
  isIncomplete: false,
};

describe('a language model', () => {
  it('C7 gets a question about print alone, whoever asks', async () => {
    for (const userId of ['', 'u-1'])
      expect(await ask(PRINT, { userId, consents: true })).toEqual({
        mode: 'model',
        sent: [undefined],
        read: [],
      });
  });

  it('C7 gets the own work of an account that has consented', async () => {
    expect(await ask(OWN, { userId: 'u-1', consents: true })).toEqual({
      mode: 'model',
      sent: ['Catalog, due Friday'],
      read: [],
    });
  });

  it('C7 gets nothing without consent: our own answerer reads the work', async () => {
    expect(await ask(OWN, { userId: 'u-1' })).toEqual({ mode: 'grounded', sent: [], read: [['projects']] });
  });

  it('C7 a language model doesn’t get a visitor’s question about own work; the visitor is asked to sign in', async () => {
    expect(await ask(OWN)).toEqual({ mode: 'grounded', sent: [], read: [] });
  });
});
