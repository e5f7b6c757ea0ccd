import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import type { RpcError } from '../src/index.ts';
import { killChild, startChild } from './child-process.ts';
import { contractOf, redisUrl, RpcFixture } from './rpc-fixture.ts';
import { until } from '@printpartner/testing/e2e';

const count = contractOf('demo.count');
const hold = contractOf('demo.hold');
const context = { requestId: 'test', deadlineMs: 60_000 };

let rpc: RpcFixture;
let redis: Redis;
let replicas: ChildProcess[];
beforeAll(async () => {
  rpc = new RpcFixture();
  redis = new Redis(redisUrl);
  replicas = await Promise.all(
    ['a', 'b', 'c'].map((replica) =>
      startChild('rpc-replica.child.ts', { REDIS_URL: redisUrl, NAMESPACE: rpc.namespace, REPLICA: replica }),
    ),
  );
});
beforeEach(() => redis.del(`${rpc.namespace}:handled`));
afterAll(async () => {
  await Promise.all(replicas.map(killChild));
  await rpc.close();
  await redis.del(...['handled', 'by', 'held'].map((key) => `${rpc.namespace}:${key}`));
  redis.disconnect();
});

describe('three replicas', () => {
  test('K5 handle each request exactly once', async () => {
    const client = rpc.client();
    const calls = Array.from({ length: 300 }, (_, index) =>
      client.call(count, { key: String(index), waitMs: 50 }, context),
    );
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['a', 'b', 'c']));
    const handled = Object.values(await redis.hgetall(`${rpc.namespace}:handled`));
    expect(handled).toHaveLength(300);
    expect(new Set(handled)).toEqual(new Set(['1']));
  });

  test('K5 three replicas lose only the requests of a killed replica', async () => {
    const client = rpc.client();
    const held = Array.from({ length: 12 }, () =>
      client.call(hold, {}, { ...context, deadlineMs: 4000 }).catch((error: RpcError) => error.reply.code),
    );
    await until(async () => (await redis.get(`${rpc.namespace}:held`)) === '12', 'all slots are taken');
    const waiting = Array.from({ length: 50 }, (_, index) =>
      client.call(count, { key: String(index), waitMs: 1 }, context),
    );
    for (const child of replicas.slice(0, 2)) await killChild(child);
    replicas.push(
      await startChild('rpc-replica.child.ts', {
        REDIS_URL: redisUrl,
        NAMESPACE: rpc.namespace,
        REPLICA: 'd',
      }),
    );
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['d']));
    expect(new Set(await Promise.all(held))).toEqual(new Set(['system.timeout']));
    const handled = Object.values(await redis.hgetall(`${rpc.namespace}:handled`));
    expect(handled).toEqual(Array.from({ length: 50 }, () => '1'));
    expect(await redis.get(`${rpc.namespace}:held`)).toBe('12');
  });
});
