import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import {
  adminHealth,
  alertsHealth,
  authHealth,
  type HealthReport,
  preflightHealth,
  projectsHealth,
  specsHealth,
} from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { eventually } from '@printpartner/testing';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';

const services = ['admin', 'alerts', 'auth', 'preflight', 'projects', 'specs'];
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
  @HandleRpc(specsHealth)
  specs() {
    return ok();
  }
}

let gateway: GatewayWithServices;
beforeAll(async () => {
  gateway = await startGatewayWith(Object.fromEntries(services.map((service) => [service, Healthy])));
});
afterAll(() => gateway.stop());

const all = (state: string) => Object.fromEntries(services.map((service) => [service, state]));

it('K8 while Redis is out of memory, readiness names every service and requests get a 503; afterwards both work', async () => {
  const { url, redis } = gateway;
  const readiness = async () => {
    const answer = await fetch(`${url}/api/health/ready`);
    const { checks } = (await answer.json()) as HealthReport;
    return { status: answer.status, checks };
  };
  const isReady = () =>
    eventually(async () => expect(await readiness()).toEqual({ status: 200, checks: all('ok') }));
  await isReady();
  await redis.config('SET', 'maxmemory', '1');
  expect(await readiness()).toEqual({ status: 503, checks: all('not responding') });
  // The count of uploads is written to Redis.
  const upload = await fetch(`${url}/api/preflight/analyze`, { method: 'POST' });
  expect([upload.status, await upload.json()]).toMatchObject([503, { code: 'system.unavailable' }]);
  const list = await fetch(`${url}/api/projects`, { headers: { authorization: `Bearer ${'a'.repeat(43)}` } });
  expect([list.status, await list.json()]).toMatchObject([503, { code: 'system.unavailable' }]);
  await redis.config('SET', 'maxmemory', '0');
  await isReady();
});
