import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changePassword,
  confirmEmail,
  forgotPassword,
  requestConfirmation,
  resetPassword,
  sessionCopy,
  signIn,
  signUp,
} from '@printpartner/contracts';
import { uniqueEmail } from '@printpartner/testing';
import { AttemptLimits } from '../src/limits/attempt-limits.ts';
import { type Auth, codeOf, buildOrigin, hashToken, startAuth } from './start-auth.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const enter = (email: string, password: string, origin = buildOrigin()) =>
  auth.call(signIn, { form: { email, password }, origin });

async function guess(
  times: number,
  email: () => string,
  origin: () => ReturnType<typeof buildOrigin>,
  atOnce = 1,
  refusal = 'auth.too_many_wrong_passwords',
) {
  const outcomes: string[] = [];
  const one = () => codeOf(enter(email(), 'a wrong guess', origin()));
  while (outcomes.length < times) outcomes.push(...(await Promise.all(Array.from({ length: atOnce }, one))));
  return {
    checked: outcomes.filter((code) => code === 'auth.wrong_credentials').length,
    refused: outcomes.filter((code) => code === refusal).length,
  };
}

describe('sign-in limits', () => {
  it.each(['known', 'unknown'])('A2 checks ten guesses per IP at a %s address', async (kind) => {
    const email = kind === 'known' ? (await auth.signUp()).email : uniqueEmail('nobody');
    const origin = buildOrigin();
    expect(
      await guess(
        15,
        () => email,
        () => origin,
      ),
    ).toEqual({ checked: 10, refused: 5 });
  });

  it('A2 lets the owner sign in from elsewhere while an IP is refused', async () => {
    const maya = await auth.signUp();
    const guesser = buildOrigin();
    await guess(
      12,
      () => maya.email,
      () => guesser,
    );
    expect(await codeOf(enter(maya.email, maya.password, guesser))).toBe('auth.too_many_wrong_passwords');
    await expect(enter(maya.email, maya.password)).resolves.toBeDefined();
  });

  it('A2 checks a hundred guesses per hour at one address from any number of IPs, and leaves sessions and others alone', async () => {
    const [maya, noor] = [await auth.signUp(), await auth.signUp()];
    // Concurrent, as from a botnet.
    expect(await guess(110, () => maya.email, buildOrigin, 10)).toEqual({ checked: 100, refused: 10 });
    await expect(enter(noor.email, noor.password)).resolves.toBeDefined();
    expect(await auth.rows('select 1 from sessions where token_hash = $1', [maya.tokenHash])).toHaveLength(1);
  });

  it('A2 checks a hundred guesses of one IP at any number of addresses', async () => {
    const origin = buildOrigin();
    const guessed = await guess(110, uniqueEmail, () => origin, 1, 'request.rate_limited');
    expect(guessed).toEqual({ checked: 100, refused: 10 });
  });

  it('A2 counts a /64 as one IPv6 client', async () => {
    const email = uniqueEmail();
    let host = 0;
    const origin = () => buildOrigin({ ip: `2001:db8:7:7::${(host += 1).toString(16)}` });
    expect(await guess(12, () => email, origin)).toEqual({ checked: 10, refused: 2 });
  });

  it('A2 never limits the right password', async () => {
    const maya = await auth.signUp();
    const origin = buildOrigin();
    for (let i = 0; i < 25; i++) await enter(maya.email, maya.password, origin);
  });

  it('A2 counts nothing after a burst of right passwords, even if some were refused', async () => {
    const [maya, noor] = [await auth.signUp(), await auth.signUp()];
    const origin = buildOrigin();
    for (let burst = 0; burst < 4; burst += 1) {
      const enterAtOnce = () => codeOf(enter(maya.email, maya.password, origin));
      await Promise.all(Array.from({ length: 30 }, enterAtOnce));
      await expect(enter(maya.email, maya.password, origin)).resolves.toBeDefined();
    }
    await expect(enter(noor.email, noor.password, origin)).resolves.toBeDefined();
  });

  it('A2 returns the seconds until a retry', async () => {
    const origin = buildOrigin();
    const email = uniqueEmail();
    await guess(
      10,
      () => email,
      () => origin,
    );
    await expect(enter(email, 'a wrong guess', origin)).rejects.toMatchObject({
      reply: { code: 'auth.too_many_wrong_passwords', retryAfter: expect.any(Number) },
    });
  });
});

