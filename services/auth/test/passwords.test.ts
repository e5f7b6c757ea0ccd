import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changePassword,
  forgotPassword,
  resetByLink,
  resetPassword,
  resolveSession,
  signIn,
  signUp,
  type RpcOutput,
} from '@printpartner/contracts';
import { eventually, uniqueEmail } from '@printpartner/testing';
import { hash } from '@node-rs/argon2';
import { DataSource } from 'typeorm';
import { ResetRequests } from '../src/passwords/reset-requests.ts';
import { type Auth, buildDeviceHash, codeOf, hashToken, buildOrigin, startAuth } from './start-auth.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const askFor = (email: string) => auth.call(forgotPassword, { form: { email }, origin: buildOrigin() });
const reset = (email: string, code: string, newPassword = 'perfect bound 32') =>
  auth.call(resetPassword, { form: { email, code, newPassword }, origin: buildOrigin() });
const enter = (email: string, password: string, origin = buildOrigin()) =>
  auth.call(signIn, { form: { email, password }, origin });
const isSignedIn = async (tokenHash: string) =>
  (await auth.call(resolveSession, { tokenHash })).session !== null;

/** The code of the newest reset mail, once `count` mails have arrived. */
function mailedCode(email: string, count = 1): Promise<string> {
  return eventually(async () => {
    const mails = (await auth.mailCatcher.mailsTo(email)).filter(({ subject }) => /code/.test(subject));
    expect(mails).toHaveLength(count);
    const code = /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0];
    expect(code).toBeDefined();
    return code ?? '';
  });
}

