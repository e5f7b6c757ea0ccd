import { flushCompileCache } from 'node:module';

/** Tells the parent process that this one is ready. */
export function announceReady(): void {
  // Node itself writes the compile cache only on a normal exit. Writing a new cache blocks for a moment, so do it
  // before the first request.
  flushCompileCache();
  process.send?.({ type: 'ready' });
}

/**
 * Ends a process that was started with an IPC channel together with its parent,
 * so that a killed starter leaves no orphans.
 */
export function endWithParent(): void {
  if (process.send) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

/** Runs a process's main function; logs an error in one line and exits with 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${JSON.stringify({ level: 60, time: new Date().toISOString(), msg: message })}\n`);
    process.exit(1);
  }
}
