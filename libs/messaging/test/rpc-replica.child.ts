import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { RpcServer } from '../src/index.ts';
import { peer } from './rpc-fixture.ts';

/** A replica that counts in Redis what it handled. `hold` never replies. */
const { REDIS_URL: redisUrl = '', NAMESPACE: namespace = '', REPLICA: replica = '' } = process.env;
const redis = new Redis(redisUrl);
const server = new RpcServer({ peer: peer('demo', redisUrl), namespace, concurrency: 4 });
server.addHandler('demo.count', async (data: { key: string; waitMs: number }) => {
  await redis.hincrby(`${namespace}:handled`, data.key, 1);
  await redis.hincrby(`${namespace}:by`, replica, 1);
  await delay(data.waitMs);
  return replica;
});
server.addHandler('demo.hold', async () => {
  await redis.incr(`${namespace}:held`);
  return new Promise(() => undefined);
});
await server.listen(() => process.send?.('ready'));
