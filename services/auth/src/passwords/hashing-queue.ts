import { AppError } from '@printpartner/messaging';

const CONCURRENCY = 2;
/** Callers that wait for about three seconds of work; more are refused at once. */
const MAX_WAITING = 200;

interface Waiter {
  start: () => void;
}

/**
 * Runs two hashes at a time. More would use up the thread pool and the cores
 * that session lookups need.
 */
export class HashingQueue {
  private running = 0;
  private readonly waiting: Waiter[] = [];

  /**
   * @param signal removes work that hasn't started from the queue
   * @throws AppError system.busy when too many wait already; the signal's reason
   */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.running >= CONCURRENCY) {
      if (this.waiting.length >= MAX_WAITING) throw new AppError('system.busy', { retryAfter: 5 });
      await this.wait(signal);
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // Hand the slot to the next waiter, so that a new caller can't take it first.
      if (next) next.start();
      else this.running -= 1;
    }
  }

  private wait(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(waiter), 1);
        reject(signal?.reason as Error);
      };
      const waiter: Waiter = {
        start: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.waiting.push(waiter);
    });
  }
}
