const FIRST_PAUSE_MS = 200;
/** The limit for a process that ends before it is ready: each try costs the CPU time of a start. */
const MAX_PAUSE_MS = 10_000;
/** The limit for one that was ready: its users wait for little more than the start, and a crash at each request isn't a busy loop. */
const MAX_PAUSE_AFTER_READY_MS = 1_000;
/** After running this long, a process's next crash counts as the first. */
const STABLE_AFTER_MS = 30_000;

/** A run of a process that ended unexpectedly. */
export interface EndedRun {
  ranMs: number;
  wasReady: boolean;
}

/** How long to wait before each restart of a process: twice as long each time, until it runs for a while. */
export class RestartPauses {
  #nextMs = FIRST_PAUSE_MS;

  /** @returns the pause before the restart, ms */
  after({ ranMs, wasReady }: EndedRun): number {
    if (ranMs > STABLE_AFTER_MS) this.#nextMs = FIRST_PAUSE_MS;
    const pauseMs = Math.min(this.#nextMs, wasReady ? MAX_PAUSE_AFTER_READY_MS : MAX_PAUSE_MS);
    this.#nextMs = pauseMs * 2;
    return pauseMs;
  }
}
