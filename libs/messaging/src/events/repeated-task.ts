import { Logger } from '@nestjs/common';
import { describeError } from '../rpc/error-reply.ts';

/** Runs a task at once and again `everyMs` after it ended, never twice at a time, until stopped. */
export class RepeatedTask {
  readonly #logger: Logger;
  #running?: Promise<void>;
  #timer?: NodeJS.Timeout;
  #isStopped = true;
  #isNudged = false;

  constructor(
    name: string,
    private readonly everyMs: number,
    private readonly run: () => Promise<unknown>,
  ) {
    this.#logger = new Logger(name);
  }

  start(): void {
    this.#isStopped = false;
    this.nudge();
  }

  /** Runs it now, or once more when it is running. */
  nudge(): void {
    if (this.#isStopped) return;
    this.#isNudged = true;
    this.#running ??= this.#loop().finally(() => {
      this.#running = undefined;
      if (this.#isNudged) this.nudge();
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #loop(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#isNudged && !this.#isStopped) {
      this.#isNudged = false;
      await this.run().catch((error: unknown) => this.#logger.error(describeError(error)));
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => this.nudge(), this.everyMs);
  }
}
