import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../plain-error.ts';
import { isRunning, readRun, type RecordedProcess } from './run-record.ts';

const PATIENCE_MS = 10_000;

/**
 * Ends what a killed starter left running on this DATA_DIR.
 *
 * @throws PlainError when the starter itself is alive
 */
export async function clearOrphans(runFile: string, say: (line: string) => void): Promise<void> {
  const run = readRun(runFile);
  if (!run) return;
  if (run.starter.pid !== process.pid && isRunning(run.starter)) throw alreadyRuns(run.starter.pid);
  const orphans = run.children.filter(isRunning);
  if (orphans.length === 0) return;
  say(`Ending what an earlier run left behind: ${orphans.map(({ name }) => name).join(', ')}…`);
  // Postgres first tries to end in order; it must not be killed while others could still write.
  for (const orphan of orphans) signal(orphan, orphan.name === 'postgres' ? 'SIGINT' : 'SIGTERM');
  const end = Date.now() + PATIENCE_MS;
  while (orphans.some(isRunning) && Date.now() < end) await pause(50);
  for (const orphan of orphans.filter(isRunning)) signal(orphan, 'SIGKILL');
  while (orphans.some(isRunning)) await pause(50);
}

export const alreadyRuns = (pid: number): PlainError =>
  new PlainError(
    `Print Partner already runs on this DATA_DIR (process ${pid}). Stop it, or choose another DATA_DIR and PORT.`,
  );

function signal(orphan: RecordedProcess, name: NodeJS.Signals): void {
  try {
    process.kill(orphan.pid, name);
  } catch {
    // It ended by itself meanwhile, which is what we want.
  }
}
