import { setTimeout as delay } from 'node:timers/promises';
import { Worker, type Processor, type WorkerOptions } from 'bullmq';

/** Time for BullMQ to report finished jobs when Redis goes down while closing. */
const REPORT_MS = 5000;

/** A worker whose close() waits for running jobs even while Redis is down. */
export class SteadyWorker<T> extends Worker<T> {
  readonly #running: Set<Promise<unknown>>;
  #isDisconnected = true;

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
    this.backend.on('ready', () => (this.#isDisconnected = false));
    this.backend.on('close', () => (this.#isDisconnected = true));
  }

  override async close(force = false): Promise<void> {
    if (force || !this.#isDisconnected) {
      const closed = super.close(force);
      return Promise.race([closed, this.#abandoned(closed)]);
    }
    // BullMQ would wait for a reconnect.
    await Promise.allSettled(this.#running);
    return super.close(true);
  }

  async #abandoned(closed: Promise<void>): Promise<void> {
    do {
      await Promise.race([closed, delay(REPORT_MS, undefined, { ref: false })]);
      if (this.closed) return;
    } while (!this.#isDisconnected || this.#running.size > 0);
  }
}
