import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Controller, type INestMicroservice } from '@nestjs/common';
import {
  adminHealth,
  alertsHealth,
  authHealth,
  type HealthReport,
  preflightHealth,
  projectsHealth,
} from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { eventually, startRedis, type TestRedis } from '@printpartner/testing';
import { Redis } from 'ioredis';
import { closeGateways, listeningGateway } from './test-gateway.ts';
import { testService } from './test-service.ts';

const services = ['admin', 'alerts', 'auth', 'preflight', 'projects'];
const ok = async (): Promise<HealthReport> => ({ status: 'ok', checks: {} });

@Controller()
class Healthy {
  @HandleRpc(adminHealth)
  admin() {
    return ok();
  }
  @HandleRpc(alertsHealth)
  alerts() {
    return ok();
  }
  @HandleRpc(authHealth)
  auth() {
    return ok();
  }
  @HandleRpc(preflightHealth)
  preflight() {
    return ok();
  }
  @HandleRpc(projectsHealth)
  projects() {
    return ok();
  }
}

let redis: TestRedis;
let running: INestMicroservice[];
let admin: Redis;
beforeAll(async () => {
  redis = await startRedis();
  admin = new Redis(redis.url);
  running = await Promise.all(services.map((service) => testService(service, redis.url, Healthy)));
});
afterAll(async () => {
  await closeGateways();
  await Promise.all(running.map((service) => service.close()));
  admin.disconnect();
  await redis.stop();
});

const all = (state: string) => Object.fromEntries(services.map((service) => [service, state]));

it('K8 while Redis is out of memory, readiness names every service and requests get a 503; afterwards both work', async () => {
  const url = await listeningGateway({ REDIS_URL: redis.url });
  const readiness = async () => {
    const answer = await fetch(`${url}/api/health/ready`);
    const { checks } = (await answer.json()) as HealthReport;
    return { status: answer.status, checks };
  };
  const isReady = () =>
    eventually(async () => expect(await readiness()).toEqual({ status: 200, checks: all('ok') }));
  await isReady();
  await admin.config('SET', 'maxmemory', '1');
  expect(await readiness()).toEqual({ status: 503, checks: all('not responding') });
  // The count of uploads is written to Redis.
  const upload = await fetch(`${url}/api/preflight/analyze`, { method: 'POST' });
  expect([upload.status, await upload.json()]).toMatchObject([503, { code: 'system.unavailable' }]);
  const list = await fetch(`${url}/api/projects`, { headers: { authorization: `Bearer ${'a'.repeat(43)}` } });
  expect([list.status, await list.json()]).toMatchObject([503, { code: 'system.unavailable' }]);
  await admin.config('SET', 'maxmemory', '0');
  await isReady();
});
