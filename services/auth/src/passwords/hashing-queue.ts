import { AppError } from '@printpartner/messaging';

const AT_ONCE = 2;
/** About three seconds of work; who would wait longer is told so at once. */
const LONGEST_LINE = 200;

interface Waiter {
  start: () => void;
}

/**
 * Lets two hashes run at a time. More would take every thread of the pool and
 * every core, and looking up sessions, which everybody waits for, shares them.
 */
export class HashingQueue {
  private running = 0;
  private readonly line: Waiter[] = [];

  /**
   * @param signal tells that nobody waits for the result any more: work that is still in line is not done
   * @throws AppError system.busy when too many wait already; the signal's reason
   */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.running >= AT_ONCE) {
      if (this.line.length >= LONGEST_LINE) throw new AppError('system.busy', { retryAfter: 5 });
      await this.wait(signal);
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      // Whoever is next takes over the place, so that no newcomer slips in between.
      if (next) next.start();
      else this.running -= 1;
    }
  }

  private wait(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.line.splice(this.line.indexOf(waiter), 1);
        reject(signal?.reason as Error);
      };
      const waiter: Waiter = {
        start: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.line.push(waiter);
    });
  }
}
