import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Starter } from './running-system.ts';

/** Time relative to a given moment, ms; action; target process. */
export type Disturbance = readonly [atMs: number, how: 'kill' | 'wipe', process: string];

/** Kills processes of a running system and wipes its Redis. The starter restarts killed processes. */
export class Disturber {
  readonly #system: Starter;

  constructor(system: Starter) {
    this.#system = system;
  }

  /** Runs each disturbance at its time relative to the moment. */
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
    const redis = new Redis(this.#system.redisUrl, {
      retryStrategy: () => null,
    });
    await redis.flushall();
    redis.disconnect();
  }

  /** Retries, because the process may still be restarting after the last kill. */
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
