import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomIp, randomName, testRedisUrl } from '@printpartner/testing';
import { Redis } from 'ioredis';
import { closeGateways, listeningGateway } from './test-gateway.ts';

const password = randomName('admin');
let redis: Redis;

beforeAll(() => {
  redis = new Redis(testRedisUrl());
});
afterAll(async () => {
  await closeGateways();
  redis.disconnect();
});

/** Of this machine's own address there is one, which every test and every run shares. */
async function forgetAttempts(): Promise<void> {
  const keys = await redis.keys('limit:admin-password*');
  if (keys.length > 0) await redis.del(keys);
}

/** A request that no service must answer: after the password comes the limit, and `x` is none. */
function knock(url: string, attempt: string | undefined, forwardedFor: string): Promise<Response> {
  const headers = { 'x-forwarded-for': forwardedFor, ...(attempt && { 'x-admin-password': attempt }) };
  return fetch(`${url}/api/admin/signup-attempts?limit=x`, { headers });
}

async function statuses(tries: Iterable<() => Promise<Response>>): Promise<number[]> {
  const seen: number[] = [];
  for (const knocking of tries) seen.push((await knocking()).status);
  return seen;
}

const wrongTries = (url: string, forwardedFor: () => string, count: number) =>
  Array.from({ length: count }, () => () => knock(url, 'wrong', forwardedFor()));

const refusedTen = Array.from({ length: 10 }, () => 401);

describe('the admin password', () => {
  it('D2 opens with the right password alone', async () => {
    const url = await listeningGateway({ ADMIN_PASSWORD: password, TRUST_PROXY: 'loopback' });
    const ip = randomIp();
    const missing = await knock(url, undefined, ip);
    expect(missing.status).toBe(401);
    expect(await missing.json()).toMatchObject({ detail: 'Password is required' });
    for (const attempt of ['x', password.slice(0, -1), `${password}x`, password.toUpperCase()]) {
      const wrong = await knock(url, attempt, ip);
      expect(wrong.status).toBe(401);
      expect(wrong.headers.get('cache-control')).toBe('no-store');
      expect(await wrong.json()).toMatchObject({ code: 'admin.wrong_password', detail: 'Invalid password' });
    }
    expect((await knock(url, password, ip)).status).toBe(422);
  });

  it('D2 opens to nobody where none is set', async () => {
    const url = await listeningGateway({ TRUST_PROXY: 'loopback' });
    expect(
      await statuses(['undefined', 'null', 'x'].map((attempt) => () => knock(url, attempt, randomIp()))),
    ).toEqual([401, 401, 401]);
  });

  it('D2 refuses even the right password after ten wrong ones, from that IP only', async () => {
    const url = await listeningGateway({ ADMIN_PASSWORD: password, TRUST_PROXY: 'loopback' });
    const ip = randomIp();
    expect(await statuses(wrongTries(url, () => ip, 10))).toEqual(refusedTen);
    for (const attempt of ['wrong', password]) {
      const limited = await knock(url, attempt, ip);
      expect(limited.status).toBe(429);
      expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(limited.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    }
    expect((await knock(url, password, randomIp())).status).toBe(422);
  });

  it('D2 lets a burst of guesses through no further than ten', async () => {
    const url = await listeningGateway({ ADMIN_PASSWORD: password, TRUST_PROXY: 'loopback' });
    const ip = randomIp();
    const answers = await Promise.all(wrongTries(url, () => ip, 40).map((knocking) => knocking()));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('D2 counts no right password and no missing one', async () => {
    const url = await listeningGateway({ ADMIN_PASSWORD: password, TRUST_PROXY: 'loopback' });
    const ip = randomIp();
    const rights = Array.from({ length: 15 }, () => () => knock(url, password, ip));
    expect(new Set(await statuses(rights))).toEqual(new Set([422]));
    const missing = Array.from({ length: 15 }, () => () => knock(url, undefined, ip));
    expect(new Set(await statuses(missing))).toEqual(new Set([401]));
    expect((await knock(url, password, ip)).status).toBe(422);
  });
});

describe('guesses from many networks', () => {
  it('A2 share 300 an hour, and leave a network that did not guess its own limit alone', async () => {
    await forgetAttempts();
    const url = await listeningGateway({ ADMIN_PASSWORD: password, TRUST_PROXY: 'loopback' });
    const seen = await statuses(wrongTries(url, randomIp, 310));
    expect(seen.filter((status) => status === 401)).toHaveLength(300);
    expect(seen.slice(300)).toEqual(Array(10).fill(429));
    await forgetAttempts();
  });
});

describe('the IP that limits count by', () => {
  it('A2 is the connection’s without TRUST_PROXY, whatever X-Forwarded-For says', async () => {
    const url = await listeningGateway({ ADMIN_PASSWORD: password });
    await forgetAttempts();
    expect(await statuses(wrongTries(url, randomIp, 11))).toEqual([...refusedTen, 429]);
    await forgetAttempts();
  });

  it.each(['loopback', '127.0.0.1', '1', 'loopback, 192.0.2.7'])(
    'A2 is the one that the proxy of TRUST_PROXY=%s saw, and no client can put another before it',
    async (TRUST_PROXY) => {
      const url = await listeningGateway({ ADMIN_PASSWORD: password, TRUST_PROXY });
      const [attacker, bystander] = [randomIp(), randomIp()];
      // What nginx sends on: the client's own claims, then the address it saw.
      const spoofed = () => `${randomIp()}, ${randomIp()}, ${attacker}`;
      expect(await statuses(wrongTries(url, spoofed, 11))).toEqual([...refusedTen, 429]);
      expect((await knock(url, password, `${attacker}, ${bystander}`)).status).toBe(422);
    },
  );

  it('A2 is found behind two proxies, when both are named', async () => {
    const url = await listeningGateway({ ADMIN_PASSWORD: password, TRUST_PROXY: '2' });
    const attacker = randomIp();
    const spoofed = () => `${randomIp()}, ${attacker}, 192.0.2.7`;
    expect(await statuses(wrongTries(url, spoofed, 11))).toEqual([...refusedTen, 429]);
  });
});
