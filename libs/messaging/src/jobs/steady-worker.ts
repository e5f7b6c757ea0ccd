import { setTimeout as delay } from 'node:timers/promises';
import { Worker, type Processor, type WorkerOptions } from 'bullmq';

/** Milliseconds BullMQ gets to report finished jobs when Redis goes away while closing. */
const reportMs = 5000;

/** A worker that waits for its running jobs on closing, also while Redis is away. */
export class SteadyWorker<T> extends Worker<T> {
  readonly #running: Set<Promise<unknown>>;
  #isAway = true;

  constructor(name: string, process: Processor<T>, options: WorkerOptions) {
    const running = new Set<Promise<unknown>>();
    super(
      name,
      (...job) => {
        const run = Promise.resolve(process(...job)).finally(() => running.delete(run));
        running.add(run);
        return run;
      },
      options,
    );
    this.#running = running;
    this.backend.on('ready', () => (this.#isAway = false));
    this.backend.on('close', () => (this.#isAway = true));
  }

  override async close(force = false): Promise<void> {
    if (force || !this.#isAway) {
      const closed = super.close(force);
      return Promise.race([closed, this.#abandoned(closed)]);
    }
    // BullMQ would wait for the connection to come back.
    await Promise.allSettled(this.#running);
    return super.close(true);
  }

  async #abandoned(closed: Promise<void>): Promise<void> {
    do {
      await Promise.race([closed, delay(reportMs, undefined, { ref: false })]);
      if (this.closed) return;
    } while (!this.#isAway || this.#running.size > 0);
  }
}
