import { setMaxListeners } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppError } from '@printpartner/messaging';
import type { Response } from 'express';
import { Listeners } from './listeners.ts';

/** Time for started requests to finish, ms. */
export const REQUESTS_GRACE_MS = Symbol('requests grace');

const IDLE_CHECK_MS = 50;
/** Node accepts one connection per turn of its loop. */
const ACCEPT_TURNS = 100;

/**
 * Ends all connections in time. Started requests may finish; answers that would wait for something
 * end at once; what is still open after the grace, such as a slow upload, is cut.
 */
@Injectable()
export class Shutdown implements OnModuleDestroy, BeforeApplicationShutdown {
  /** Aborts when the gateway begins to stop. The reason is the error of a request that would have to wait. */
  readonly signal: AbortSignal;
  private readonly begun = new AbortController();

  constructor(
    private readonly listeners: Listeners,
    @Inject(REQUESTS_GRACE_MS) private readonly graceMs: number,
  ) {
    this.signal = this.begun.signal;
    // One for each waiting answer.
    setMaxListeners(0, this.signal);
  }

  onModuleDestroy(): void {
    const userMessage = 'Print Partner is restarting. Try again in a moment.';
    this.begun.abort(new AppError('system.unavailable', { userMessage, retryAfter: 2 }));
  }

  /** Aborts when the client of a response leaves, or the gateway begins to stop. */
  endOf(response: Response): AbortSignal {
    const disconnected = new AbortController();
    response.once('close', () => disconnected.abort());
    return AbortSignal.any([disconnected.signal, this.signal]);
  }

  async beforeApplicationShutdown(): Promise<void> {
    const { server } = this.listeners;
    if (!server.listening) return;
    // The kernel has completed connections that Node hasn't accepted yet. Closing the port resets them, and a proxy can't
    // know whether such a request was handled.
    for (let turn = 0; turn < ACCEPT_TURNS; turn += 1) await setImmediate();
    await this.close();
  }

  /** Takes no further connections and waits for every one that is open. */
  private async close(): Promise<void> {
    const { server } = this.listeners;
    // A kept-alive connection stays open for seconds after its last answer.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref();
    const late = setTimeout(() => server.closeAllConnections(), this.graceMs).unref();
    await this.listeners.close();
    clearInterval(idle);
    clearTimeout(late);
  }
}
