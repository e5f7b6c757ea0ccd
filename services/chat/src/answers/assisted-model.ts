import type { ChatEvent } from '@printpartner/contracts';
import type { JobForModel } from '../job/job-for-model.ts';
import type { ModelAnswerer } from '../model/model-answerer.ts';
import { type ChatCall, saidIn } from './chat-call.ts';
import { eventsOf, type GroundedAnswerer } from './grounded-answerer.ts';

/**
 * Answers with a language model. A question about the account's own work goes to it with that work if the account has
 * consented. Otherwise our own answerer reads the work, and the model gets the question only if that isn't what it is about.
 */
export class AssistedModel {
  constructor(
    private readonly model: Pick<ModelAnswerer, 'answer'>,
    private readonly grounded: GroundedAnswerer,
    private readonly jobForModel: Pick<JobForModel, 'textFor'>,
  ) {}

  async *answer(call: ChatCall): AsyncGenerator<ChatEvent> {
    yield* await this.events(call);
  }

  private async events(call: ChatCall): Promise<AsyncIterable<ChatEvent> | Iterable<ChatEvent>> {
    const { question, userId } = call;
    const parts = this.grounded.jobParts(call);
    if (parts.length === 0) return this.model.answer(call);
    const asked = { parts, said: saidIn(question), timeZone: question.timeZone ?? 'UTC' };
    const job = userId === '' ? undefined : await this.jobForModel.textFor(asked, call);
    if (job !== undefined) return this.model.answer({ ...call, job });
    const answer = await this.grounded.answerOf(call, parts);
    const isGeneral = answer.kind === 'answers' && !answer.usesJob;
    return isGeneral ? this.model.answer(call) : eventsOf(answer);
  }
}