/** The token of the link in the newest reset mail, once `count` mails have arrived. */
async function mailedToken(email: string, count = 1): Promise<string> {
  await mailedCode(email, count);
  const mails = (await auth.mailCatcher.mailsTo(email)).filter(({ subject }) => /link/.test(subject));
  const url = new URL(/https:\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
  expect([url.origin, url.pathname, url.search]).toEqual([
    'https://print.example',
    '/reset-password.html',
    '',
  ]);
  const fragment = new URLSearchParams(url.hash.slice(1));
  expect(fragment.get('email')).toBe(email);
  return fragment.get('token') ?? '';
}
const resetWith = (token: string, newPassword = 'perfect bound 32', deviceHash?: string) =>
  auth.call(resetByLink, { form: { token, newPassword }, origin: buildOrigin(), deviceHash });
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('forgotten password', () => {
  it('A4 mails a code that sets a new password once, ends all sessions and confirms the address', async () => {
    const maya = await auth.signUp();
    const elsewhere = await enter(maya.email, maya.password);
    expect(await askFor(maya.email)).toEqual({});
    const code = await mailedCode(maya.email);
    await reset(maya.email, code);

    expect(await isSignedIn(maya.tokenHash)).toBe(false);
    expect(await isSignedIn(hashToken(elsewhere.token))).toBe(false);
    expect(await codeOf(enter(maya.email, maya.password))).toBe('auth.wrong_credentials');
    expect((await enter(maya.email, 'perfect bound 32')).user.emailConfirmed).toBe(true);
    expect(await codeOf(reset(maya.email, code, 'again and again'))).toBe('auth.wrong_code');
    await eventually(async () => {
      const subjects = (await auth.mailCatcher.mailsTo(maya.email)).map(({ subject }) => subject);
      expect(subjects).toContain('Your Print Partner password was changed');
    });
  });

  it('A4 revokes the sessions at the gateways at once', async () => {
    const maya = await auth.signUp();
    await isSignedIn(maya.tokenHash);
    await askFor(maya.email);
    await reset(maya.email, await mailedCode(maya.email));
    expect(await auth.redis.exists(`revoked:${maya.tokenHash}`)).toBe(1);
    expect(await auth.redis.exists(`session:${maya.tokenHash}`)).toBe(0);
  });

  it('A4 allows five tries, also concurrently', async () => {
    const maya = await auth.signUp();
    await askFor(maya.email);
    const code = await mailedCode(maya.email);
    // The limit allows ten per hour and address; five must not count.
    const guesses = await Promise.all(
      Array.from({ length: 9 }, () => codeOf(reset(maya.email, otherThan(code)))),
    );
    expect(new Set(guesses)).toEqual(new Set(['auth.wrong_code']));
    const [request] = await auth.rows('select tries_left from reset_requests where email = $1', [maya.email]);
    expect(request).toEqual({ tries_left: 0 });
    expect(await codeOf(reset(maya.email, code))).toBe('auth.wrong_code');
    await expect(enter(maya.email, maya.password)).resolves.toBeDefined();
  });

  it('A4 uses up no try with a right code whose password is refused', async () => {
    const maya = await auth.signUp();
    await askFor(maya.email);
    const code = await mailedCode(maya.email);
    for (let i = 0; i < 5; i++)
      expect(await codeOf(reset(maya.email, code, 'password1'))).toBe('auth.guessable_password');
    expect(await codeOf(reset(maya.email, code))).toBe('none');
  });

  it('A4 shares five tries among fifty concurrent guesses', async () => {
    const maya = await auth.signUp();
    await askFor(maya.email);
    const resets = auth.app.get(ResetRequests, { strict: false });
    const taken = await Promise.all(Array.from({ length: 50 }, () => resets.takeTry(maya.email)));
    expect(taken.filter((id) => id !== null)).toHaveLength(5);
    const guesses = await Promise.all(Array.from({ length: 50 }, () => codeOf(reset(maya.email, '000000'))));
    expect(guesses).not.toContain('none');
  });

  it('A4 removes only expired requests', async () => {
    const [old, fresh] = [uniqueEmail('nobody'), uniqueEmail('nobody')];
    await askFor(old);
    await askFor(fresh);
    await auth.rows('update reset_requests set expires_at = now() where email = $1', [old]);
    await auth.app.get(ResetRequests, { strict: false }).removeExpired();
    const left = await auth.rows('select email from reset_requests where email = any($1)', [[old, fresh]]);
    expect(left).toEqual([{ email: fresh }]);
  });

  it('A4 checks ten guesses per IP and address, across codes', async () => {
    const maya = await auth.signUp();
    const origin = buildOrigin();
    const guess = () =>
      codeOf(
        auth.call(resetPassword, {
          form: { email: maya.email, code: '000000', newPassword: 'perfect bound 32' },
          origin,
        }),
      );
    const guesses = await Promise.all(Array.from({ length: 30 }, guess));
    expect(guesses.filter((code) => code === 'auth.wrong_code')).toHaveLength(10);
    expect(guesses.filter((code) => code === 'request.rate_limited')).toHaveLength(20);
  });

  it('A4 accepts the owner’s new code after someone else’s wrong guesses', async () => {
    const maya = await auth.signUp();
    await Promise.all(Array.from({ length: 30 }, () => codeOf(reset(maya.email, '000000'))));
    await askFor(maya.email);
    expect(await codeOf(reset(maya.email, await mailedCode(maya.email)))).toBe('none');
  });

  it('A4 accepts a code once when used concurrently', async () => {
    const maya = await auth.signUp();
    await askFor(maya.email);
    const code = await mailedCode(maya.email);
    const outcomes = await Promise.all([
      codeOf(reset(maya.email, code, 'first first')),
      codeOf(reset(maya.email, code, 'second second')),
    ]);
    expect(outcomes.toSorted()).toEqual(['auth.wrong_code', 'none']);
  });

  it('A4 accepts only the newest code, for ten minutes', async () => {
    const maya = await auth.signUp();
    await askFor(maya.email);
    const first = await mailedCode(maya.email);
    await askFor(maya.email);
    const second = await mailedCode(maya.email, 2);
    expect(await codeOf(reset(maya.email, first))).toBe('auth.wrong_code');
    const lifetimes = await auth.rows(
      'select distinct extract(epoch from expires_at - created_at)::int / 60 as minutes from reset_requests where email = $1',
      [maya.email],
    );
    expect(lifetimes).toEqual([{ minutes: 10 }]);
    await auth.rows(`update reset_requests set expires_at = now() where email = $1`, [maya.email]);
    expect(await codeOf(reset(maya.email, second))).toBe('auth.wrong_code');
  });

  it('A4 stores no code or link in Postgres or Redis', async () => {
    const maya = await auth.signUp();
    await askFor(maya.email);
    const code = await mailedCode(maya.email);
    const secret = (await mailedToken(maya.email)).split('.')[1] ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    const rows = await auth.rows(
      `select to_jsonb(r)::text as row from reset_requests r
        union all select to_jsonb(m)::text from mails m
        union all select to_jsonb(o)::text from outbox_events o`,
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { row } of rows) {
      expect(row).not.toContain(code);
      expect(row).not.toContain(secret);
    }
    const dumps = (await auth.redis.keys('*')).map(async (key) => auth.redis.dump(key));
    // A copy of a session may have expired since its key was listed.
    const held = (await Promise.all(dumps)).filter(Boolean);
    expect(held.length).toBeGreaterThan(0);
    for (const value of held) {
      expect(value).not.toContain(code);
      expect(value).not.toContain(secret);
    }
  });

  it('A4 a forgotten password causes the same work for an unknown address but no mail', async () => {
    const nobody = uniqueEmail('nobody');
    expect(await askFor(nobody)).toEqual({});
    const kept = (email: string) =>
      auth.rows(
        `select count(*)::int as requests, count(m.id)::int as mails
          from reset_requests r left join mails m on m.ref = r.id::text where r.email = $1`,
        [email],
      );
    expect(await kept(nobody)).toEqual([{ requests: 1, mails: 1 }]);
    await eventually(async () => {
      const mails = await auth.rows(
        `select m.state from mails m join reset_requests r on m.ref = r.id::text where r.email = $1`,
        [nobody],
      );
      expect(mails).toEqual([{ state: 'dropped' }]);
    });
    expect(await auth.mailCatcher.mailsTo(nobody)).toEqual([]);
    expect(await codeOf(reset(nobody, '123456'))).toBe('auth.wrong_code');
  });

  it('A4 returns the code only with SHOW_RESET_CODE and never in production', async () => {
    const email = uniqueEmail();
    const answers: RpcOutput<typeof forgotPassword>[] = [];
    for (const NODE_ENV of [undefined, 'production']) {
      const shown = await startAuth({ SHOW_RESET_CODE: 'true', ...(NODE_ENV && { NODE_ENV }) });
      try {
        answers.push(await shown.call(forgotPassword, { form: { email }, origin: buildOrigin() }));
      } finally {
        await shown.stop();
      }
    }
    expect(answers).toEqual([{ resetCode: expect.stringMatching(/^\d{6}$/) }, {}]);
  });

  it.each([
    ['from one IP', 5, () => buildOrigin({ ip: '198.51.100.77' })],
    ['from all IPs', 9, () => buildOrigin()],
  ])('A4 accepts requests for an address %s %i times at once', async (_, times, origin) => {
    const email = uniqueEmail();
    const outcomes: string[] = [];
    for (let i = 0; i < times + 2; i++)
      outcomes.push(await codeOf(auth.call(forgotPassword, { form: { email }, origin: origin() })));
    expect(outcomes).toEqual([
      ...Array.from({ length: times }, () => 'none'),
      ...Array(2).fill('request.rate_limited'),
    ]);
  });
});

describe('reset link', () => {
  it('A4 sets a new password once, ends all sessions, confirms the address and makes the device known', async () => {
    const maya = await auth.signUp();
    await askFor(maya.email);
    const token = await mailedToken(maya.email);
    const deviceHash = buildDeviceHash();
    await resetWith(token, 'perfect bound 32', deviceHash);
    expect(await isSignedIn(maya.tokenHash)).toBe(false);
    expect(await codeOf(enter(maya.email, maya.password))).toBe('auth.wrong_credentials');
    expect((await enter(maya.email, 'perfect bound 32')).user.emailConfirmed).toBe(true);
    expect(await auth.rows('select 1 from known_devices where account_id = $1', [maya.user.id])).toHaveLength(
      1,
    );
    expect(await codeOf(resetWith(token, 'again and again'))).toBe('auth.wrong_reset_link');
  });

  it('A4 a reset link is accepted once when used concurrently', async () => {
    const maya = await auth.signUp();
    await askFor(maya.email);
    const token = await mailedToken(maya.email);
    const outcomes = await Promise.all([codeOf(resetWith(token)), codeOf(resetWith(token, 'second second'))]);
    expect(outcomes.toSorted()).toEqual(['auth.wrong_reset_link', 'none']);
  });

  it('A4 works although another was requested later, and no older one after it was used', async () => {
    const maya = await auth.signUp();
    await askFor(maya.email);
    const first = await mailedToken(maya.email);
    await askFor(maya.email);
    const second = await mailedToken(maya.email, 2);
    await resetWith(first);
    expect(await codeOf(resetWith(second))).toBe('auth.wrong_reset_link');
  });

  it('A4 a reset link is refused after ten minutes and when changed', async () => {
    const maya = await auth.signUp();
    await askFor(maya.email);
    const token = await mailedToken(maya.email);
    const [id = '', mac = ''] = token.split('.');
    const forged = [`${id}.${mac.slice(1)}`, `${id}.`, id, mac, `${crypto.randomUUID()}.${mac}`, `${token}.`];
    for (const one of forged) expect(await codeOf(resetWith(one))).toBe('auth.wrong_reset_link');
    await auth.rows('update reset_requests set expires_at = now() where email = $1', [maya.email]);
    expect(await codeOf(resetWith(token))).toBe('auth.wrong_reset_link');
    await expect(enter(maya.email, maya.password)).resolves.toBeDefined();
  });

  it('A4 a reset link is not used up by a password that is refused', async () => {
    const maya = await auth.signUp();
    await askFor(maya.email);
    const token = await mailedToken(maya.email);
    expect(await codeOf(resetWith(token, 'password1'))).toBe('auth.guessable_password');
    expect(await codeOf(resetWith(token))).toBe('none');
  });
});

describe('password that is easy to guess', () => {
  const refusalAt = (path: string) => ({
    reply: {
      code: 'auth.guessable_password',
      errors: [{ path, message: expect.stringMatching(/^This is one of the 10,000 most common passwords/) }],
    },
  });
  const signUpWith = (password: string, email = uniqueEmail(), firstName = 'Maya') =>
    auth.call(signUp, { form: { email, password, firstName }, origin: buildOrigin() });

  it('A11 an easily guessed password is refused at the sign-up, a reset and a change', async () => {
    await expect(signUpWith('Letmein')).rejects.toMatchObject(refusalAt('password'));
    const maya = await auth.signUp();
    await askFor(maya.email);
    const code = await mailedCode(maya.email);
    await expect(reset(maya.email, code, 'qwerty123')).rejects.toMatchObject(refusalAt('newPassword'));
    const form = { oldPassword: maya.password, newPassword: '123456' };
    const change = { form, tokenHash: maya.tokenHash, origin: buildOrigin() };
    await expect(auth.call(changePassword, change, maya.user.id)).rejects.toMatchObject(
      refusalAt('newPassword'),
    );
    await expect(enter(maya.email, maya.password)).resolves.toBeDefined();
    expect(await codeOf(reset(maya.email, code))).toBe('none');
  });

  it('A11 the own name or address is an easily guessed password, too', async () => {
    const email = uniqueEmail();
    for (const password of [email.toUpperCase(), email.split('@')[0] ?? '', 'Maya 2024!'])
      await expect(signUpWith(password, email)).rejects.toMatchObject({
        reply: { userMessage: 'This is your own name or email address. Choose another password.' },
      });
    await expect(signUpWith('kiss-cut', email)).resolves.toBeDefined();
  });

  it('A11 still signs in where it was set before, with the advice to change it', async () => {
    const [maya, noor] = [await auth.signUp(), await auth.signUp()];
    expect(await enter(maya.email, maya.password)).not.toHaveProperty('passwordAdvice');
    await auth.rows('update accounts set password_hash = $2 where id = any($1)', [
      [maya.user.id, noor.user.id],
      await hash('password1'),
    ]);
    expect(await enter(noor.email, 'password1')).toMatchObject({ passwordAdvice: 'guessable' });
  });
});

describe('changed password', () => {
  const change = (
    who: { user: { id: string }; tokenHash: string },
    oldPassword: string,
    newPassword = 'wire-o 9/16',
  ) =>
    auth.call(
      changePassword,
      { form: { oldPassword, newPassword }, tokenHash: who.tokenHash, origin: buildOrigin() },
      who.user.id,
    );

  it('A5 invalidates an earlier reset code', async () => {
    const maya = await auth.signUp();
    await askFor(maya.email);
    const code = await mailedCode(maya.email);
    await change(maya, maya.password);
    expect(await codeOf(reset(maya.email, code))).toBe('auth.wrong_code');
  });

  it('A5 keeps the current session and ends the others', async () => {
    const maya = await auth.signUp();
    const elsewhere = await enter(maya.email, maya.password);
    await change(maya, maya.password);
    expect(await isSignedIn(maya.tokenHash)).toBe(true);
    expect(await isSignedIn(hashToken(elsewhere.token))).toBe(false);
    await expect(enter(maya.email, 'wire-o 9/16')).resolves.toBeDefined();
  });

  it('A5 rejects any current password after ten wrong ones', async () => {
    const maya = await auth.signUp();
    const outcomes: string[] = [];
    for (let i = 0; i < 11; i++) outcomes.push(await codeOf(change(maya, 'not it')));
    expect(outcomes.slice(0, 10)).toEqual(Array(10).fill('auth.wrong_password'));
    expect(outcomes[10]).toBe('request.rate_limited');
    expect(await codeOf(change(maya, maya.password))).toBe('request.rate_limited');
    // In another session, which a stolen one doesn't keep from it.
    const { token } = await enter(maya.email, maya.password);
    expect(await codeOf(change({ ...maya, tokenHash: hashToken(token) }, maya.password))).toBe('none');
  });

  it.each(['kept', 'changed'])(
    'A5 decides a concurrent sign-in by the password that is %s meanwhile',
    async (kind) => {
      const maya = await auth.signUp();
      const other = await auth.signUp({ password: 'wire-o 9/16' });
      const dataSource = auth.app.get(DataSource, { strict: false });
      let entry: Promise<string> | undefined;
      await dataSource.transaction(async (manager) => {
        await manager.query('select 1 from accounts where id = $1 for update', [maya.user.id]);
        entry = codeOf(enter(maya.email, maya.password));
        // Its password was verified, and it waits for the lock.
        await eventually(async () => {
          const waiting = await auth.rows(
            `select 1 from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock' and query like '%accounts%'`,
          );
          expect(waiting).toHaveLength(1);
        });
        if (kind === 'changed')
          await manager.query(
            'update accounts set password_hash = (select password_hash from accounts where id = $2) where id = $1',
            [maya.user.id, other.user.id],
          );
      });
      expect(await entry).toBe(kind === 'kept' ? 'none' : 'auth.wrong_credentials');
      const sessions = await auth.rows('select 1 from sessions where account_id = $1', [maya.user.id]);
      expect(sessions).toHaveLength(kind === 'kept' ? 2 : 1);
    },
  );

  it('A5 leaves no session that a concurrent sign-in opened with the old password', async () => {
    const maya = await auth.signUp();
    const entries = Array.from({ length: 8 }, () => enter(maya.email, maya.password).catch(() => null));
    await change(maya, maya.password);
    const opened = await Promise.all(entries);
    const alive = await Promise.all(
      opened.map(async (one) => one !== null && isSignedIn(hashToken(one.token))),
    );
    expect(alive.filter(Boolean)).toEqual([]);
    const count = await auth.rows('select count(*)::int as count from sessions where account_id = $1', [
      maya.user.id,
    ]);
    expect(count).toEqual([{ count: 1 }]);
  });
});
