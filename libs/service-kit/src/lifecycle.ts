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

/** A service drains its mail, then its calls; the rest of its grace is for closing connections. */
const DRAIN_SHARE = 0.4;

/** Milliseconds for each thing that a service drains when it stops. */
export const drainMs = (graceSeconds: number): number => graceSeconds * 1_000 * DRAIN_SHARE;

/**
 * Exits with 1 if the shutdown that a signal begins takes longer, for instance because Redis or
 * Postgres does not answer. No work is lost by that: it is in Postgres, and begins again.
 */
export function limitShutdown(graceSeconds: number): void {
  const begin = () => {
    setTimeout(() => {
      logFatal(`The shutdown took longer than ${graceSeconds} s; exiting`);
      process.exit(1);
    }, graceSeconds * 1_000).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, begin);
}

/** Runs a process's main function; logs an error in one line and exits with 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    logFatal(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

function logFatal(msg: string): void {
  process.stderr.write(`${JSON.stringify({ level: 60, time: new Date().toISOString(), msg })}\n`);
}
