import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Starter } from './running-system.ts';

/** When, relative to the moment in question, ms; what; to whom. */
export type Disturbance = readonly [atMs: number, how: 'kill' | 'wipe', process: string];

/** Hurts a running system; its starter brings back what dies. */
export class Disturber {
  readonly #system: Starter;

  constructor(system: Starter) {
    this.#system = system;
  }

  /** Each at its time around the moment. */
  async all(moment: Date, disturbances: readonly Disturbance[]): Promise<void> {
    await Promise.all(
      disturbances.map(async ([atMs, how, name]) => {
        await pause(Math.max(0, moment.getTime() + atMs - Date.now()));
        if (how === 'wipe') await this.wipeRedis();
        else await this.#kill(name);
      }),
    );
  }

  async wipeRedis(): Promise<void> {
    const redis = new Redis(this.#system.environmentOf('gateway')['REDIS_URL'] ?? '', {
      retryStrategy: () => null,
    });
    await redis.flushall();
    redis.disconnect();
  }

  /** As soon as it runs: it may still be on its way back from the last kill. */
  async #kill(name: string): Promise<void> {
    for (let left = 100; ; left -= 1) {
      try {
        process.kill(this.#system.process(name).pid, 'SIGKILL');
        return;
      } catch (error) {
        if (left === 0) throw error;
        await pause(50);
      }
    }
  }
}
