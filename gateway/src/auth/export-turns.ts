import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@printpartner/messaging';
import { AttemptLimit } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis.ts';

/** A turn ends this long after its last piece, so that a gateway that was killed doesn't block the user. */
export const TURN_MS = 60_000;
const RENEW_AFTER_MS = 10_000;

/** Sets the time a turn has left, 0 to end it, unless another download has taken it over. */
const RENEW_SCRIPT = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end`;

export interface ExportTurn {
  /** The same pieces. They keep the turn, and end it before the client sees the end of the last one. */
  hold(pieces: AsyncIterable<string>): AsyncIterable<string>;
  end(): Promise<void>;
  /** Takes back a download that could not begin from the hour's ten. */
  giveBack(): Promise<void>;
}

/** One data export at a time per user, across all replicas, and ten per hour. */
@Injectable()
export class ExportTurns {
  private readonly limit: AttemptLimit;

  constructor(@Inject(REDIS) private readonly redis: Redis) {
    this.limit = new AttemptLimit(redis, { name: 'gateway:export', attempts: 10, windowSeconds: 60 * 60 });
  }

  /** @throws AppError auth.export_running, request.rate_limited */
  async take(userId: string): Promise<ExportTurn> {
    const key = `gateway:export:${userId}`;
    const token = randomUUID();
    const renew = (ms: number) => this.redis.eval(RENEW_SCRIPT, 1, key, token, ms);
    if (!(await this.redis.set(key, token, 'PX', TURN_MS, 'NX'))) throw exportRunning();
    const end = async () => void (await renew(0));
    const hold = async function* (pieces: AsyncIterable<string>) {
      try {
        let renewedAt = performance.now();
        for await (const piece of pieces) {
          if (performance.now() - renewedAt > RENEW_AFTER_MS) {
            if ((await renew(TURN_MS)) !== 1) throw exportRunning();
            renewedAt = performance.now();
          }
          yield piece;
        }
      } finally {
        await end();
      }
    };
    try {
      await this.limit.take(userId);
    } catch (error) {
      await end();
      throw error;
    }
    return { hold, end, giveBack: () => this.limit.giveBack(userId) };
  }
}

const exportRunning = () =>
  new AppError('auth.export_running', {
    userMessage: 'Your data is already being downloaded. Wait until that download is done, then try again.',
    retryAfter: 10,
  });
