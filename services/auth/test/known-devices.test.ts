import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  authUserData,
  changePassword,
  endSession,
  forgotPassword,
  limits,
  resetPassword,
  signIn,
  signOut,
} from '@printpartner/contracts';
import { uniqueEmail, readUserData } from '@printpartner/testing';
import { KnownDevices } from '../src/devices/known-devices.ts';
import { AttemptLimits } from '../src/limits/attempt-limits.ts';
import { type Auth, buildDeviceHash, buildOrigin, codeOf, hashToken, startAuth } from './start-auth.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth({ SHOW_RESET_CODE: 'true' });
});
afterAll(() => auth.stop());

type Person = Awaited<ReturnType<Auth['signUp']>>;

const enter = (email: string, password: string, deviceHash?: string, origin = buildOrigin()) =>
  auth.call(signIn, { form: { email, password }, origin, deviceHash });
const outcomeOf = (email: string, password: string, deviceHash?: string) =>
  codeOf(enter(email, password, deviceHash));

/** Signs in on a new device, which is known from then on. */
async function knownDevice({ email, password }: Pick<Person, 'email' | 'password'>) {
  const deviceHash = buildDeviceHash();
  const { token } = await enter(email, password, deviceHash);
  return { deviceHash, tokenHash: hashToken(token) };
}
const isKnown = async (email: string, deviceHash: string) =>
  (await auth.app.get(KnownDevices, { strict: false }).limitKey(email, deviceHash)) !== null;

/** The outcomes of wrong guesses at one account, each from the next origin. */
async function guess(times: number, email: string, origin = buildOrigin, deviceHash?: string) {
  const outcomes: string[] = [];
  for (let i = 0; i < times; i++)
    outcomes.push(await codeOf(enter(email, 'a wrong guess', deviceHash, origin())));
  return {
    checked: outcomes.filter((code) => code === 'auth.wrong_credentials').length,
    refused: outcomes.filter((code) => code === 'auth.too_many_wrong_passwords').length,
  };
}

/** Uses up the account's wrong passwords of this hour, as a botnet would. */
async function lockForOthers(email: string): Promise<void> {
  const attempts = auth.app.get(AttemptLimits, { strict: false });
  for (let i = 0; i < 100; i++) await attempts.take({ 'sign-in:account': email });
}

describe('signing in while someone guesses', () => {
  it('A2 lets the owner sign in on a known device after a hundred guesses from many networks', async () => {
    const maya = await auth.signUp();
    const { deviceHash } = await knownDevice(maya);
    await lockForOthers(maya.email);
    expect(await outcomeOf(maya.email, maya.password)).toBe('auth.too_many_wrong_passwords');
    expect(await outcomeOf(maya.email, maya.password, buildDeviceHash())).toBe(
      'auth.too_many_wrong_passwords',
    );
    expect(await outcomeOf(maya.email, maya.password, deviceHash)).toBe('none');
  });

  it('A2 checks 30 guesses from ten /64s of one /48, too few to lock the account for its owner', async () => {
    const maya = await auth.signUp();
    let step = 0;
    const ofOneSite = () => buildOrigin({ ip: `2001:db8:48:${(step++ % 10).toString(16)}::1` });
    expect(await guess(34, maya.email, ofOneSite)).toEqual({ checked: 30, refused: 4 });
    expect(await outcomeOf(maya.email, maya.password)).toBe('none');
  });

  it('A2 checks ten guesses on a known device and refuses only that device', async () => {
    const maya = await auth.signUp();
    const [one, other] = [await knownDevice(maya), await knownDevice(maya)];
    expect(await guess(12, maya.email, buildOrigin, one.deviceHash)).toEqual({ checked: 10, refused: 2 });
    expect(await outcomeOf(maya.email, maya.password, one.deviceHash)).toBe('auth.too_many_wrong_passwords');
    expect(await outcomeOf(maya.email, maya.password, other.deviceHash)).toBe('none');
    expect(await outcomeOf(maya.email, maya.password)).toBe('none');
  });

  it('A2 knows a device only for the accounts that signed in on it', async () => {
    const [maya, noor] = [await auth.signUp(), await auth.signUp()];
    const { deviceHash } = await knownDevice(maya);
    expect(await isKnown(noor.email, deviceHash)).toBe(false);
    expect(await guess(12, noor.email, () => buildOrigin({ ip: '203.0.113.9' }), deviceHash)).toEqual({
      checked: 10,
      refused: 2,
    });
    await enter(noor.email, noor.password, deviceHash);
    const marks = await auth.rows(
      'select mark_hash from known_devices where account_id = any($1) and mark_hash <> $2',
      [[maya.user.id, noor.user.id], deviceHash],
    );
    expect(new Set(marks.map(({ mark_hash }) => mark_hash)).size).toBe(2);
    expect([await isKnown(maya.email, deviceHash), await isKnown(noor.email, deviceHash)]).toEqual([
      true,
      true,
    ]);
  });
});

