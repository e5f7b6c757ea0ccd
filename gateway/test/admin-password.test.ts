import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SystemState } from '@printpartner/contracts';
import { randomIp, randomName, startRedis, testRedisUrl, until } from '@printpartner/testing';
import { Redis } from 'ioredis';
import { attemptsOf, closeGateway, closeGateways, listeningGateway, redisOf } from './test-gateway.ts';

const password = randomName('admin');
let redis: Redis;

beforeAll(() => {
  redis = new Redis(testRedisUrl());
});
afterAll(async () => {
  await closeGateways();
  redis.disconnect();
});

/** All tests and runs share this machine's address. */
async function clearAttempts(): Promise<void> {
  const keys = await redis.keys('limit:gateway:admin-password*');
  if (keys.length > 0) await redis.del(keys);
}

/** A request that needs no service: with the right password, the invalid limit `x` gives a 422. */
function request(url: string, attempt: string | undefined, forwardedFor: string): Promise<Response> {
  const headers = { 'x-forwarded-for': forwardedFor, ...(attempt && { 'x-admin-password': attempt }) };
  return fetch(`${url}/api/admin/signup-attempts?limit=x`, { headers });
}

async function statuses(tries: Iterable<() => Promise<Response>>): Promise<number[]> {
  const seen: number[] = [];
  for (const send of tries) seen.push((await send()).status);
  return seen;
}

const wrongTries = (url: string, forwardedFor: () => string, count: number) =>
  Array.from({ length: count }, () => () => request(url, 'wrong', forwardedFor()));

const TEN_REJECTED = Array.from({ length: 10 }, () => 401);

