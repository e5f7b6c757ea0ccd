import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomIp, randomName, testRedisUrl } from '@printpartner/testing';
import { Redis } from 'ioredis';
import { closeGateways, listeningGateway } from './test-gateway.ts';

const HOUR_MS = 3_600_000;
const password = randomName('admin');
const settings = { ADMIN_PASSWORD: password, TRUST_PROXY: 'loopback' };
let redis: Redis;
let url: string;
const ip = randomIp();

beforeAll(async () => {
  redis = new Redis(testRedisUrl());
  url = await listeningGateway(settings);
});
afterAll(async () => {
  await closeGateways();
  redis.disconnect();
});

const withPassword = (given: string) => ({ 'x-admin-password': given, 'x-forwarded-for': ip });

async function session(method: 'POST' | 'DELETE', headers: Record<string, string>): Promise<Response> {
  return fetch(`${url}/api/admin/session`, { method, headers });
}

/** @returns the request header with the cookie of a new session, and Redis's key of the session */
async function started(): Promise<{ cookie: string; key: string }> {
  const before = await redis.keys('gateway:admin-session:*');
  const answer = await session('POST', withPassword(password));
  expect(answer.status).toBe(200);
  const [cookie = ''] = answer.headers.getSetCookie();
  const [key = ''] = (await redis.keys('gateway:admin-session:*')).filter((one) => !before.includes(one));
  return { cookie: cookie.split(';')[0] ?? '', key };
}

/** Status of a read without a service: 422 when admitted. */
async function readWith(headers: Record<string, string>, at = url): Promise<number> {
  return (await fetch(`${at}/api/admin/signup-attempts?limit=x`, { headers })).status;
}

describe('the admin session', () => {
  it('D1 starts only with the password, with a cookie that scripts and other sites can’t use', async () => {
    expect((await session('POST', {})).status).toBe(401);
    expect((await session('POST', withPassword('wrong'))).status).toBe(401);
    const answer = await session('POST', withPassword(password));
    expect(await answer.json()).toEqual({ success: true });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^pp_admin=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('D1 admits reads until it is ended', async () => {
    const { cookie, key } = await started();
    expect(await readWith({ cookie })).toBe(422);
    // Redis has only a hash.
    expect(key).not.toContain(cookie.split('=')[1]);
    expect((await session('DELETE', { cookie, origin: url })).status).toBe(200);
    expect(await readWith({ cookie })).toBe(401);
    expect(await readWith({ cookie: `pp_admin=${'x'.repeat(43)}` })).toBe(401);
  });

  it('D1 an admin session can’t start the next one', async () => {
    const { cookie } = await started();
    expect((await session('POST', { cookie, origin: url })).status).toBe(401);
    expect((await session('POST', { cookie, ...withPassword(password) })).status).toBe(200);
    expect(await readWith({ cookie })).toBe(401);
  });

  it('D1 lasts no longer by what an open queue board reads', async () => {
    const { cookie, key } = await started();
    await redis.pexpire(key, 60_000);
    const board = async (path: string) =>
      (await fetch(`${url}/api/admin/queues${path}`, { headers: { cookie } })).status;
    expect(await board('/api/queues')).toBe(200);
    expect(await redis.pttl(key)).toBeLessThanOrEqual(60_000);
    expect(await board('/')).toBe(200);
    expect(await redis.pttl(key)).toBeGreaterThan(HOUR_MS - 60_000);
  });

  it('D1 D2 the admin session isn’t locked out by wrong passwords of others, and limits its own', async () => {
    const { cookie } = await started();
    const wrong = () => readWith({ ...withPassword('wrong'), 'x-forwarded-for': network });
    const network = randomIp();
    for (let n = 0; n < 10; n += 1) expect(await wrong()).toBe(401);
    const there = { 'x-forwarded-for': network };
    expect(await readWith({ ...withPassword(password), ...there })).toBe(429);
    expect(await readWith({ cookie, ...withPassword(password), ...there })).toBe(422);
    for (let n = 0; n < 10; n += 1)
      expect(await readWith({ cookie, ...withPassword('wrong'), ...there })).toBe(401);
    expect(await readWith({ cookie, ...withPassword(password), ...there })).toBe(429);
  });

  it('D1 the admin session doesn’t admit a write without an Origin, or from another site', async () => {
    const { cookie } = await started();
    expect((await session('DELETE', { cookie })).status).toBe(401);
    expect((await session('DELETE', { cookie, origin: 'https://evil.example' })).status).toBe(403);
    expect(await readWith({ cookie })).toBe(422);
  });

  it('D1 ends an hour after the last request, and twelve hours after its start', async () => {
    const { cookie, key } = await started();
    await redis.pexpire(key, 1_000);
    expect(await readWith({ cookie })).toBe(422);
    expect(await redis.pttl(key)).toBeGreaterThan(HOUR_MS - 60_000);
    await redis.set(key, Date.now() + 60_000, 'KEEPTTL');
    expect(await readWith({ cookie })).toBe(422);
    expect(await redis.pttl(key)).toBeLessThanOrEqual(60_000);
    await redis.set(key, Date.now() - 1, 'KEEPTTL');
    expect(await readWith({ cookie })).toBe(401);
  });

  it('D1 ends when the password is changed', async () => {
    const { cookie } = await started();
    const changed = await listeningGateway({ ...settings, ADMIN_PASSWORD: randomName('changed') });
    expect(await readWith({ cookie }, changed)).toBe(401);
    expect(await readWith({ cookie })).toBe(422);
  });
});
