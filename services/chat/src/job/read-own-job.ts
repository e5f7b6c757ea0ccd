import { Injectable, Logger } from '@nestjs/common';
import type { JobPart, OwnJob } from '@printpartner/assistant/job';
import { listProjects } from '@printpartner/contracts';
import { describeError, RpcClient } from '@printpartner/messaging';
import { type JobCaller, JobCalls } from './job-calls.ts';
import { readOwnResults } from './own-results.ts';
import { readOwnSheets } from './own-sheets.ts';

const DEADLINE_MS = 3_000;

/** Reads an account's own projects, sheets and preflight results from their services. */
@Injectable()
export class ReadOwnJob {
  private readonly logger = new Logger(ReadOwnJob.name);

  constructor(private readonly rpc: RpcClient) {}

  /**
   * Only these parts, each undefined if its service doesn't answer within three seconds.
   *
   * @param caller an account: the services scope everything to it
   * @param said the user's messages; older sheets and results are read if they name them
   */
  async read(parts: readonly JobPart[], caller: JobCaller, said: string): Promise<OwnJob> {
    const calls = new JobCalls(this.rpc, caller, DEADLINE_MS);
    const read = <T>(part: JobPart, from: () => Promise<T>) =>
      parts.includes(part) ? this.attempt(part, from, caller) : undefined;
    const [projects, sheets, results] = await Promise.all([
      read('projects', async () => (await calls.call(listProjects, {})).projects),
      read('sheets', () => readOwnSheets(calls, said)),
      read('results', () => readOwnResults(calls, said)),
    ]);
    return { ...(projects && { projects }), ...(sheets && { sheets }), ...(results && { results }) };
  }

  private async attempt<T>(
    part: JobPart,
    from: () => Promise<T>,
    { requestId }: JobCaller,
  ): Promise<T | undefined> {
    try {
      return await from();
    } catch (error) {
      this.logger.warn({ ...describeError(error), part, requestId }, 'own work could not be read');
      return undefined;
    }
  }
}
