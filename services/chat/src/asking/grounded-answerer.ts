import type { Answerer } from '@printpartner/assistant/answerer';
import type { ChatEvent } from '@printpartner/contracts';
import type { ChatCall } from './chat-call.ts';

/** Words of a `delta`. */
const WORDS = /(?:\s*\S+){1,4}\s*/g;

/** Answers from the guides, the tables and the calculators, without a model. */
export class GroundedAnswerer {
  constructor(private readonly answerer: Answerer) {}

  async *answer({ question, signal }: ChatCall): AsyncGenerator<ChatEvent> {
    const { message, conversationHistory: history, timeZone = 'UTC' } = question;
    const answer = this.answerer.answer({ message, history, now: new Date(), timeZone });
    for (const [text] of answer.response.matchAll(WORDS)) {
      signal.throwIfAborted();
      yield { type: 'delta', text };
    }
    yield { type: 'sources', sources: answer.sources };
    yield { type: 'done', answer };
  }
}
