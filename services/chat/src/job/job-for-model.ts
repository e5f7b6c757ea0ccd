import { Injectable, Logger } from '@nestjs/common';
import { type JobPart, jobText } from '@printpartner/assistant/job';
import { readPreferences } from '@printpartner/contracts';
import { describeError, RpcClient } from '@printpartner/messaging';
import { type JobCaller, JobCalls } from './job-calls.ts';
import { ReadOwnJob } from './read-own-job.ts';

const DEADLINE_MS = 1_500;

export interface JobForModelQuestion {
  parts: readonly JobPart[];
  /** The user's messages. */
  said: string;
  timeZone: string;
}

/** What a language model may see of an account's own work. */
@Injectable()
export class JobForModel {
  private readonly logger = new Logger(JobForModel.name);

  constructor(
    private readonly rpc: RpcClient,
    private readonly ownJob: ReadOwnJob,
  ) {}

  /** Undefined without the account's consent, and if its work or its preferences can't be read. */
  async textFor(
    { parts, said, timeZone }: JobForModelQuestion,
    caller: JobCaller,
  ): Promise<string | undefined> {
    if (!(await this.mayShare(caller))) return undefined;
    const job = await this.ownJob.read(parts, caller, said);
    return parts.some((part) => job[part] === undefined) ? undefined : jobText(job, new Date(), timeZone);
  }

  private async mayShare(caller: JobCaller): Promise<boolean> {
    try {
      const calls = new JobCalls(this.rpc, caller, DEADLINE_MS);
      return (await calls.call(readPreferences, {})).assistantSharesJob;
    } catch (error) {
      this.logger.warn({ ...describeError(error), requestId: caller.requestId }, 'auth did not answer');
      return false;
    }
  }
}