describe('guessing reset codes', () => {
  const askFor = async (email: string, deviceHash?: string) =>
    (await auth.call(forgotPassword, { form: { email }, origin: buildOrigin(), deviceHash })).resetCode ?? '';
  const reset = (email: string, code: string, deviceHash?: string) => {
    const form = { email, code, newPassword: 'perfect bound 32' };
    return codeOf(auth.call(resetPassword, { form, origin: buildOrigin(), deviceHash }));
  };
  const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  /** Requests four codes, and guesses each five times from many networks. */
  async function spendBudget(email: string): Promise<string[]> {
    const outcomes: string[] = [];
    for (let i = 0; i < 4; i++) {
      const wrong = otherThan(await askFor(email));
      for (let step = 0; step < 5; step++) outcomes.push(await reset(email, wrong));
    }
    return outcomes;
  }

  it('A4 checks 20 wrong codes per account and day, and then no right one except on a known device', async () => {
    const maya = await auth.signUp();
    const { deviceHash } = await knownDevice(maya);
    expect(await spendBudget(maya.email)).toEqual(Array(20).fill('auth.wrong_code'));
    const code = await askFor(maya.email, deviceHash);
    for (let step = 0; step < 6; step++) {
      expect(await reset(maya.email, otherThan(code))).toBe('request.rate_limited');
    }
    expect(await reset(maya.email, code)).toBe('request.rate_limited');
    const key = await auth.redis.keys('limit:auth:wrong-code:account:*');
    expect(Math.max(...(await Promise.all(key.map((one) => auth.redis.ttl(one)))))).toBeGreaterThan(86_000);
    // Refused guesses haven't used up the code's five tries.
    expect(await reset(maya.email, code, deviceHash)).toBe('none');
  });

  it('A4 spends the budget of an unknown address in the same way', async () => {
    const nobody = uniqueEmail('nobody');
    expect(await spendBudget(nobody)).toEqual(Array(20).fill('auth.wrong_code'));
    expect(await reset(nobody, await askFor(nobody))).toBe('request.rate_limited');
  });

  it('A4 counts no guess while there is no code, and no right code', async () => {
    const maya = await auth.signUp();
    for (let step = 0; step < 25; step++) expect(await reset(maya.email, '000000')).toBe('auth.wrong_code');
    for (let step = 0; step < 3; step++)
      expect(await reset(maya.email, await askFor(maya.email))).toBe('none');
    const spent = await spendBudget(maya.email);
    expect(spent).toEqual(Array(20).fill('auth.wrong_code'));
  });

  it('A4 counts codes and guesses of one /48 together', async () => {
    let step = 0;
    const ofOneSite = () => buildOrigin({ ip: `2001:db8:49:${(step++).toString(16)}::1` });
    const form = () => ({ email: uniqueEmail('nobody'), code: '000000', newPassword: 'perfect bound 32' });
    const resets: string[] = [];
    for (let i = 0; i < 92; i++)
      resets.push(await codeOf(auth.call(resetPassword, { form: form(), origin: ofOneSite() })));
    expect(resets.filter((code) => code === 'auth.wrong_code')).toHaveLength(90);
    const asks: string[] = [];
    for (let i = 0; i < 62; i++)
      asks.push(
        await codeOf(auth.call(forgotPassword, { form: { email: form().email }, origin: ofOneSite() })),
      );
    expect(asks.filter((code) => code === 'none')).toHaveLength(60);
  });

  it('A4 lets the owner request a code on a known device when others have used up the account’s requests', async () => {
    const maya = await auth.signUp();
    const { deviceHash } = await knownDevice(maya);
    for (let i = 0; i < 9; i++) await askFor(maya.email);
    expect(await codeOf(askFor(maya.email))).toBe('request.rate_limited');
    expect(await reset(maya.email, await askFor(maya.email, deviceHash), deviceHash)).toBe('none');
  });
});

