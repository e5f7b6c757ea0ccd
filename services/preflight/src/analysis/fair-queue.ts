import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { describeError, withRedisDeadline } from '@printpartner/messaging';
import type { Job, Queue } from 'bullmq';
import { workQueues } from '@printpartner/contracts';
import { checkKeyOf } from '../sessions/preflight-session.entity.ts';
import { AnalysisLeasesRepository, type QueuedSession } from './analysis-leases.repository.ts';

export interface AnalysisJob {
  sessionId: string;
  fileKey: string;
  /** Stored only here, so it's deleted with the job. */
  password?: string | undefined;
}

export const ANALYSIS_QUEUE_NAME = workQueues.analyses;
export const ANALYSIS_QUEUE = Symbol(ANALYSIS_QUEUE_NAME);
export const ANALYSIS_REDIS_URL = Symbol('analysis redis url');
export const MAX_ATTEMPTS = 2;

/**
 * The job id names the check. Finished jobs are removed: the session records the outcome.
 *
 * @param rank of `Turn`
 */
const analysisJobOptions = (check: NamedCheck, rank: number) => ({
  jobId: checkKeyOf(check),
  priority: rank,
  attempts: MAX_ATTEMPTS,
  backoff: 500,
  removeOnComplete: true,
  removeOnFail: true,
});

type NamedCheck = Pick<QueuedSession, 'id' | 'fileKey'>;

/** The place of a waiting file. Files of equal rank are checked in the order in which they got it. */
interface Turn {
  id: string;
  fileKey: string;
  source: string;
  /** 1 for the next file of a source that has none running, one more for each file of its own source ahead of it. */
  rank: number;
  /** Since when it has been its source's turn, or would have been if it had existed, ms since 1970. */
  since: number;
}

/**
 * Ranks waiting files so that nobody waits for a second file of the same source: a source's files are one rank apart, and
 * its next file gets behind the other sources' next files.
 *
 * @param sessions running ones first, then in the order of their submission
 */
export function turnsOf(sessions: readonly QueuedSession[]): Turn[] {
  const counts = new Map<string, number>();
  return sessions.flatMap(({ id, fileKey, source, state, createdAt, servedAt }) => {
    const rank = (counts.get(source) ?? 0) + 1;
    counts.set(source, rank);
    const since = Math.max(createdAt.getTime(), servedAt?.getTime() ?? 0);
    return state === 'waiting' ? [{ id, fileKey, source, rank, since }] : [];
  });
}

/**
 * The next files of other sources that have waited for longer than this one, longest first. Those that don't have rank 1
 * wait behind a running file of their own. They would starve if files of sources with quicker ones always passed them.
 */
export function passedBy(next: Turn, turns: readonly Turn[]): Turn[] {
  const nextOfSource = new Map(turns.toReversed().map((turn) => [turn.source, turn]));
  return [...nextOfSource.values()]
    .filter(({ source, since }) => source !== next.source && since < next.since)
    .toSorted((one, other) => one.since - other.since);
}

/** Orders the waiting files by turns of their sources. The rank of a file is its job's priority. */
@Injectable()
export class FairQueue implements OnApplicationShutdown {
  private readonly logger = new Logger(FairQueue.name);

  constructor(
    private readonly leases: AnalysisLeasesRepository,
    @Inject(ANALYSIS_QUEUE) private readonly queue: Queue<AnalysisJob>,
  ) {}

  // On, not before: calls that are still running add jobs.
  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }

  /** @param ahead the number of unfinished files of the same source */
  async add(job: AnalysisJob, source: string, ahead: number): Promise<void> {
    await this.queue.add('analyze', job, analysisJobOptions({ ...job, id: job.sessionId }, ahead + 1));
    // One of those ahead may have ended before the job existed.
    if (ahead > 0) await this.moveUp(source);
  }

  /** Moves a source's files up after one of them ended or was removed. A failure is logged: `restore` repeats it. */
  async moveUp(source: string): Promise<void> {
    try {
      const turns = turnsOf(await this.leases.competing(source));
      const own = turns.filter((turn) => turn.source === source);
      const [next] = own;
      if (next?.rank === 1 && (await this.hasLaterRank(next)))
        for (const passed of passedBy(next, turns)) await this.place({ ...passed, rank: 1 });
      for (const turn of own) await this.place(turn);
    } catch (error) {
      this.logger.warn(describeError(error));
    }
  }

  /** Adds missing jobs of sessions older than this, and corrects ranks. Ends early when aborted. */
  async restore(olderThanSeconds: number, signal?: AbortSignal): Promise<void> {
    const sessions = await this.leases.unfinished(olderThanSeconds);
    const turns = new Map(turnsOf(sessions).map((turn) => [turn.id, turn]));
    for (const session of sessions) {
      if (signal?.aborted) return;
      const { id: sessionId, fileKey } = session;
      const turn = turns.get(sessionId);
      if (turn && (await this.place(turn))) continue;
      if (!turn && (await this.jobOf(session))) continue;
      // The password was lost with the job: a locked file is then reported as locked.
      const options = analysisJobOptions(session, turn?.rank ?? 1);
      await withRedisDeadline(this.queue.add('analyze', { sessionId, fileKey }, options));
    }
  }

  /** Never moves a job back: a later rank was read earlier. @returns false if it has no job */
  private async place(turn: Turn): Promise<boolean> {
    const { rank } = turn;
    const job = await this.jobOf(turn);
    if (job && job.priority > rank) await withRedisDeadline(job.changePriority({ priority: rank }));
    return job !== undefined;
  }

  private async hasLaterRank(turn: Turn): Promise<boolean> {
    const job = await this.jobOf(turn);
    return job !== undefined && job.priority > turn.rank;
  }

  private jobOf(check: NamedCheck): Promise<Job<AnalysisJob> | undefined> {
    return withRedisDeadline(this.queue.getJob(checkKeyOf(check)));
  }
}
