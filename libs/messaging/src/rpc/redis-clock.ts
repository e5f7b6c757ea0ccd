import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { whenReady } from '../redis-connection.ts';

/**
 * Redis' clock, so that deadlines are comparable across machines. Uses the local
 * monotonic clock between two readings.
 */
export class RedisClock {
  #offset?: number;
  #timer?: NodeJS.Timeout;

  constructor(
    private readonly redis: Redis,
    private readonly refreshMs = 30_000,
  ) {}

  get isSet(): boolean {
    return this.#offset !== undefined;
  }

  /** Milliseconds since the epoch. */
  now(): number {
    return performance.now() + (this.#offset ?? performance.timeOrigin);
  }

  /** Resolves after the first reading; then reads every `refreshMs` and after every reconnect. */
  async start(): Promise<void> {
    this.redis.on('ready', this.#refresh);
    this.#timer = setInterval(this.#refresh, this.refreshMs);
    this.#timer.unref();
    while (!this.isSet) {
      await whenReady(this.redis);
      await this.read().catch(() => delay(50));
    }
  }

  stop(): void {
    clearInterval(this.#timer);
    this.redis.off('ready', this.#refresh);
  }

  async read(): Promise<void> {
    const before = performance.now();
    const [seconds, microseconds] = await this.redis.time();
    const middle = (before + performance.now()) / 2;
    this.#offset = Number(seconds) * 1000 + Number(microseconds) / 1000 - middle;
  }

  // After a failed reading, the last offset stays valid.
  readonly #refresh = (): void => void this.read().catch(() => undefined);
}
