import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import {
  adminHealth,
  alertsHealth,
  authHealth,
  chatHealth,
  type HealthReport,
  type SystemState,
  preflightHealth,
  projectsHealth,
  specsHealth,
} from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { eventually } from '@printpartner/testing';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';
import { redisOf } from './test-gateway.ts';

const services = ['admin', 'alerts', 'auth', 'chat', 'preflight', 'projects', 'specs'];
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
  @HandleRpc(chatHealth)
  chat() {
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

const readiness = async (url = gateway.url) => {
  const answer = await fetch(`${url}/api/health/ready`);
  const { checks } = (await answer.json()) as HealthReport;
  return { status: answer.status, checks };
};
const isReady = () =>
  eventually(async () => expect(await readiness()).toEqual({ status: 200, checks: all('ok') }));

it('K8 while Redis is out of memory, readiness names every service and requests get a 503; afterwards both work', async () => {
  const { url, redis } = gateway;
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

it('K8 while the gateway itself has no connection to Redis, it is not ready although every service is', async () => {
  const own = redisOf(gateway.url);
  await isReady();
  own?.disconnect();
  expect(await readiness()).toEqual({
    status: 503,
    checks: { ...all('ok'), 'gateway.redis': 'not responding' },
  });
  await own?.connect();
  await isReady();
});

it('K8 F3 while the disk has too little space for any upload, it is not ready and names the disk, and so does the admin’s state', async () => {
  await isReady();
  const ADMIN_PASSWORD = 'correct horse';
  const full = await gateway.listen({ UPLOAD_FREE_MB: 1_000_000_000, ADMIN_PASSWORD });
  const disk = expect.stringMatching(
    /^full: [\d,]+ MB free, and uploads leave 1,000,000,000 MB free \(UPLOAD_FREE_MB\)$/,
  );
  expect(await readiness(full)).toEqual({ status: 503, checks: { ...all('ok'), 'gateway.disk': disk } });
  const state = await fetch(`${full}/api/admin/system`, { headers: { 'x-admin-password': ADMIN_PASSWORD } });
  const { stores } = (await state.json()) as SystemState;
  expect(stores.find(({ store }) => store === 'files')).toMatchObject({ status: 'failing' });
});
