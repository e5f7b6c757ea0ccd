import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  authUserData,
  deleteAccount,
  forgotPassword,
  readPreferences,
  resolveSession,
  savePreferences,
  signIn,
  signOut,
  signUp,
} from '@printpartner/contracts';
import { readUserData, uniqueEmail } from '@printpartner/testing';
import { type Auth, codeOf, hashToken, buildOrigin, startAuth } from './start-auth.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const attemptsOf = (email: string) =>
  auth.rows(
    `select payload ->> 'platform' as platform, payload ->> 'ip' as ip, payload ->> 'userId' as "userId",
        payload ->> 'errorMessage' as "errorMessage"
      from outbox_events where name = 'auth.signup-attempted' and payload ->> 'email' = $1
      order by created_at`,
    [email],
  );

describe('sign-up attempts', () => {
  it('A3 records success and failure with platform, IP and the message shown', async () => {
    const maya = await auth.signUp();
    const origin = buildOrigin({ platform: 'mobile' });
    const again = auth.call(signUp, { form: { email: maya.email, password: 'another one' }, origin });
    expect(await codeOf(again)).toBe('auth.email_taken');
    expect(await attemptsOf(maya.email)).toEqual([
      { platform: 'web', ip: expect.any(String), userId: maya.user.id, errorMessage: null },
      {
        platform: 'mobile',
        ip: origin.ip,
        userId: null,
        errorMessage: 'An account with this email already exists.',
      },
    ]);
  });

  it('A3 creates one account from two concurrent sign-ups', async () => {
    const email = uniqueEmail();
    const outcomes = await Promise.all(
      ['kiss-cut one', 'kiss-cut two'].map((password) =>
        codeOf(auth.call(signUp, { form: { email, password }, origin: buildOrigin() })),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['auth.email_taken', 'none']);
    expect(await attemptsOf(email)).toHaveLength(2);
  });

  it('A3 records a web sign-up that WEB_SIGNUP blocks', async () => {
    const closed = await startAuth({ WEB_SIGNUP: 'block' });
    try {
      const form = { email: uniqueEmail(), password: 'kiss-cut 14 pt' };
      expect(await codeOf(closed.call(signUp, { form, origin: buildOrigin() }))).toBe(
        'auth.web_signup_blocked',
      );
      const rows = await closed.rows(`select payload ->> 'errorMessage' as message from outbox_events`);
      expect(rows).toEqual([{ message: 'Please download the mobile app to create an account.' }]);
      const mobile = buildOrigin({ platform: 'mobile' });
      await expect(closed.call(signUp, { form, origin: mobile })).resolves.toBeDefined();
    } finally {
      await closed.stop();
    }
  });
});

describe('signing out', () => {
  it('A5 ends one session, or all sessions of this user only', async () => {
    const [maya, noor] = [await auth.signUp(), await auth.signUp()];
    const enter = async () =>
      hashToken(
        (
          await auth.call(signIn, {
            form: { email: maya.email, password: maya.password },
            origin: buildOrigin(),
          })
        ).token,
      );
    const [second, third] = [await enter(), await enter()];
    const alive = async (tokenHash: string) =>
      (await auth.call(resolveSession, { tokenHash })).session !== null;
    await auth.call(signOut, { tokenHash: second, everywhere: false, origin: buildOrigin() });
    expect([await alive(maya.tokenHash), await alive(second), await alive(third)]).toEqual([
      true,
      false,
      true,
    ]);
    await auth.call(signOut, { tokenHash: third, everywhere: true, origin: buildOrigin() });
    expect([await alive(maya.tokenHash), await alive(third), await alive(noor.tokenHash)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('preferences', () => {
  it('A9 preferences are empty at first and keep concurrent saves of two devices', async () => {
    const { user } = await auth.signUp();
    expect(await auth.call(readPreferences, {}, user.id)).toEqual({
      tabOrder: [],
      customColors: {},
      assistantSharesJob: false,
      lengthUnit: 'in',
    });
    await Promise.all([
      auth.call(savePreferences, { tabOrder: ['paper', 'specs'] }, user.id),
      auth.call(savePreferences, { customColors: { paper: '#D33B36' } }, user.id),
      auth.call(savePreferences, { assistantSharesJob: true }, user.id),
      auth.call(savePreferences, { lengthUnit: 'mm' }, user.id),
    ]);
    expect(await auth.call(readPreferences, {}, user.id)).toEqual({
      tabOrder: ['paper', 'specs'],
      customColors: { paper: '#D33B36' },
      assistantSharesJob: true,
      lengthUnit: 'mm',
    });
    expect(
      await auth.call(savePreferences, { customColors: { paper: null }, assistantSharesJob: false }, user.id),
    ).toEqual({
      tabOrder: ['paper', 'specs'],
      customColors: {},
      assistantSharesJob: false,
      lengthUnit: 'mm',
    });
  });

  it('A9 preferences keep the colors of two devices that color different tabs concurrently', async () => {
    const { user } = await auth.signUp();
    const first = { binding: null, booklet: '#892A5F' };
    expect(await auth.call(savePreferences, { customColors: first }, user.id)).toEqual({
      tabOrder: [],
      customColors: { booklet: '#892A5F' },
      assistantSharesJob: false,
      lengthUnit: 'in',
    });
    const tabs = ['paper', 'specs', 'coatings', 'projects'] as const;
    await Promise.all(
      tabs.map((tab) => auth.call(savePreferences, { customColors: { [tab]: '#D33B36' } }, user.id)),
    );
    await auth.call(savePreferences, { customColors: { specs: null } }, user.id);
    expect((await auth.call(readPreferences, {}, user.id)).customColors).toEqual({
      booklet: '#892A5F',
      paper: '#D33B36',
      coatings: '#D33B36',
      projects: '#D33B36',
    });
  });

  it('A9 preferences are read without tabs and colors that no longer exist', async () => {
    const { user } = await auth.signUp();
    await auth.call(savePreferences, { tabOrder: ['paper'] }, user.id);
    await auth.rows(
      `update preferences set tab_order = '["quotes", "paper", 7]', custom_colors = '{"paper": "#123456"}'
        where account_id = $1`,
      [user.id],
    );
    expect(await auth.call(readPreferences, {}, user.id)).toEqual({
      tabOrder: ['paper'],
      customColors: {},
      assistantSharesJob: false,
      lengthUnit: 'in',
    });
  });

  it('A9 preferences are per user and not saved for a deleted account', async () => {
    const [maya, noor] = [await auth.signUp(), await auth.signUp()];
    await auth.call(savePreferences, { tabOrder: ['booklet'] }, maya.user.id);
    expect((await auth.call(readPreferences, {}, noor.user.id)).tabOrder).toEqual([]);
    await auth.deleteAccount(noor);
    const late = auth.call(savePreferences, { tabOrder: ['booklet'] }, noor.user.id);
    expect(await codeOf(late)).toBe('auth.no_session');
  });
});

describe('deleting an account', () => {
  it('A6 removes the user from every table and publishes an event', async () => {
    const maya = await auth.signUp();
    await auth.call(savePreferences, { tabOrder: ['paper'], lengthUnit: 'mm' }, maya.user.id);
    await auth.call(forgotPassword, { form: { email: maya.email }, origin: buildOrigin() });
    await auth.call(resolveSession, { tokenHash: maya.tokenHash });
    const mails = (
      await auth.rows(
        `select id from mails where ref = $1
          or ref in (select id::text from reset_requests where email = $2)`,
        [maya.user.id, maya.email],
      )
    ).map(({ id }) => String(id));
    expect(mails).toHaveLength(2);
    await auth.deleteAccount(maya);
    // A second request from another tab is not an error and publishes no second event.
    await auth.call(deleteAccount, { tokenHash: maya.tokenHash }, maya.user.id);

    expect((await auth.call(resolveSession, { tokenHash: maya.tokenHash })).session).toBeNull();
    expect(await auth.redis.exists(`revoked:${maya.tokenHash}`)).toBe(1);
    const tables = await auth.rows(
      `select table_name as name from information_schema.tables where table_schema = 'auth'`,
    );
    expect(tables.length).toBeGreaterThanOrEqual(7);
    for (const { name } of tables) {
      const found = await auth.rows(
        `select to_jsonb(t)::text as row from ${String(name)} t
          where to_jsonb(t)::text like any($1) and to_jsonb(t) ->> 'name' is distinct from 'auth.account-deleted'`,
        [[maya.email, maya.user.id, maya.tokenHash, ...mails].map((trace) => `%${trace}%`)],
      );
      expect({ name, found }).toEqual({ name, found: [] });
    }
    const events = await auth.rows(
      `select payload ->> 'userId' as user from outbox_events where name = 'auth.account-deleted'
        and payload ->> 'userId' = $1`,
      [maya.user.id],
    );
    expect(events).toEqual([{ user: maya.user.id }]);
    await expect(auth.signUp({ email: maya.email })).resolves.toBeDefined();
  });

  it('A6 leaves no session for a concurrent sign-in', async () => {
    const maya = await auth.signUp();
    const form = { email: maya.email, password: maya.password };
    const entries = Array.from({ length: 6 }, () =>
      auth.call(signIn, { form, origin: buildOrigin() }).catch(() => null),
    );
    await auth.deleteAccount(maya);
    for (const one of await Promise.all(entries)) {
      if (!one) continue;
      const { session } = await auth.call(resolveSession, { tokenHash: hashToken(one.token) });
      expect(session).toBeNull();
    }
  });

  it('A6 exports all data of the user but no hashes', async () => {
    const maya = await auth.signUp();
    await auth.call(savePreferences, { tabOrder: ['paper'], lengthUnit: 'mm' }, maya.user.id);
    const pages: unknown[] = [];
    const data = await readUserData(auth.call, authUserData, maya.user.id, (page) => pages.push(page));
    expect(data).toMatchObject({
      account: [{ email: maya.email }],
      sessions: [{ platform: 'web', device: 'Unknown device', network: expect.stringMatching(/\.x$/) }],
      security_events: [{ kind: 'signed_up', count: 1 }],
      preferences: [{ tab_order: ['paper'], length_unit: 'mm' }],
    });
    expect(JSON.stringify(pages)).not.toMatch(/argon2|token_hash/);
    expect(JSON.stringify(pages)).not.toContain(hashToken(maya.token));
  });
});
