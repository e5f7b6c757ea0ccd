import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError, openRedis } from '@printpartner/messaging';
import { randomName, testRedisUrl } from '@printpartner/testing';
import type { Redis } from 'ioredis';
import { AttemptLimit } from '../src/limits/attempt-limit.ts';

let redis: Redis;

beforeAll(async () => {
  redis = openRedis(testRedisUrl(), 'commands');
  await once(redis, 'ready');
});
afterAll(() => redis.disconnect());

const limitOf = (attempts: number, name = randomName('limit')) =>
  new AttemptLimit(redis, { name, attempts, windowSeconds: 60 });

async function outcomes(tries: Promise<number>[]): Promise<{ taken: number; refused: AppError[] }> {
  const settled = await Promise.allSettled(tries);
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as AppError] : []));
  return { taken: settled.length - refused.length, refused };
}

describe('AttemptLimit', () => {
  it('A2 enforces the limit for concurrent attempts at two replicas', async () => {
    const name = randomName('limit');
    const [one, other] = [limitOf(5, name), limitOf(5, name)];
    const { taken, refused } = await outcomes(
      Array.from({ length: 40 }, (_, i) => (i % 2 ? one : other).take('maya@example.com')),
    );
    expect(taken).toBe(5);
    for (const error of refused) {
      expect(error).toBeInstanceOf(AppError);
      expect(error.reply).toMatchObject({ code: 'request.rate_limited' });
      expect(error.reply.retryAfter).toBeGreaterThan(0);
      expect(error.reply.retryAfter).toBeLessThanOrEqual(60);
    }
  });

  it('A2 counts each key and each limit separately', async () => {
    const limit = limitOf(1);
    await limit.take('one');
    await expect(limit.take('two')).resolves.toBe(1);
    await expect(limitOf(1).take('one')).resolves.toBe(1);
    await expect(limit.take('one')).rejects.toThrow('request.rate_limited');
  });

  it('A2 gives back harmless attempts', async () => {
    const limit = limitOf(2);
    for (const expected of [1, 1, 1]) {
      expect(await limit.take('maya')).toBe(expected);
      await limit.giveBack('maya');
    }
    await limit.take('maya');
    expect(await limit.take('maya')).toBe(2);
  });

  it('A2 stores no address in Redis', async () => {
    const name = randomName('limit');
    await limitOf(2, name).take('maya@example.com');
    const keys = await redis.keys(`limit:${name}*`);
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toContain('maya');
    expect(await redis.pttl(keys[0] ?? '')).toBeGreaterThan(0);
  });
});
