import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import { describeError } from '../rpc/error-reply.ts';

/**
 * Runs a task when started and again `everyMs` milliseconds after each run ends, until stopped. Runs never
 * overlap; a failed run is logged under `name` and does not stop the next one. `stop` aborts the signal of the
 * current run and waits for it to end: a long run should look at the signal between its steps. A service's own tasks extend
 * `Sweeper` of service-kit.
 */
export class RepeatedTask {
  readonly #logger: Logger;
  /** Calls a function outside the request that nudges, because a run also does the work of others. */
  readonly #outside = AsyncLocalStorage.snapshot();
  #running?: Promise<void>;
  #timer?: NodeJS.Timeout;
  #isStopped = true;
  #isNudged = false;
  #ending = new AbortController();

  constructor(
    name: string,
    private readonly everyMs: number,
    private readonly run: (signal: AbortSignal) => Promise<unknown>,
  ) {
    this.#logger = new Logger(name);
  }

  start(): void {
    this.#isStopped = false;
    this.#ending = new AbortController();
    this.nudge();
  }

  /** Runs the task now, or once more if it is already running. */
  nudge(): void {
    if (this.#isStopped) return;
    this.#isNudged = true;
    this.#running ??= this.#outside(() => this.#loop()).finally(() => {
      this.#running = undefined;
      if (this.#isNudged) this.nudge();
    });
  }

  /** Resolves when the current run has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#ending.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #loop(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#isNudged && !this.#isStopped) {
      this.#isNudged = false;
      try {
        await this.run(this.#ending.signal);
      } catch (error) {
        this.#logger.error(describeError(error));
      }
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => this.nudge(), this.everyMs);
  }
}
