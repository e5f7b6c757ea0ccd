import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  allowExport,
  authUserData,
  changePassword,
  endOtherSessions,
  endSession,
  forgotPassword,
  listSecurityEvents,
  listSessions,
  resetPassword,
  resolveSession,
  signIn,
  signOut,
  signUp,
} from '@printpartner/contracts';
import { eventually, readUserData, uniqueEmail } from '@printpartner/testing';
import { SecurityEvents } from '../src/security/security-events.ts';
import { type Auth, buildDeviceHash, buildOrigin, codeOf, hashToken, startAuth } from './start-auth.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth({ SHOW_RESET_CODE: 'true' });
});
afterAll(() => auth.stop());

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const PASSWORD = 'kiss-cut 14 pt';
const home = buildOrigin({ ip: '203.0.113.7', userAgent: MAC });
const train = buildOrigin({ ip: '2001:db8:1:2::3', userAgent: PHONE });

/** An account made on a Mac, which keeps its mark. */
async function newPerson() {
  const form = { email: uniqueEmail(), password: PASSWORD };
  const deviceHash = buildDeviceHash();
  const { user, token } = await auth.call(signUp, { form, origin: home, deviceHash });
  return { ...form, user, tokenHash: hashToken(token), deviceHash };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

async function enter({ email }: Person, origin = train, deviceHash: string | undefined = buildDeviceHash()) {
  const form = { email, password: PASSWORD };
  return hashToken((await auth.call(signIn, { form, origin, deviceHash })).token);
}
const guess = ({ email }: Pick<Person, 'email'>, origin = train) =>
  codeOf(auth.call(signIn, { form: { email, password: 'a wrong guess' }, origin }));
const listed = async ({ user, tokenHash }: Pick<Person, 'user' | 'tokenHash'>) =>
  (await auth.call(listSessions, { tokenHash }, user.id)).sessions;
const eventsOf = async ({ user }: Pick<Person, 'user'>) =>
  (await auth.call(listSecurityEvents, {}, user.id)).events;
const kindsOf = async (person: Pick<Person, 'user'>) => (await eventsOf(person)).map(({ kind }) => kind);
const isLive = async (tokenHash: string) => (await auth.call(resolveSession, { tokenHash })).session !== null;
/** The mails about a new device, once there are `count`. */
const mailsTo = ({ email }: Person, count: number) =>
  eventually(async () => {
    const mails = (await auth.mailCatcher.mailsTo(email)).filter(({ subject }) =>
      /New sign-in/.test(subject),
    );
    expect(mails).toHaveLength(count);
    return mails;
  });

describe('the list of sessions', () => {
  it('A11 the list of sessions has device and masked network of each, this one first, and no token', async () => {
    const maya = await newPerson();
    const phone = await enter(maya);
    const sessions = await listed(maya);
    expect(sessions).toMatchObject([
      { device: 'Chrome on macOS', network: '203.0.113.x', isCurrent: true },
      { device: 'Safari on iPhone', network: '2001:db8:1::/48', isCurrent: false },
    ]);
    expect((await listed({ ...maya, tokenHash: phone }))[0]).toMatchObject({ device: 'Safari on iPhone' });
    for (const hash of [maya.tokenHash, phone]) expect(JSON.stringify(sessions)).not.toContain(hash);
    const stored = await auth.rows('select to_jsonb(s)::text as row from sessions s where account_id = $1', [
      maya.user.id,
    ]);
    expect(JSON.stringify(stored)).not.toMatch(/203\.0\.113\.7|2001:db8:1:2|Mozilla/);
  });

  it('A11 ends one by its id, at the gateways at once, and none of another user', async () => {
    const [maya, noor] = [await newPerson(), await newPerson()];
    const phone = await enter(maya);
    await isLive(phone);
    const id = (await listed(maya)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    const end = ({ user }: Person) => codeOf(auth.call(endSession, { id, origin: home }, user.id));
    expect(await end(noor)).toBe('auth.session_not_found');
    expect(await isLive(phone)).toBe(true);
    expect(await end(maya)).toBe('none');
    expect(await auth.redis.exists(`revoked:${phone}`)).toBe(1);
    expect(await isLive(phone)).toBe(false);
    expect(await end(maya)).toBe('auth.session_not_found');
    expect(await kindsOf(maya)).toEqual(['session_ended', 'signed_in_on_new_device', 'signed_up']);
  });

  it('A11 a user ends all other sessions, and forgets their devices', async () => {
    const maya = await newPerson();
    const mark = buildDeviceHash();
    const others = [await enter(maya, train, mark), await enter(maya)];
    const { user, tokenHash, deviceHash } = maya;
    await auth.call(endOtherSessions, { tokenHash, deviceHash, origin: home }, user.id);
    expect(await Promise.all([tokenHash, ...others].map(isLive))).toEqual([true, false, false]);
    await enter(maya, train, mark);
    expect(await kindsOf(maya)).toContain('other_sessions_ended');
    await mailsTo(maya, 3);
  });
});

describe('a sign-in on a new device', () => {
  it('A11 a sign-in on a new device is mailed to the owner with device, network and what to do; not on the device of the sign-up or a known one', async () => {
    const maya = await newPerson();
    await enter(maya, home, maya.deviceHash);
    const mark = buildDeviceHash();
    await enter(maya, train, mark);
    await enter(maya, train, mark);
    const [mail] = await mailsTo(maya, 1);
    expect(mail?.text).toMatch(
      /on a new device: Safari on iPhone \(network 2001:db8:1::\/48\), on \w+ \d+, \d{4} at .+ UTC\./,
    );
    expect(mail?.text).toContain('change your password');
    expect(mail?.text).not.toContain('2001:db8:1:2');
    expect(await kindsOf(maya)).toEqual(['signed_in', 'signed_in_on_new_device', 'signed_in', 'signed_up']);
  });

  it('A11 a sign-in is mailed again for a browser without its mark, and not for a program that came from there today', async () => {
    const maya = await newPerson();
    for (let i = 0; i < 2; i++) await enter(maya, train, undefined);
    const script = buildOrigin({ userAgent: 'curl/8.5.0' });
    for (let i = 0; i < 3; i++) await enter(maya, script);
    const mails = await mailsTo(maya, 3);
    expect(mails.filter(({ text }) => text.includes('Unknown device'))).toHaveLength(1);
  });
});

describe('security events', () => {
  it('A11 security events tell the owner of passwords, refusals, exports and ended sessions, newest first', async () => {
    const maya = await newPerson();
    const { user, tokenHash, deviceHash, email } = maya;
    expect(await codeOf(auth.confirm({ ...maya, password: 'not it' }))).toBe('auth.wrong_password');
    await auth.confirm(maya);
    await auth.call(allowExport, { tokenHash, origin: home }, user.id);
    const form = { oldPassword: PASSWORD, newPassword: 'wire-o 9/16' };
    await auth.call(changePassword, { form, tokenHash, origin: home, deviceHash }, user.id);
    const { resetCode: code = '' } = await auth.call(forgotPassword, { form: { email }, origin: home });
    const reset = { email, code, newPassword: PASSWORD };
    await auth.call(resetPassword, { form: reset, origin: train });
    await auth.call(signOut, { tokenHash: await enter(maya), everywhere: true, origin: train });
    expect(await kindsOf(maya)).toEqual([
      'all_sessions_ended',
      'signed_in_on_new_device',
      'password_reset',
      'password_changed',
      'data_exported',
      'password_refused',
      'signed_up',
    ]);
    expect((await eventsOf(maya))[2]).toMatchObject({
      device: 'Safari on iPhone',
      network: '2001:db8:1::/48',
      count: 1,
    });
    const { security_events: exported } = await readUserData(auth.call, authUserData, user.id);
    expect(exported).toHaveLength(7);
  });

  it('A11 security events count refused sign-ins by hour and network, whatever device they claim', async () => {
    const maya = await newPerson();
    const near = buildOrigin({ ip: '203.0.113.200', userAgent: PHONE });
    const inHour = (hour: string) => auth.rows(`alter table security_events alter hour set default ${hour}`);
    const expectCounts = (...counts: string[]) =>
      eventually(async () => {
        const refused = (await eventsOf(maya)).filter(({ kind }) => kind === 'sign_in_refused');
        expect(refused.map(({ network, count }) => `${count} from ${network}`).toSorted()).toEqual(counts);
      });
    try {
      await inHour(`'2026-11-24T10:00Z'`);
      for (const origin of [train, home, near, near]) {
        expect(await guess(maya, origin)).toBe('auth.wrong_credentials');
      }
      await guess({ email: uniqueEmail('nobody') });
      await expectCounts('1 from 2001:db8:1::/48', '3 from 203.0.113.x');
      await inHour(`'2026-11-24T11:00Z'`);
      await guess(maya, home);
      await expectCounts('1 from 2001:db8:1::/48', '1 from 203.0.113.x', '3 from 203.0.113.x');
    } finally {
      await inHour(`date_trunc('hour', now())`);
    }
  });

  it('A11 a bounded number of security events is kept, and what others can repeat pushes out nothing of another kind', async () => {
    const maya = await newPerson();
    await auth.rows(
      `insert into security_events (account_id, kind, device, network, source)
        select $1, kind, '', '', n::text from generate_series(1, 300) n, unnest($2::text[]) kind`,
      [maya.user.id, ['sign_in_refused', 'signed_in_on_new_device']],
    );
    await guess(maya);
    await enter(maya);
    await eventually(async () => {
      const kinds = await kindsOf(maya);
      const countOf = (kind: string) => kinds.filter((each) => each === kind).length;
      expect(['sign_in_refused', 'signed_in_on_new_device', 'signed_up'].map(countOf)).toEqual([200, 200, 1]);
    });
  });

  it('A11 security events are the owner’s only, for 90 days, and go with the account', async () => {
    const [maya, noor] = [await newPerson(), await newPerson()];
    await auth.rows(`update security_events set last_at = now() - interval '91 days' where account_id = $1`, [
      maya.user.id,
    ]);
    expect(await eventsOf(maya)).toEqual([]);
    await auth.app.get(SecurityEvents, { strict: false }).removeExpired();
    const count = async ({ user }: Person) => {
      const [row] = await auth.rows(
        'select count(*)::int as count from security_events where account_id = $1',
        [user.id],
      );
      return row?.['count'];
    };
    expect([await count(maya), await count(noor)]).toEqual([0, 1]);
    await enter(noor);
    await mailsTo(noor, 1);
    await auth.deleteAccount(noor);
    expect(await count(noor)).toBe(0);
    expect(
      await auth.rows(`select 1 from mails where kind = 'new-device' and ref not in
      (select id::text from security_events)`),
    ).toEqual([]);
  });
});
