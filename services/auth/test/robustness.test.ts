import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changePassword,
  forgotPassword,
  resetPassword,
  resolveSession,
  sessionCopy,
  signIn,
} from '@printpartner/contracts';
import { uniqueEmail } from '@printpartner/testing';
import { type Auth, codeOf, hashToken, buildOrigin, startAuth } from './start-auth.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth({ SHOW_RESET_CODE: 'true' });
});
afterAll(() => auth.stop());

const sessionsOf = (userId: string) =>
  auth.rows('select token_hash from sessions where account_id = $1', [userId]);

describe('many concurrent calls', () => {
  it('A2 sessions are resolved without waiting for queued password hashes', async () => {
    const maya = await auth.signUp();
    let checked = 0;
    const guesses = Array.from({ length: 300 }, async () => {
      const form = { email: uniqueEmail('nobody'), password: 'a wrong guess' };
      const code = await codeOf(auth.call(signIn, { form, origin: buildOrigin() }, undefined, 60_000));
      if (code === 'auth.wrong_credentials') checked += 1;
      return code;
    });
    const { session } = await auth.call(resolveSession, { tokenHash: maya.tokenHash });
    expect(session?.user.id).toBe(maya.user.id);
    // Queued behind the hashes, it would have waited for most of them.
    expect(checked).toBeLessThan(100);
    const codes = new Set(await Promise.all(guesses));
    expect(codes).toEqual(new Set(['auth.wrong_credentials', 'system.busy']));
  });

  it('A2 an attempt that wasn’t checked isn’t counted', async () => {
    const origin = buildOrigin();
    const maya = await auth.signUp();
    const enter = () =>
      codeOf(auth.call(signIn, { form: { email: maya.email, password: maya.password }, origin }));
    await auth.rows('alter table sessions rename to sessions_away');
    const away = [];
    for (let i = 0; i < 12; i++) away.push(await enter());
    await auth.rows('alter table sessions_away rename to sessions');
    expect(new Set(away)).toEqual(new Set(['system.internal']));
    expect(await enter()).toBe('none');
  });
});

describe('while revocations can’t be written to Redis', () => {
  /** Redis allows the service only limits and queues. */
  const refuse = () =>
    auth.redis.call('ACL', 'SETUSER', 'default', 'resetkeys', '~limit:*', '~rpc:*', '~bull:*');
  const allow = () => auth.redis.call('ACL', 'SETUSER', 'default', '~*');

  /** Signs in, leaves a session copy, and ends the session only in Postgres. */
  async function endInPostgresAlone(
    end: (maya: Awaited<ReturnType<Auth['signUp']>>) => Promise<unknown>,
  ): Promise<void> {
    const maya = await auth.signUp();
    const form = { email: maya.email, password: maya.password };
    const elsewhere = hashToken((await auth.call(signIn, { form, origin: buildOrigin() })).token);
    await auth.call(resolveSession, { tokenHash: elsewhere });
    await refuse();
    try {
      await end(maya);
    } finally {
      await allow();
    }
    expect(await auth.redis.exists(sessionCopy.revokedKey(elsewhere))).toBe(0);
    expect(await sessionsOf(maya.user.id)).not.toContainEqual({ token_hash: elsewhere });
    const seconds = await auth.redis.ttl(sessionCopy.key(elsewhere));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  }

  it('A4 resets the password anyway; copies expire within a minute', () =>
    endInPostgresAlone(async ({ email }) => {
      const origin = buildOrigin();
      const { resetCode: code = '' } = await auth.call(forgotPassword, { form: { email }, origin });
      await auth.call(resetPassword, { form: { email, code, newPassword: 'perfect bound 32' }, origin });
    }));

  it('A5 changes the password anyway', () =>
    endInPostgresAlone(({ user, tokenHash, password }) =>
      auth.call(
        changePassword,
        { form: { oldPassword: password, newPassword: 'wire-o 9/16' }, tokenHash, origin: buildOrigin() },
        user.id,
      ),
    ));

  it('A6 deletes the account anyway', () => endInPostgresAlone((maya) => auth.deleteAccount(maya)));
});
