import type { Answerer } from '@printpartner/assistant/answerer';
import type { JobPart } from '@printpartner/assistant/job';
import type { ChatAnswer, ChatEvent } from '@printpartner/contracts';
import type { ReadOwnJob } from '../job/read-own-job.ts';
import { type ChatCall, saidIn } from './chat-call.ts';

/** Words of a `delta`. */
const WORDS = /(?:\s*\S+){1,8}\s*/g;

/** Answers from the guides, the tables and the calculators, and from the account's own work, without a model. */
export class GroundedAnswerer {
  constructor(
    private readonly answerer: Answerer,
    private readonly ownJob: Pick<ReadOwnJob, 'read'>,
  ) {}

  async *answer(call: ChatCall): AsyncGenerator<ChatEvent> {
    yield* eventsOf(await this.answerOf(call, call.userId === '' ? [] : this.jobParts(call)));
  }

  /** The parts of the account's own work that a question is about; mostly none. */
  jobParts({ question: { message, conversationHistory: history } }: ChatCall): readonly JobPart[] {
    return this.answerer.jobParts({ message, history });
  }

  /** @param parts what `jobParts` says of the call */
  async answerOf(call: ChatCall, parts: readonly JobPart[]): Promise<ChatAnswer> {
    const { message, conversationHistory: history, timeZone = 'UTC' } = call.question;
    const job =
      call.userId !== '' && parts.length > 0
        ? await this.ownJob.read(parts, call, saidIn(call.question))
        : undefined;
    call.signal.throwIfAborted();
    return this.answerer.answer({ message, history, now: new Date(), timeZone, ...(job && { job }) });
  }
}

/** The events of an answer that is known whole. */
export function* eventsOf(answer: ChatAnswer): Generator<ChatEvent> {
  for (const [text] of answer.response.matchAll(WORDS)) yield { type: 'delta', text };
  yield { type: 'sources', sources: answer.sources };
  yield { type: 'done', answer };
}
