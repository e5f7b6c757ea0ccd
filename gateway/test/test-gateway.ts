import { once } from 'node:events';
import { RpcClient } from '@printpartner/messaging';
import { eventually, startRedis, testPeerKeys, type TestRedis, testRedisUrl } from '@printpartner/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Redis } from 'ioredis';
import { AdminAttempts } from '../src/admin/admin-attempts.ts';
import { createGateway } from '../src/create-gateway.ts';
import type { GatewaySettings } from '../src/env.ts';
import { StoreDisk } from '../src/preflight/store-disk.ts';
import { REDIS } from '../src/redis.ts';

const servers: TestRedis[] = [];
const open = new Map<string, NestExpressApplication>();

export function buildSettings(overrides: Partial<GatewaySettings> = {}): GatewaySettings {
  return {
    PORT: 0,
    HOST: 'localhost',
    REDIS_URL: testRedisUrl(),
    PEER_KEYS: testPeerKeys('gateway'),
    LOG_LEVEL: 'fatal',
    SUPPORT_EMAIL: 'a@example.com',
    WEB_SIGNUP: 'flag',
    CROSS_DEVICE_SYNC: true,
    STORAGE_URL: 'file:///tmp/uploads',
    BODY_SECONDS: 60,
    UPLOAD_LIMIT_MB: 1,
    UPLOAD_IDLE_SECONDS: 60,
    UPLOAD_FREE_MB: 0,
    SHUTDOWN_GRACE_SECONDS: 2,
    OTEL_TRACES_SAMPLER_ARG: 1,
    ...overrides,
  };
}

/** Starts a gateway without services; returns its URL. */
export async function listeningGateway(settings: Partial<GatewaySettings> = {}): Promise<string> {
  const gateway = await createGateway(buildSettings(settings));
  const redis = gateway.get<Redis>(REDIS);
  if (redis.status !== 'ready') await once(redis, 'ready');
  // A first call may not find the queues connected in time on a busy machine.
  await eventually(() => gateway.get(RpcClient).connect());
  await gateway.listen(0, '127.0.0.1');
  const url = await gateway.getUrl();
  open.set(url, gateway);
  return url;
}

export const ADMIN_HEADERS = { 'x-admin-password': 'correct horse' };

/** Starts a gateway without services on a Redis of its own, as many tests count what is in it; `closeGateways` ends both. */
export async function adminGateway(): Promise<string> {
  const server = await startRedis();
  servers.push(server);
  return listeningGateway({ REDIS_URL: server.url, ADMIN_PASSWORD: ADMIN_HEADERS['x-admin-password'] });
}

/** A gateway's connection for session copies and limits. */
export function redisOf(url: string): Redis | undefined {
  return open.get(url)?.get<Redis>(REDIS);
}

/** A gateway's limits of the admin password. */
export function attemptsOf(url: string): AdminAttempts | undefined {
  return open.get(url)?.get(AdminAttempts);
}

/** Lets a gateway see this much free space on the store's disk. */
export function setFreeBytes(url: string, freeBytes: () => number | Promise<number>): void {
  const disk = open.get(url)?.get(StoreDisk);
  if (disk) disk.freeBytes = async () => freeBytes();
}

/** Timeout of a whole request with its body, ms. */
export const requestTimeoutOf = (url: string): number | undefined =>
  open.get(url)?.getHttpServer().requestTimeout;

export async function closeGateway(url: string): Promise<void> {
  await open.get(url)?.close();
  open.delete(url);
}

export async function closeGateways(): Promise<void> {
  await Promise.all([...open.values()].map((gateway) => gateway.close()));
  open.clear();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
}
