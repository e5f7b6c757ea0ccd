import { rmSync } from 'node:fs';
import { alreadyRuns, clearOrphans } from './orphans.ts';
import { isRunning, readRun, recordOf, type RecordedProcess, writeRun } from './run-record.ts';
import { claimsOn, succeed } from './succession.ts';

/**
 * Makes this process the one starter of a DATA_DIR, after ending what a killed
 * one left.
 *
 * @throws PlainError when another starter lives
 */
export async function claimRun(runFile: string, say: (line: string) => void): Promise<void> {
  const me = recordOf('starter', process.pid);
  while (!isClaimed(runFile, me));
  await clearOrphans(runFile, say);
  writeRun(runFile, { starter: me, children: [] });
  // From here the run record tells of us, and a claim on an earlier starter is void.
  for (const file of claimsOn(runFile)) rmSync(file, { force: true });
}

/** One try; false when the run record changed meanwhile. */
function isClaimed(runFile: string, me: RecordedProcess): boolean {
  const recorded = readRun(runFile)?.starter;
  // Tests make a supervisor, which writes the record, before they start its system.
  if (isSame(recorded, me)) return true;
  for (let last = recorded; ;) {
    if (last && isRunning(last)) throw alreadyRuns(last.pid);
    const { file, owner } = succeed(runFile, last, me);
    if (!owner) return false;
    if (isSame(owner, me)) {
      if (isSame(readRun(runFile)?.starter, recorded)) return true;
      rmSync(file, { force: true });
      return false;
    }
    // Either it lives, or it died before it could write itself into the record.
    last = owner;
  }
}

const isSame = (one: RecordedProcess | undefined, other: RecordedProcess | undefined): boolean =>
  one?.pid === other?.pid && one?.startedAt === other?.startedAt;
