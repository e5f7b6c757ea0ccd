import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Controller, type Type } from '@nestjs/common';
import { healthOf, type HealthReport, serviceNames, type SystemState } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { eventually } from '@printpartner/testing';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';
import { redisOf, setFreeBytes } from './test-gateway.ts';
import { MB } from './upload-gateway.ts';

function healthy(service: string): Type {
  @Controller()
  class Healthy {
    @HandleRpc(healthOf(service))
    async health(): Promise<HealthReport> {
      return { status: 'ok', checks: {} };
    }
  }
  return Healthy;
}

let gateway: GatewayWithServices;
beforeAll(async () => {
  gateway = await startGatewayWith(
    Object.fromEntries(serviceNames.map((service) => [service, healthy(service)])),
  );
});
afterAll(() => gateway.stop());

const all = (state: string) => Object.fromEntries(serviceNames.map((service) => [service, state]));

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

it('K8 F3 while the disk has too little space for the largest upload, or does not answer, it stays ready with a note, and the admin’s state names the disk', async () => {
  await isReady();
  const ADMIN_PASSWORD = 'correct horse';
  const full = await gateway.listen({ UPLOAD_FREE_MB: 100, UPLOAD_LIMIT_MB: 20, ADMIN_PASSWORD });
  const noted = (disk: string) => ({ status: 200, checks: { ...all('ok'), 'gateway.disk': disk } });
  setFreeBytes(full, () => 120 * MB);
  expect(await readiness(full)).toEqual({ status: 200, checks: all('ok') });
  setFreeBytes(full, () => new Promise(() => undefined));
  expect(await readiness(full)).toEqual(noted('not responding'));
  setFreeBytes(full, () => 120 * MB - 1);
  expect(await readiness(full)).toEqual(
    noted(
      'full: 119 MB free; uploads leave 100 MB free (UPLOAD_FREE_MB), and the largest needs 20 MB (UPLOAD_LIMIT_MB)',
    ),
  );
  const state = await fetch(`${full}/api/admin/system`, { headers: { 'x-admin-password': ADMIN_PASSWORD } });
  const { stores } = (await state.json()) as SystemState;
  expect(stores.find(({ store }) => store === 'files')).toMatchObject({ status: 'failing' });
});
