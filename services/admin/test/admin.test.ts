import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  accountDeleted,
  adminUserData,
  listSignUpAttempts,
  readSignUpStats,
  type RpcInput,
} from '@printpartner/contracts';
import { readUserData } from '@printpartner/testing';
import { OldAttemptsSweeper } from '../src/attempts/old-attempts.sweeper.ts';
import { type Admin, buildAttempt, hashOf, startAdmin } from './start-admin.ts';

let admin: Admin;
beforeAll(async () => {
  admin = await startAdmin();
});
beforeEach(() => admin.clearAttempts());
afterAll(() => admin.stop());

const list = (page: Partial<RpcInput<typeof listSignUpAttempts>> = {}) =>
  admin.call(listSignUpAttempts, { zone: 'UTC', limit: 100, ...page });
const stats = () => admin.call(readSignUpStats, {});
const before = (ms: number) => new Date(Date.now() - ms).toISOString();
const DAY_MS = 86_400_000;

async function deleteAccount(
  email: string,
  userId: string,
  deletedAt = new Date().toISOString(),
): Promise<void> {
  await admin.accounts.publish(accountDeleted, { userId, emailHash: hashOf(email), deletedAt });
  await admin.accounts.allAcknowledged();
}

describe('sign-up attempts', () => {
  it('D2 counts attempts by platform and outcome and lists them newest first', async () => {
    expect(await stats()).toEqual({
      totalAttempts: 0,
      successfulAttempts: 0,
      mobileAttempts: 0,
      webAttempts: 0,
    });
    const [first, second, third] = [
      buildAttempt({ at: before(3_000) }),
      buildAttempt({ at: before(2_000), platform: 'mobile' }),
      buildAttempt({ at: before(1_000), errorMessage: 'An account with this email already exists.' }),
    ];
    await admin.recordAttempts(second, third, first);
    expect(await stats()).toEqual({
      totalAttempts: 3,
      successfulAttempts: 2,
      mobileAttempts: 1,
      webAttempts: 2,
    });
    expect((await list()).map(({ id }) => id)).toEqual([third, second, first].map((one) => one.attemptId));
    expect((await list({ limit: 1 }))[0]).toEqual({
      id: third.attemptId,
      timestamp: third.at,
      email: third.email,
      platform: 'web',
      success: false,
      ipAddress: '203.0.113.7',
      errorMessage: 'An account with this email already exists.',
    });
  });

  it('D2 removes attempts after 90 days and keeps the totals', async () => {
    await admin.recordAttempts(
      buildAttempt({ at: before(91 * DAY_MS) }),
      buildAttempt({ at: before(89 * DAY_MS) }),
    );
    await admin.app.get(OldAttemptsSweeper).sweep();
    expect(await list()).toHaveLength(1);
    expect((await stats()).totalAttempts).toBe(2);
  });

  it('D3 lists all attempts by page, newest first, also those of the same instant', async () => {
    await admin.database.query(
      `insert into signup_attempts (id, at, email, email_hash, platform, success, ip)
        select gen_random_uuid(), now() - n / 2 * interval '1 microsecond', 'person' || n || '@print.example', '', 'web', true, ''
        from generate_series(1, 2500) n`,
    );
    const listed: string[] = [];
    for (let last: string | undefined; ;) {
      const page = await list({ limit: 1_000, ...(last && { before: last }) });
      listed.push(...page.map(({ id }) => id));
      last = page.at(-1)?.id;
      if (page.length < 1_000) break;
    }
    const rows = await admin.database.query('select id from signup_attempts order by at desc, id desc');
    expect(listed).toEqual(rows.map(({ id }) => id));
  });

  it('D3 ends the list after an attempt that was removed', async () => {
    await admin.recordAttempts(buildAttempt());
    expect(await list({ before: randomUUID() })).toEqual([]);
  });

  it('A6 includes the user’s attempts in the data export', async () => {
    const mine = buildAttempt();
    await admin.recordAttempts(mine, buildAttempt());
    const { signupAttempts } = await readUserData(admin.call, adminUserData, mine.userId ?? '');
    expect(signupAttempts).toEqual((await list()).filter(({ email }) => email === mine.email));
    expect(signupAttempts).toHaveLength(1);
  });
});

describe('a deleted account', () => {
  it('A6 anonymizes all attempts of the address and still counts them', async () => {
    const mine = buildAttempt({ at: before(5_000) });
    const failed = buildAttempt({ at: before(3_000), email: mine.email, errorMessage: 'taken' });
    const other = buildAttempt({ at: before(1_000) });
    await admin.recordAttempts(mine, failed, other);
    await deleteAccount(mine.email, mine.userId ?? '');
    expect((await list()).map(({ email, ipAddress }) => [email, ipAddress])).toEqual([
      [other.email, '203.0.113.7'],
      ['', ''],
      ['', ''],
    ]);
    const kept = await admin.database.query(
      `select to_jsonb(a)::text as row from signup_attempts a where to_jsonb(a)::text ~ $1`,
      [`${mine.email}|${hashOf(mine.email)}|${mine.userId ?? ''}`],
    );
    expect(kept).toEqual([]);
    expect(await stats()).toMatchObject({ totalAttempts: 3, successfulAttempts: 2 });
  });

  it('K6 anonymizes an attempt that arrives after the deletion', async () => {
    const mine = buildAttempt({ at: before(5_000) });
    await deleteAccount(mine.email, mine.userId ?? '');
    await admin.recordAttempts(mine);
    expect(await list()).toMatchObject([{ email: '', ipAddress: '', success: true }]);
    expect((await stats()).totalAttempts).toBe(1);
  });

  it('A6 keeps later attempts with the same address', async () => {
    const first = buildAttempt({ at: before(5_000) });
    await admin.recordAttempts(first);
    await deleteAccount(first.email, first.userId ?? '', before(3_000));
    const again = buildAttempt({ email: first.email });
    await admin.recordAttempts(again);
    expect((await list()).map(({ email }) => email)).toEqual([first.email, '']);
  });

  it('K6 anonymizes every attempt when attempts and deletions arrive concurrently', async () => {
    const attempts = Array.from({ length: 15 }, () => buildAttempt({ at: before(5_000) }));
    await Promise.all(
      attempts.flatMap((one) => [
        admin.recordAttempts(one),
        admin.accounts.publish(accountDeleted, {
          userId: one.userId ?? '',
          emailHash: one.emailHash,
          deletedAt: new Date().toISOString(),
        }),
      ]),
    );
    await admin.accounts.allAcknowledged();
    expect((await list()).filter(({ email }) => email !== '')).toEqual([]);
    expect((await stats()).totalAttempts).toBe(15);
  });
});
