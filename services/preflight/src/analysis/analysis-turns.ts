import type { PreflightSession } from '../sessions/preflight-session.entity.ts';

/** An unfinished session, and when a file of its source last began. */
export type QueuedSession = Pick<PreflightSession, 'id' | 'fileKey' | 'source' | 'state' | 'createdAt'> & {
  servedAt: Date | null;
};

/** The place of a waiting file. Files of equal rank are checked in the order in which they got it. */
export interface Turn {
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
