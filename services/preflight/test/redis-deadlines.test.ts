import { describe, expect, it } from '@jest/globals';
import type { FileStore } from '@printpartner/file-store';
import type { Queue } from 'bullmq';
import type { AnalysisLeasesRepository } from '../src/analysis/analysis-leases.repository.ts';
import { type AnalysisJob, FairQueue } from '../src/analysis/fair-queue.ts';
import type { PreflightSessionsRepository } from '../src/sessions/preflight-sessions.repository.ts';
import { SessionCleanup } from '../src/sessions/session-cleanup.ts';

const never = () => new Promise<never>(() => undefined);
/** A queue whose Redis never answers. */
const queue: Pick<Queue<AnalysisJob>, 'add' | 'getJob' | 'remove'> = {
  add: never,
  getJob: never,
  remove: never,
};

describe('while Redis does not answer', () => {
  it('F5 a sweep for lost jobs ends, so that the next one and the shutdown are not blocked', async () => {
    const leases: Pick<AnalysisLeasesRepository, 'unfinished'> = {
      unfinished: () =>
        Promise.resolve([
          {
            id: 'session',
            fileKey: 'file',
            source: 'network:x',
            state: 'waiting',
            createdAt: new Date(),
            servedAt: null,
          },
        ]),
    };
    const fairQueue = new FairQueue(leases as AnalysisLeasesRepository, queue as Queue<AnalysisJob>);
    await expect(fairQueue.restore(0)).rejects.toThrow('deadline exceeded');
  });

  it('F5 the cleanup of sessions removes all files and ends', async () => {
    const files = [
      { id: '1', fileKey: 'first', inkKey: 'ink', source: 'network:x' },
      { id: '2', fileKey: 'second', inkKey: null, source: 'network:x' },
    ];
    const sessions: Pick<PreflightSessionsRepository, 'deleteEnded' | 'deleteForgotten'> = {
      deleteForgotten: () => Promise.resolve(),
      deleteEnded: () => Promise.resolve(files),
    };
    const removed: string[] = [];
    const store: Pick<FileStore, 'remove'> = { remove: async (key) => void removed.push(key) };
    const cleanup = new SessionCleanup(
      sessions as PreflightSessionsRepository,
      queue as Queue<AnalysisJob>,
      store as FileStore,
      new FairQueue({} as AnalysisLeasesRepository, queue as Queue<AnalysisJob>),
    );
    await expect(cleanup.removeEnded(60)).rejects.toThrow('deadline exceeded');
    expect(removed).toEqual(['first', 'ink', 'second']);
  });
});
