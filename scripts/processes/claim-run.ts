import { setTimeout as pause } from 'node:timers/promises';
import { alreadyRuns, clearOrphans } from './orphans.ts';
import { readRun, recordOf, writeRun } from './run-record.ts';

/** Long enough for a starter of the same moment to have written its claim. */
const OVERLAP_MS = 100;

/**
 * Makes this process the one starter of a DATA_DIR, after ending what a killed one left.
 *
 * @throws PlainError when another starter lives
 */
export async function claimRun(runFile: string, say: (line: string) => void): Promise<void> {
  await clearOrphans(runFile, say);
  writeRun(runFile, { starter: recordOf('starter', process.pid), children: [] });
  await pause(OVERLAP_MS);
  const owner = readRun(runFile)?.starter;
  if (owner && owner.pid !== process.pid) throw alreadyRuns(owner.pid);
}
