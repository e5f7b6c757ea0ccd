import { AppError } from '@printpartner/messaging';

const AT_ONCE = 2;
/** About three seconds of work; who would wait longer is told so at once. */
const LONGEST_LINE = 200;

/**
 * Lets two hashes run at a time. More would take every thread of the pool and
 * every core, and looking up sessions, which everybody waits for, shares them.
 */
export class HashingQueue {
  private running = 0;
  private readonly line: (() => void)[] = [];

  /** @throws AppError system.busy when too many wait already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) {
      if (this.line.length >= LONGEST_LINE) throw new AppError('system.busy', { retryAfter: 5 });
      await new Promise<void>((resolve) => this.line.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      // Whoever is next takes over the place, so that no newcomer slips in between.
      if (next) next();
      else this.running -= 1;
    }
  }
}
