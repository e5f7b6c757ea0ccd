import { test } from '@playwright/test';
import type { SignUpStats } from '@printpartner/contracts';
import { randomIp, uniqueEmail } from '@printpartner/testing/e2e';
import { admin, attemptsOf } from './admin-pages.ts';
import { expect, newPerson, PASSWORD, visitor } from './people.ts';

const eventually = { timeout: 20_000 };

test('D2 lists every attempt with IP, platform and outcome', async () => {
  const api = await admin();
  const readStats = async (): Promise<SignUpStats> => (await api.get('/api/admin/signup-stats')).json();
  const before = await readStats();
  const ways: { ip: string; headers: Record<string, string> }[] = [
    { ip: randomIp(), headers: {} },
    { ip: randomIp(), headers: { 'x-client-platform': 'mobile' } },
    { ip: randomIp(), headers: { 'user-agent': 'PrintPartnerMobile/2.1 (iPhone)' } },
  ];
  const email = uniqueEmail('attempt');
  const statuses: number[] = [];
  for (const { ip, headers } of ways) {
    const client = await visitor({ ...headers, 'x-forwarded-for': ip });
    statuses.push((await client.post('/api/auth/signup', { data: { email, password: PASSWORD } })).status());
  }
  expect(statuses).toEqual([200, 409, 409]);

  await expect.poll(() => attemptsOf(email), eventually).toHaveLength(3);
  const [third, second, first] = await attemptsOf(email);
  const [web, header, agent] = ways.map(({ ip }) => ip);
  expect(first).toMatchObject({ platform: 'web', success: true, ipAddress: web, errorMessage: null });
  expect(second).toMatchObject({ platform: 'mobile', success: false, ipAddress: header });
  expect(third).toMatchObject({ platform: 'mobile', success: false, ipAddress: agent });
  expect(second?.errorMessage).toBeTruthy();

  const after = await readStats();
  expect(after.totalAttempts).toBeGreaterThanOrEqual(before.totalAttempts + 3);
  expect(after.successfulAttempts).toBeGreaterThanOrEqual(before.successfulAttempts + 1);
  expect(after.mobileAttempts).toBeGreaterThanOrEqual(before.mobileAttempts + 2);
  expect(after.webAttempts + after.mobileAttempts).toBe(after.totalAttempts);
});

test('D2 returns at most `limit` attempts, newest first', async () => {
  const { email } = await newPerson();
  await expect.poll(() => attemptsOf(email), eventually).toHaveLength(1);
  await newPerson();
  const api = await admin();
  const two = await (await api.get('/api/admin/signup-attempts?limit=2')).json();
  expect(two).toHaveLength(2);
  expect(two[0].timestamp >= two[1].timestamp).toBe(true);
  expect((await (await api.get('/api/admin/signup-attempts')).json()).length).toBeLessThanOrEqual(100);
  for (const limit of ['0', '-1', '1001', 'all', '1.5', '%00']) {
    const answer = await api.get(`/api/admin/signup-attempts?limit=${limit}`);
    expect(answer.status(), limit).toBe(422);
  }
});

test('D2 exports all attempts as CSV without formulas', async () => {
  const email = `+${uniqueEmail('cell')}`;
  const ip = randomIp();
  const client = await visitor({ 'x-forwarded-for': ip });
  const signUp = await client.post('/api/auth/signup', { data: { email, password: PASSWORD } });
  expect(signUp.status(), await signUp.text()).toBe(200);
  await expect.poll(() => attemptsOf(email), eventually).toHaveLength(1);

  const answer = await (await admin()).get('/api/admin/signup-attempts.csv');
  expect(answer.status()).toBe(200);
  const headers = answer.headers();
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  const today = new Date().toISOString().slice(0, 10);
  expect(headers['content-disposition']).toBe(`attachment; filename=signup-attempts-${today}.csv`);
  const [head, ...rows] = (await answer.text()).split(/\r?\n/);
  expect(head?.replace('\uFEFF', '')).toBe('Timestamp,Email,Platform,Success,IP Address,Error Message');
  const row = rows.find((line) => line.includes(email));
  expect(row).toContain(`'${email}`);
  expect(row).toContain(`,web,Yes,${ip},`);
});

test('D2 limits password guesses for the guessing IP only', async () => {
  const ip = randomIp();
  const request = async (given: string) => {
    const api = await visitor({ 'x-admin-password': given, 'x-forwarded-for': ip });
    return api.get('/api/admin/signup-stats');
  };
  for (let count = 0; count < 10; count += 1) {
    const wrong = await request(`guess ${count}`);
    expect(wrong.status()).toBe(401);
    expect(await wrong.json()).toMatchObject({ code: 'admin.wrong_password', detail: 'Invalid password' });
  }
  for (const given of ['guess', process.env['ADMIN_PASSWORD'] ?? '']) {
    const limited = await request(given);
    expect(limited.status()).toBe(429);
    expect(Number(limited.headers()['retry-after'])).toBeGreaterThan(0);
  }
  expect((await (await admin()).get('/api/admin/signup-stats')).status()).toBe(200);
});

test('D2 readiness lists every service as ok', async () => {
  const answer = await (await visitor()).get('/api/health/ready');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({
    status: 'ok',
    checks: {
      auth: 'ok',
      projects: 'ok',
      alerts: 'ok',
      preflight: 'ok',
      specs: 'ok',
      chat: 'ok',
      admin: 'ok',
    },
  });
});
