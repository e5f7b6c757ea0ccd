import { test } from '@playwright/test';
import { serviceNames, type SignUpStats } from '@printpartner/contracts';
import { randomIp, uniqueEmail } from '@printpartner/testing/e2e';
import { admin, attemptsOf } from './admin-pages.ts';
import { expect, PASSWORD, visitor } from './people.ts';

test('D2 D3 K8 sign-up attempts are counted, listed and exported, password guesses limited, and every service is ready', async () => {
  const api = await admin();
  const readStats = async (): Promise<SignUpStats> => (await api.get('/api/admin/signup-stats')).json();
  const ways: { ip: string; headers: Record<string, string> }[] = [
    { ip: randomIp(), headers: {} },
    { ip: randomIp(), headers: { 'x-client-platform': 'mobile' } },
    { ip: randomIp(), headers: { 'user-agent': 'PrintPartnerMobile/2.1 (iPhone)' } },
  ];
  const [web, header, agent] = ways.map(({ ip }) => ip);
  // A spreadsheet would calculate it.
  const email = `+${uniqueEmail('attempt')}`;

  await test.step('every attempt has IP, platform and outcome', async () => {
    const before = await readStats();
    const statuses: number[] = [];
    for (const { ip, headers } of ways) {
      const client = await visitor({ ...headers, 'x-forwarded-for': ip });
      const answer = await client.post('/api/auth/signup', { data: { email, password: PASSWORD } });
      statuses.push(answer.status());
    }
    expect(statuses).toEqual([200, 409, 409]);

    await expect.poll(() => attemptsOf(email)).toHaveLength(3);
    const [third, second, first] = await attemptsOf(email);
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

  await test.step('at most `limit` attempts, newest first', async () => {
    const two = await (await api.get('/api/admin/signup-attempts?limit=2')).json();
    expect(two).toHaveLength(2);
    expect(two[0].timestamp >= two[1].timestamp).toBe(true);
    expect((await (await api.get('/api/admin/signup-attempts')).json()).length).toBeLessThanOrEqual(100);
    for (const limit of ['0', '-1', '1001', 'all', '1.5', '%00']) {
      const answer = await api.get(`/api/admin/signup-attempts?limit=${limit}`);
      expect(answer.status(), limit).toBe(422);
    }
  });

  await test.step('all attempts as CSV without formulas', async () => {
    const answer = await api.get('/api/admin/signup-attempts.csv');
    expect(answer.status()).toBe(200);
    const headers = answer.headers();
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    const today = new Date().toISOString().slice(0, 10);
    expect(headers['content-disposition']).toBe(`attachment; filename=signup-attempts-${today}.csv`);
    const [head, ...rows] = (await answer.text()).split(/\r?\n/);
    expect(head).toBe('\uFEFFTimestamp,Email,Platform,Success,IP Address,Error Message');
    const own = rows.filter((line) => line.includes(email));
    expect(own).toHaveLength(3);
    for (const row of own) expect(row).toContain(`'${email}`);
    expect(own.at(-1)).toContain(`,web,Yes,${web},`);
  });

  await test.step('ten password guesses, of the guessing IP only', async () => {
    const ip = randomIp();
    const request = async (given: string) => {
      const guesser = await visitor({ 'x-admin-password': given, 'x-forwarded-for': ip });
      return guesser.get('/api/admin/signup-stats');
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
    expect((await api.get('/api/admin/signup-stats')).status()).toBe(200);
  });

  await test.step('readiness names every service', async () => {
    const answer = await (await visitor()).get('/api/health/ready');
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({
      status: 'ok',
      checks: Object.fromEntries(serviceNames.map((service) => [service, 'ok'])),
    });
  });
});
