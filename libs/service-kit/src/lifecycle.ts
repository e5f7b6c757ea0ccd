import { flushCompileCache } from 'node:module';

/** Tells the process that started this one that it can do its work now. */
export function announceReady(): void {
  // By itself Node writes the compile cache only when a process exits without a signal. Before the first
  // request, because it holds up everything else for a moment when the cache is new.
  flushCompileCache();
  process.send?.({ type: 'ready' });
}

/**
 * A process that was started with a channel to its parent ends with it, so
 * that a killed starter leaves nobody behind.
 */
export function endWithParent(): void {
  if (process.send) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

/** Runs a process' main function; what it throws is said in one line and ends the process with 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${JSON.stringify({ level: 60, time: new Date().toISOString(), msg: said })}\n`);
    process.exit(1);
  }
}