describe('opened sessions', () => {
  it('A2 keeps the newest 50 sessions and revokes the oldest at the gateways', async () => {
    const maya = await auth.signUp();
    await auth.rows(`update sessions set created_at = now() - interval '2 days' where account_id = $1`, [
      maya.user.id,
    ]);
    await auth.rows(
      `insert into sessions (token_hash, account_id, platform, user_agent, ip, created_at, expires_at, ends_at)
        select 'older ' || n, $1, 'web', '', '', now() - interval '1 day', 'infinity', 'infinity'
        from generate_series(1, 49) n`,
      [maya.user.id],
    );
    const opened = await enter(maya.email, maya.password);
    const kept = await auth.rows('select token_hash from sessions where account_id = $1', [maya.user.id]);
    expect(kept).toHaveLength(50);
    expect(kept).toContainEqual({ token_hash: hashToken(opened.token) });
    expect(kept).not.toContainEqual({ token_hash: maya.tokenHash });
    expect(await auth.redis.exists(sessionCopy.revokedKey(maya.tokenHash))).toBe(1);
  });

  it.each([
    ['100 per hour and account', 'session:account', 100, 'This account has signed in too many times'],
    ['300 per hour and IP', 'session:ip', 300, 'Your network has signed in too many times'],
  ] as const)(
    'A2 opened sessions are limited to %s, which a wrong password doesn’t show',
    async (_, name, times, message) => {
      const maya = await auth.signUp();
      const origin = buildOrigin();
      const limits = auth.app.get(AttemptLimits, { strict: false });
      const key = name === 'session:ip' ? origin.ip : maya.user.id;
      for (let i = 1; i < times; i++) await limits.take({ [name]: key });
      await enter(maya.email, maya.password, origin);
      await expect(enter(maya.email, maya.password, origin)).rejects.toMatchObject({
        reply: {
          code: 'request.rate_limited',
          userMessage: expect.stringContaining(message),
          retryAfter: expect.any(Number),
        },
      });
      expect(await codeOf(enter(maya.email, 'a wrong guess', origin))).toBe('auth.wrong_credentials');
    },
  );

  it('A2 opened sessions are not counted when they could not be stored', async () => {
    const maya = await auth.signUp();
    const limits = auth.app.get(AttemptLimits, { strict: false });
    for (let i = 1; i < 100; i++) await limits.take({ 'session:account': maya.user.id });
    await auth.rows('alter table sessions rename to sessions_away');
    try {
      expect(await codeOf(enter(maya.email, maya.password))).toBe('system.internal');
    } finally {
      await auth.rows('alter table sessions_away rename to sessions');
    }
    expect(await codeOf(enter(maya.email, maya.password))).toBe('none');
  });
});

describe('sign-up limit', () => {
  it('A3 allows 20 accounts per hour and IP and records only the first refusal', async () => {
    const origin = buildOrigin();
    const outcomes: string[] = [];
    for (let i = 0; i < 24; i++) {
      const form = { email: uniqueEmail(), password: 'kiss-cut 14 pt' };
      outcomes.push(await codeOf(auth.call(signUp, { form, origin })));
    }
    expect(outcomes.filter((code) => code === 'none')).toHaveLength(20);
    expect(outcomes.slice(20)).toEqual(Array(4).fill('request.rate_limited'));
    await expect(auth.signUp()).resolves.toBeDefined();
    const recorded = await auth.rows(
      `select count(*) filter (where payload ->> 'userId' is null)::int as failed, count(*)::int as all
        from outbox_events where payload ->> 'ip' = $1`,
      [origin.ip],
    );
    expect(recorded).toEqual([{ failed: 1, all: 21 }]);
  });
});

