import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type AttemptFilter,
  countSignUpAttempts,
  findSignUpHints,
  listSignUpAttempts,
  readSignUpTrends,
} from '@printpartner/contracts';
import { type Admin, buildAttempt, startAdmin } from './start-admin.ts';

let admin: Admin;
beforeAll(async () => {
  admin = await startAdmin();
});
beforeEach(() => admin.clearAttempts());
afterAll(() => admin.stop());

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

/** Email names of the attempts that a filter finds, sorted. */
async function found(filter: Partial<AttemptFilter>): Promise<string[]> {
  const attempts = await admin.call(listSignUpAttempts, { zone: 'UTC', limit: 100, ...filter });
  return attempts.map(({ email }) => email.split('@')[0] ?? '').toSorted();
}

const named = (name: string, overrides: Parameters<typeof buildAttempt>[0] = {}) =>
  buildAttempt({ email: `${name}@example.com`, ...overrides });

describe('a filter of sign-up attempts', () => {
  it('D2 finds by platform, outcome, address, network and email', async () => {
    await admin.recordAttempts(
      named('web', { ip: '203.0.113.7' }),
      named('phone', { ip: '203.0.113.200', platform: 'mobile' }),
      named('failed', { ip: '198.51.100.4', errorMessage: 'taken' }),
      named('six', { ip: '2001:db8:0:1::5', platform: 'mobile' }),
      named('erased', { ip: '' }),
      named('scoped', { ip: 'fe80::1%eth0' }),
    );
    expect(await found({ platform: 'mobile' })).toEqual(['phone', 'six']);
    expect(await found({ outcome: 'failed' })).toEqual(['failed']);
    expect(await found({ outcome: 'success', platform: 'web' })).toEqual(['erased', 'scoped', 'web']);
    expect(await found({ ip: '203.0.113.7' })).toEqual(['web']);
    expect(await found({ ip: '203.0.113.9/24' })).toEqual(['phone', 'web']);
    expect(await found({ ip: '0.0.0.0/0' })).toEqual(['failed', 'phone', 'web']);
    expect(await found({ ip: '2001:DB8::1:0:0:0:0/64' })).toEqual(['six']);
    expect(await found({ email: 'six@example.com' })).toEqual(['six']);
  });

  it('D2 counts days in the given zone, the last one included', async () => {
    await admin.recordAttempts(
      named('before', { at: '2026-03-08T04:59:59.000Z' }),
      named('first', { at: '2026-03-08T05:00:00.000Z' }),
      // The clocks went forward on this day, so that it ends after 23 hours.
      named('last', { at: '2026-03-09T03:59:59.000Z' }),
      named('after', { at: '2026-03-09T04:00:00.000Z' }),
    );
    const day = { from: '2026-03-08', to: '2026-03-08', zone: 'America/New_York' };
    expect(await found(day)).toEqual(['first', 'last']);
    expect(await found({ ...day, to: undefined })).toEqual(['after', 'first', 'last']);
  });
});

describe('the number of sign-up attempts', () => {
  it('D2 the number of attempts is counted with the filter, up to ten thousand', async () => {
    await admin.database.query(
      `insert into signup_attempts (id, at, email, email_hash, platform, success, ip)
        select gen_random_uuid(), now(), '', '', case when n <= 150 then 'mobile' else 'web' end, true, ''
          from generate_series(1, 10151) n`,
    );
    const counted = (filter: Partial<AttemptFilter>) =>
      admin.call(countSignUpAttempts, { zone: 'UTC', ...filter });
    expect(await counted({ platform: 'mobile' })).toEqual({ count: 150, hasMore: false });
    expect(await counted({ platform: 'web' })).toEqual({ count: 10_000, hasMore: true });
    expect(await counted({ outcome: 'failed' })).toEqual({ count: 0, hasMore: false });
  });
});

describe('trends of sign-up attempts', () => {
  it('D4 the trends list every day with its counts by platform and outcome, and the attempts before', async () => {
    await admin.recordAttempts(
      named('now', { platform: 'mobile' }),
      named('failed', { errorMessage: 'taken' }),
      named('two', { at: ago(48) }),
      named('older', { at: ago(9 * 24) }),
    );
    const { days, previousAttempts } = await admin.call(readSignUpTrends, { zone: 'UTC', days: 7 });
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toEqual({
      day: new Date().toISOString().slice(0, 10),
      mobileSuccess: 1,
      mobileFailed: 0,
      webSuccess: 0,
      webFailed: 1,
    });
    expect(days.at(-3)).toMatchObject({ day: ago(48).slice(0, 10), webSuccess: 1 });
    expect(days.at(-2)).toMatchObject({ mobileSuccess: 0, mobileFailed: 0, webSuccess: 0, webFailed: 0 });
    expect(previousAttempts).toBe(1);
    const web = await admin.call(readSignUpTrends, { zone: 'UTC', days: 7, platform: 'web' });
    expect(web.days.at(-1)).toMatchObject({ mobileSuccess: 0, webFailed: 1 });
  });
});

describe('hints at suspicious patterns', () => {
  it('D4 names the network, the address and the hour with unusually many attempts', async () => {
    await admin.database.query(
      `insert into signup_attempts (id, at, email, email_hash, platform, success, ip)
        select gen_random_uuid(), date_trunc('hour', now()) - interval '90 minutes', 'person' || n % 6 || '@print.example', '', 'web',
          n % 2 = 0, '203.0.113.' || n from generate_series(1, 20) n
        union all
        select gen_random_uuid(), now() - interval '3 days', 'maya@print.example', '', 'web', false, '2001:db8:0:1::' || n
          from generate_series(1, 40) n
        union all
        select gen_random_uuid(), now() - interval '8 days', 'old' || n || '@print.example', '', 'web', true, '198.51.100.1'
          from generate_series(1, 100) n
        union all
        select gen_random_uuid(), now() - interval '1 hour', '', '', 'mobile', true, '' from generate_series(1, 9)`,
    );
    expect(await admin.call(findSignUpHints, {})).toEqual([
      { kind: 'network-attempts', network: '203.0.113.0/24', windowHours: 24, count: 20 },
      { kind: 'network-attempts', network: '2001:db8:0:1::/64', windowHours: 168, count: 40 },
      { kind: 'email-failures', email: 'maya@print.example', windowHours: 168, count: 40 },
      { kind: 'busy-hour', startsAt: expect.any(String), count: expect.any(Number), usual: 40 / 144 },
    ]);
  });

  it('D4 names the worst network of the week among many of the day', async () => {
    await admin.database.query(
      `insert into signup_attempts (id, at, email, email_hash, platform, success, ip)
        select gen_random_uuid(), now() - interval '1 hour', 'person' || n, '', 'web', true, '10.0.' || network || '.' || n
          from generate_series(0, 120) network, generate_series(1, 15) n
        union all
        select gen_random_uuid(), now() - interval '3 days', 'maya' || n, '', 'web', true, '203.0.113.' || n % 256
          from generate_series(1, 400) n`,
    );
    const [worst] = await admin.call(findSignUpHints, {});
    expect(worst).toMatchObject({ network: '203.0.113.0/24', windowHours: 168, count: 400 });
  });

  it('D4 names a network that created accounts with many addresses', async () => {
    await admin.recordAttempts(
      ...Array.from({ length: 5 }, (_, n) => named(`person${n}`, { ip: `203.0.113.${n}` })),
    );
    expect(await admin.call(findSignUpHints, {})).toEqual([
      { kind: 'network-accounts', network: '203.0.113.0/24', windowHours: 24, count: 5 },
    ]);
  });
});