describe('known devices', () => {
  it('A5 signing out keeps the device known, signing out everywhere only this one', async () => {
    const maya = await auth.signUp();
    const [one, other] = [await knownDevice(maya), await knownDevice(maya)];
    await auth.call(signOut, { ...other, everywhere: false, origin: buildOrigin() });
    expect(await isKnown(maya.email, other.deviceHash)).toBe(true);
    await auth.call(signOut, { ...one, everywhere: true, origin: buildOrigin() });
    expect(await isKnown(maya.email, one.deviceHash)).toBe(true);
    expect(await isKnown(maya.email, other.deviceHash)).toBe(false);
  });

  it('A11 ending a session forgets its device once no other session is left there', async () => {
    const maya = await auth.signUp();
    const { deviceHash } = await knownDevice(maya);
    await enter(maya.email, maya.password, deviceHash);
    const here = await knownDevice(maya);
    const there = await auth.rows(
      'select id from sessions where account_id = $1 and device_mark is not null and token_hash <> $2',
      [maya.user.id, here.tokenHash],
    );
    const known: boolean[] = [];
    for (const { id } of there) {
      await auth.call(endSession, { id: String(id), origin: buildOrigin() }, maya.user.id);
      known.push(await isKnown(maya.email, deviceHash));
    }
    expect(known).toEqual([true, false]);
    expect(await isKnown(maya.email, here.deviceHash)).toBe(true);
  });

  it('A5 a changed password keeps only this device known', async () => {
    const maya = await auth.signUp();
    const [one, other] = [await knownDevice(maya), await knownDevice(maya)];
    const form = { oldPassword: maya.password, newPassword: 'wire-o 9/16' };
    await auth.call(changePassword, { form, origin: buildOrigin(), ...one }, maya.user.id);
    expect(await isKnown(maya.email, one.deviceHash)).toBe(true);
    expect(await isKnown(maya.email, other.deviceHash)).toBe(false);
  });

  it('A4 a reset makes its device known and forgets the others', async () => {
    const maya = await auth.signUp();
    const other = await knownDevice(maya);
    const deviceHash = buildDeviceHash();
    const { email } = maya;
    const { resetCode: code = '' } = await auth.call(forgotPassword, {
      form: { email },
      origin: buildOrigin(),
    });
    const form = { email, code, newPassword: 'perfect bound 32' };
    await auth.call(resetPassword, { form, origin: buildOrigin(), deviceHash });
    expect(await isKnown(email, deviceHash)).toBe(true);
    expect(await isKnown(email, other.deviceHash)).toBe(false);
    await lockForOthers(email);
    expect(await outcomeOf(email, 'perfect bound 32')).toBe('auth.too_many_wrong_passwords');
    expect(await outcomeOf(email, 'perfect bound 32', deviceHash)).toBe('none');
  });

  it('A2 keeps the 20 devices that signed in last', async () => {
    const maya = await auth.signUp();
    const oldest = await knownDevice(maya);
    await auth.rows(`update known_devices set last_used_at = '2020-01-01' where account_id = $1`, [
      maya.user.id,
    ]);
    await auth.rows(
      `insert into known_devices (mark_hash, account_id, expires_at)
        select 'mark ' || n, $1, 'infinity' from generate_series(1, 19) n`,
      [maya.user.id],
    );
    const newest = await knownDevice(maya);
    const kept = await auth.rows('select count(*)::int as count from known_devices where account_id = $1', [
      maya.user.id,
    ]);
    expect(kept).toEqual([{ count: 20 }]);
    expect(await isKnown(maya.email, newest.deviceHash)).toBe(true);
    expect(await isKnown(maya.email, oldest.deviceHash)).toBe(false);
  });

  it('A2 forgets a device 180 days after its last sign-in', async () => {
    const maya = await auth.signUp();
    const { deviceHash } = await knownDevice(maya);
    const days = () =>
      auth.rows(
        `select round(extract(epoch from expires_at - now()) / 86400)::int as days from known_devices
          where account_id = $1`,
        [maya.user.id],
      );
    expect(await days()).toEqual([{ days: limits.knownDeviceDays }]);
    await auth.rows('update known_devices set expires_at = now() where account_id = $1', [maya.user.id]);
    expect(await isKnown(maya.email, deviceHash)).toBe(false);
    await enter(maya.email, maya.password, deviceHash);
    expect(await days()).toEqual([{ days: limits.knownDeviceDays }]);
    await auth.rows('update known_devices set expires_at = now() where account_id = $1', [maya.user.id]);
    await auth.app.get(KnownDevices, { strict: false }).removeExpired();
    expect(await days()).toEqual([]);
  });

  it('A6 known devices are exported without their marks and deleted with the account', async () => {
    const maya = await auth.signUp();
    const { deviceHash } = await knownDevice(maya);
    const { devices } = await readUserData(auth.call, authUserData, maya.user.id);
    expect(devices).toEqual([
      { created_at: expect.any(String), last_used_at: expect.any(String), expires_at: expect.any(String) },
    ]);
    await auth.deleteAccount(maya);
    expect(await isKnown(maya.email, deviceHash)).toBe(false);
    expect(await auth.rows('select 1 from known_devices where account_id = $1', [maya.user.id])).toEqual([]);
  });
});
