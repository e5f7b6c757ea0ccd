import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  accountDeleted,
  adminUserData,
  listSignUpAttempts,
  readSignUpStats,
  writeSignUpCsv,
} from '@printpartner/contracts';
import { OldAttemptsSweeper } from '../src/attempts/old-attempts.sweeper.ts';
import { type Admin, anAttempt, hashOf, startAdmin } from './start-admin.ts';

let admin: Admin;
beforeAll(async () => {
  admin = await startAdmin();
});
beforeEach(() => admin.forgetAttempts());
afterAll(() => admin.stop());

const list = (limit = 100) => admin.call(listSignUpAttempts, { limit });
const stats = () => admin.call(readSignUpStats, {});
const before = (ms: number) => new Date(Date.now() - ms).toISOString();
const DAY_MS = 86_400_000;

async function erased(email: string, userId: string, deletedAt = new Date().toISOString()): Promise<void> {
  await admin.accounts.tell(accountDeleted, { userId, emailHash: hashOf(email), deletedAt });
  await admin.accounts.allHeard();
}

describe('sign-up attempts', () => {
  it('D2 are counted by platform and outcome, and listed newest first', async () => {
    expect(await stats()).toEqual({
      totalAttempts: 0,
      successfulAttempts: 0,
      mobileAttempts: 0,
      webAttempts: 0,
    });
    const [first, second, third] = [
      anAttempt({ at: before(3_000) }),
      anAttempt({ at: before(2_000), platform: 'mobile' }),
      anAttempt({ at: before(1_000), errorMessage: 'An account with this email already exists.' }),
    ];
    await admin.tried(second, third, first);
    expect(await stats()).toEqual({
      totalAttempts: 3,
      successfulAttempts: 2,
      mobileAttempts: 1,
      webAttempts: 2,
    });
    expect((await list()).map(({ id }) => id)).toEqual([third, second, first].map((one) => one.attemptId));
    expect((await list(1))[0]).toEqual({
      id: third.attemptId,
      timestamp: third.at,
      email: third.email,
      platform: 'web',
      success: false,
      ipAddress: '203.0.113.7',
      errorMessage: 'An account with this email already exists.',
    });
  });

  it('D2 are kept 90 days; their counts stay', async () => {
    await admin.tried(anAttempt({ at: before(91 * DAY_MS) }), anAttempt({ at: before(89 * DAY_MS) }));
    await admin.app.get(OldAttemptsSweeper).sweep();
    expect(await list()).toHaveLength(1);
    expect((await stats()).totalAttempts).toBe(2);
  });

  it('D3 come as a CSV file', async () => {
    const attempt = anAttempt({ email: '=cmd|calc@example.com' });
    await admin.tried(attempt);
    const { csv } = await admin.call(writeSignUpCsv, {});
    expect(csv).toBe(
      `Timestamp,Email,Platform,Success,IP Address,Error Message\r\n` +
        `${attempt.at},'=cmd|calc@example.com,web,Yes,203.0.113.7,\r\n`,
    );
  });

  it('A6 are part of what the user may take along', async () => {
    const mine = anAttempt();
    await admin.tried(mine, anAttempt());
    const { signupAttempts } = await admin.call(adminUserData, {}, mine.userId ?? '');
    expect(signupAttempts).toMatchObject([{ email: mine.email }]);
  });
});

describe('a deleted account', () => {
  it('A6 is blank in all attempts of its address, and still counted', async () => {
    const mine = anAttempt({ at: before(5_000) });
    const failed = anAttempt({ at: before(3_000), email: mine.email, errorMessage: 'taken' });
    const other = anAttempt({ at: before(1_000) });
    await admin.tried(mine, failed, other);
    await erased(mine.email, mine.userId ?? '');
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

  it('K6 is blank in an attempt that arrives only after the deletion', async () => {
    const mine = anAttempt({ at: before(5_000) });
    await erased(mine.email, mine.userId ?? '');
    await admin.tried(mine);
    expect(await list()).toMatchObject([{ email: '', ipAddress: '', success: true }]);
    expect((await stats()).totalAttempts).toBe(1);
  });

  it('A6 does not blank what somebody does with the address later', async () => {
    const first = anAttempt({ at: before(5_000) });
    await admin.tried(first);
    await erased(first.email, first.userId ?? '', before(3_000));
    const again = anAttempt({ email: first.email });
    await admin.tried(again);
    expect((await list()).map(({ email }) => email)).toEqual([first.email, '']);
  });

  it('K6 comes to the same when attempts and deletions arrive at once', async () => {
    const attempts = Array.from({ length: 15 }, () => anAttempt({ at: before(5_000) }));
    await Promise.all(
      attempts.flatMap((one) => [
        admin.tried(one),
        admin.accounts.tell(accountDeleted, {
          userId: one.userId ?? '',
          emailHash: one.emailHash,
          deletedAt: new Date().toISOString(),
        }),
      ]),
    );
    await admin.accounts.allHeard();
    expect((await list()).filter(({ email }) => email !== '')).toEqual([]);
    expect((await stats()).totalAttempts).toBe(15);
  });
});
