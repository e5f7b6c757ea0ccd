import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { RpcClient } from '@printpartner/messaging';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis.ts';

const POLL_MS = 20;

/**
 * Resolves when requests can be answered, so that a gateway that starts beside others fails none of its first. After
 * `limitMs` it resolves anyway: without Redis, a gateway still answers with the reason.
 */
export async function awaitRedis(app: INestApplicationContext, limitMs: number): Promise<void> {
  const redis = app.get<Redis>(REDIS);
  const rpc = app.get(RpcClient);
  for (const end = Date.now() + limitMs; Date.now() < end; await pause(POLL_MS)) {
    const isConnected = await rpc.connect().then(
      () => true,
      () => false,
    );
    if (isConnected && redis.status === 'ready') return;
  }
}
