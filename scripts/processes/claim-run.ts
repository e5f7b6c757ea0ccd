import { rmSync } from 'node:fs';
import { alreadyRunning, clearOrphans } from './orphans.ts';
import { isRunning, readRun, recordOf, type RecordedProcess, writeRun } from './run-record.ts';
import { claimsOn, succeed } from './succession.ts';

/**
 * Makes this process the only starter of a DATA_DIR, and ends the processes that
 * a killed starter left behind.
 *
 * @throws PlainError if another starter is running
 */
export async function claimRun(runFile: string, log: (line: string) => void): Promise<void> {
  const me = recordOf('starter', process.pid);
  while (!tryClaim(runFile, me));
  await clearOrphans(runFile, log);
  writeRun(runFile, { starter: me, children: [] });
  // The run record now names this process, so claims to succeed an earlier starter are void.
  for (const file of claimsOn(runFile)) rmSync(file, { force: true });
}

/** @returns false if the run record changed meanwhile; the caller then tries again */
function tryClaim(runFile: string, me: RecordedProcess): boolean {
  const recorded = readRun(runFile)?.starter;
  // In tests, a supervisor has already written the record.
  if (isSame(recorded, me)) return true;
  for (let last = recorded; ;) {
    if (last && isRunning(last)) throw alreadyRunning(last.pid);
    const { file, owner } = succeed(runFile, last, me);
    if (!owner) return false;
    if (isSame(owner, me)) {
      if (isSame(readRun(runFile)?.starter, recorded)) return true;
      rmSync(file, { force: true });
      return false;
    }
    // The owner is either running, or died before it could write the record.
    last = owner;
  }
}

const isSame = (one: RecordedProcess | undefined, other: RecordedProcess | undefined): boolean =>
  one?.pid === other?.pid && one?.startedAt === other?.startedAt;