describe('the admin password', () => {
  it('D2 accepts only the right password', async () => {
    const url = await listeningGateway({ ADMIN_PASSWORD: password, TRUST_PROXY: 'loopback' });
    const ip = randomIp();
    const missing = await request(url, undefined, ip);
    expect(missing.status).toBe(401);
    expect(await missing.json()).toMatchObject({ detail: 'Password is required' });
    for (const attempt of ['x', password.slice(0, -1), `${password}x`, password.toUpperCase()]) {
      const wrong = await request(url, attempt, ip);
      expect(wrong.status).toBe(401);
      expect(wrong.headers.get('cache-control')).toBe('no-store');
      expect(await wrong.json()).toMatchObject({ code: 'admin.wrong_password', detail: 'Invalid password' });
    }
    expect((await request(url, password, ip)).status).toBe(422);
  });

  it('D2 rejects everyone if none is configured', async () => {
    const url = await listeningGateway({ TRUST_PROXY: 'loopback' });
    expect(
      await statuses(['undefined', 'null', 'x'].map((attempt) => () => request(url, attempt, randomIp()))),
    ).toEqual([401, 401, 401]);
  });

  it('D2 rejects even the right password from an IP with ten wrong ones', async () => {
    const url = await listeningGateway({ ADMIN_PASSWORD: password, TRUST_PROXY: 'loopback' });
    const ip = randomIp();
    expect(await statuses(wrongTries(url, () => ip, 10))).toEqual(TEN_REJECTED);
    for (const attempt of ['wrong', password]) {
      const limited = await request(url, attempt, ip);
      expect(limited.status).toBe(429);
      expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(limited.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    }
    expect((await request(url, password, randomIp())).status).toBe(422);
  });

  it('D2 limits a concurrent burst to ten guesses', async () => {
    const url = await listeningGateway({ ADMIN_PASSWORD: password, TRUST_PROXY: 'loopback' });
    const ip = randomIp();
    const answers = await Promise.all(wrongTries(url, () => ip, 40).map((send) => send()));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('D2 the limit of guesses doesn’t count right or missing passwords', async () => {
    const url = await listeningGateway({ ADMIN_PASSWORD: password, TRUST_PROXY: 'loopback' });
    const ip = randomIp();
    const rights = Array.from({ length: 15 }, () => () => request(url, password, ip));
    expect(new Set(await statuses(rights))).toEqual(new Set([422]));
    const missing = Array.from({ length: 15 }, () => () => request(url, undefined, ip));
    expect(new Set(await statuses(missing))).toEqual(new Set([401]));
    expect((await request(url, password, ip)).status).toBe(422);
  });
});

describe('guesses from many networks', () => {
  it('A2 of one IPv6 site share a limit of 30 per hour', async () => {
    const url = await listeningGateway({ ADMIN_PASSWORD: password, TRUST_PROXY: 'loopback' });
    const site = `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}`;
    let subnet = 0;
    const seen = await statuses(wrongTries(url, () => `${site}:${(subnet += 1)}::1`, 32));
    expect(seen).toEqual([...Array(30).fill(401), 429, 429]);
  });

  it('A2 A11 guesses from many networks share a limit of 300 per hour, which the operator clears, also while the guesses go on', async () => {
    await clearAttempts();
    const url = await listeningGateway({ ADMIN_PASSWORD: password, TRUST_PROXY: 'loopback' });
    const seen = await statuses(wrongTries(url, randomIp, 310));
    expect(seen.filter((status) => status === 401)).toHaveLength(300);
    expect(seen.slice(300)).toEqual(Array(10).fill(429));
    const ip = randomIp();
    expect((await request(url, password, ip)).status).toBe(429);
    await attemptsOf(url)?.unlock();
    expect(new Set(await statuses(wrongTries(url, randomIp, 310)))).toEqual(new Set([401]));
    expect((await request(url, password, ip)).status).toBe(422);
    const lifted = await redisOf(url)?.ttl('limit:gateway:admin-password-unlocked');
    expect(lifted).toBeGreaterThan(14 * 60);
    expect(lifted).toBeLessThanOrEqual(15 * 60);
    const one = randomIp();
    expect(await statuses(wrongTries(url, () => one, 11))).toEqual([...TEN_REJECTED, 429]);
  });
});

describe('without Redis', () => {
  it('D2 D4 the right password shows the system’s state, and five wrong ones per minute are the most', async () => {
    const own = await startRedis();
    const url = await listeningGateway({ ADMIN_PASSWORD: password, REDIS_URL: own.url });
    await own.stop();
    await until(() => redisOf(url)?.status !== 'ready', 'the connection is lost');
    const answer = await fetch(`${url}/api/admin/system`, { headers: { 'x-admin-password': password } });
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as SystemState).stores).toContainEqual(
      expect.objectContaining({ store: 'redis', status: 'failing' }),
    );
    expect(await statuses(wrongTries(url, randomIp, 6))).toEqual([...Array(5).fill(401), 429]);
    expect((await request(url, password, randomIp())).status).toBe(429);
    void attemptsOf(url)
      ?.unlock()
      .catch(() => undefined);
    expect((await request(url, password, randomIp())).status).toBe(422);
    await closeGateway(url);
  });
});

describe('the IP of a limit', () => {
  it('A2 the IP of a limit is the connection’s without TRUST_PROXY, regardless of X-Forwarded-For', async () => {
    const url = await listeningGateway({ ADMIN_PASSWORD: password });
    await clearAttempts();
    expect(await statuses(wrongTries(url, randomIp, 11))).toEqual([...TEN_REJECTED, 429]);
    await clearAttempts();
  });

  it.each(['loopback', '127.0.0.1', '1', 'loopback, 192.0.2.7'])(
    'A2 the IP of a limit is the one seen by the proxy of TRUST_PROXY=%s and can’t be spoofed',
    async (TRUST_PROXY) => {
      const url = await listeningGateway({ ADMIN_PASSWORD: password, TRUST_PROXY });
      const [attacker, bystander] = [randomIp(), randomIp()];
      // A proxy that appends adds the address it saw to the client's header.
      const spoofed = () => `${randomIp()}, ${randomIp()}, ${attacker}`;
      expect(await statuses(wrongTries(url, spoofed, 11))).toEqual([...TEN_REJECTED, 429]);
      expect((await request(url, password, `${attacker}, ${bystander}`)).status).toBe(422);
    },
  );

  it('A2 the IP of a limit is found behind two trusted proxies', async () => {
    const url = await listeningGateway({ ADMIN_PASSWORD: password, TRUST_PROXY: '2' });
    const attacker = randomIp();
    const spoofed = () => `${randomIp()}, ${attacker}, 192.0.2.7`;
    expect(await statuses(wrongTries(url, spoofed, 11))).toEqual([...TEN_REJECTED, 429]);
  });
});