/** Counts sequential calls until the limit refuses, and checks that it keeps refusing. */
async function letThrough(calls: number, call: () => Promise<unknown>): Promise<number> {
  const outcomes: string[] = [];
  for (let i = 0; i < calls; i++) outcomes.push(await codeOf(call()));
  const first = outcomes.indexOf('request.rate_limited');
  expect(new Set(outcomes.slice(first))).toEqual(new Set(['request.rate_limited']));
  return first;
}

describe('the other limits', () => {
  it('A4 allows 20 codes per hour and IP for any number of addresses', async () => {
    const origin = buildOrigin();
    const ask = () => auth.call(forgotPassword, { form: { email: uniqueEmail('nobody') }, origin });
    expect(await letThrough(23, ask)).toBe(20);
  });

  it('A4 checks 30 codes per hour and IP for any number of addresses', async () => {
    const origin = buildOrigin();
    const reset = () => {
      const form = { email: uniqueEmail('nobody'), code: '123456', newPassword: 'perfect bound 32' };
      return auth.call(resetPassword, { form, origin });
    };
    expect(await letThrough(33, reset)).toBe(30);
  });

  it('A5 counts only wrong current passwords, per account', async () => {
    const [maya, noor] = [await auth.signUp(), await auth.signUp()];
    const change = (who: typeof maya, oldPassword: string) => {
      const form = { oldPassword, newPassword: who.password };
      return auth.call(
        changePassword,
        { form, tokenHash: who.tokenHash, origin: buildOrigin() },
        who.user.id,
      );
    };
    for (let i = 0; i < 12; i++) await change(maya, maya.password);
    expect(await letThrough(12, () => change(maya, 'not it'))).toBe(10);
    await expect(change(noor, noor.password)).resolves.toBeDefined();
  });

  it('A6 confirms a session with the current password, within the limit of changing it', async () => {
    const maya = await auth.signUp();
    const check = (password: string) => auth.confirm({ ...maya, password });
    for (let i = 0; i < 12; i++) await check(maya.password);
    await expect(check('not it')).rejects.toMatchObject({
      reply: {
        code: 'auth.wrong_password',
        errors: [{ path: 'password', message: 'Current password is incorrect.' }],
      },
    });
    expect(await letThrough(11, () => check('not it'))).toBe(9);
    const form = { oldPassword: maya.password, newPassword: maya.password };
    const change = auth.call(
      changePassword,
      { form, tokenHash: maya.tokenHash, origin: buildOrigin() },
      maya.user.id,
    );
    expect(await codeOf(change)).toBe('request.rate_limited');
  });

  it('A3 resends the link five times per hour', async () => {
    const { user } = await auth.signUp();
    expect(await letThrough(7, () => auth.call(requestConfirmation, {}, user.id))).toBe(5);
  });

  it('A3 checks 60 links per hour and IP', async () => {
    const origin = buildOrigin();
    expect(await letThrough(63, () => auth.call(confirmEmail, { form: { token: 'x' }, origin }))).toBe(60);
  });

  it('A3 records the first refused sign-up of each window', async () => {
    const origin = buildOrigin();
    const attempt = () =>
      codeOf(auth.call(signUp, { form: { email: uniqueEmail(), password: 'kiss-cut 14 pt' }, origin }));
    const exhaust = async () => {
      for (let i = 0; i < 22; i++) await attempt();
    };
    await exhaust();
    // The window ends; the refusal window started later and would last longer.
    await auth.redis.del(await auth.redis.keys('limit:auth:sign-up:ip:*'));
    await exhaust();
    const refused = await auth.rows(
      `select count(*)::int as count from outbox_events
        where payload ->> 'ip' = $1 and payload ->> 'userId' is null`,
      [origin.ip],
    );
    expect(refused).toEqual([{ count: 2 }]);
  });
});
