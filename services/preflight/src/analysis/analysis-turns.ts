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
 * The turns of a source after one of its files ended. Before them, files of rank 1 for the sources that it would pass:
 * those with a file running whose next file has waited for longer. Otherwise a source with quick files would be checked
 * again and again before the second file of a source whose first one takes long.
 */
export function turnsAfterEnd(sessions: readonly QueuedSession[], ended: string): Turn[] {
  const turns = turnsOf(sessions);
  const own = turns.filter(({ source }) => source === ended);
  const [next] = own;
  if (next?.rank !== 1) return own;
  const heads = new Map(turns.toReversed().map((turn) => [turn.source, turn]));
  const passed = [...heads.values()]
    .filter(({ source, since }) => source !== ended && since < next.since)
    .toSorted((one, other) => one.since - other.since);
  return [...passed.map((turn) => ({ ...turn, rank: 1 })), ...own];
}
