import { once } from 'node:events';
import { testRedisUrl } from '@printpartner/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Redis } from 'ioredis';
import { createGateway } from '../src/create-gateway.ts';
import type { GatewaySettings } from '../src/env.ts';
import { REDIS } from '../src/redis.ts';

const open: NestExpressApplication[] = [];

/** A gateway alone, without a service behind it; returns where it listens. */
export async function listeningGateway(settings: Partial<GatewaySettings> = {}): Promise<string> {
  const gateway = await createGateway({
    PORT: 0,
    REDIS_URL: testRedisUrl(),
    LOG_LEVEL: 'fatal',
    SUPPORT_EMAIL: 'a@example.com',
    STORAGE_URL: 'file:///tmp/uploads',
    UPLOAD_LIMIT_MB: 1,
    ...settings,
  });
  open.push(gateway);
  const redis = gateway.get<Redis>(REDIS);
  if (redis.status !== 'ready') await once(redis, 'ready');
  await gateway.listen(0, '127.0.0.1');
  return gateway.getUrl();
}

export async function closeGateways(): Promise<void> {
  await Promise.all(open.splice(0).map((gateway) => gateway.close()));
}
