import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../plain-error.ts';
import { isRunning, readRun, type RecordedProcess } from './run-record.ts';

const TIMEOUT_MS = 10_000;

/**
 * Ends the processes that a killed starter left running on this DATA_DIR.
 *
 * @throws PlainError if the starter itself is running
 */
export async function clearOrphans(runFile: string, log: (line: string) => void): Promise<void> {
  const run = readRun(runFile);
  if (!run) return;
  if (run.starter.pid !== process.pid && isRunning(run.starter)) throw alreadyRunning(run.starter.pid);
  const orphans = run.children.filter(isRunning);
  if (orphans.length === 0) return;
  log(`Stopping processes of an earlier run: ${orphans.map(({ name }) => name).join(', ')}…`);
  // SIGINT is Postgres's fast shutdown. It must not be killed while clients could still write.
  for (const orphan of orphans) signal(orphan, orphan.name === 'postgres' ? 'SIGINT' : 'SIGTERM');
  const end = Date.now() + TIMEOUT_MS;
  while (orphans.some(isRunning) && Date.now() < end) await pause(50);
  for (const orphan of orphans.filter(isRunning)) signal(orphan, 'SIGKILL');
  while (orphans.some(isRunning)) await pause(50);
}

export const alreadyRunning = (pid: number): PlainError =>
  new PlainError(
    `Print Partner is already running in this DATA_DIR (pid ${pid}). Stop it, or choose another DATA_DIR and PORT.`,
  );

function signal(orphan: RecordedProcess, name: NodeJS.Signals): void {
  try {
    process.kill(orphan.pid, name);
  } catch {
    // The process has already ended.
  }
}
