import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { forgotPassword, resetByLink, resetPassword, signIn } from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { AttemptLimits } from '../src/limits/attempt-limits.ts';
import { type Auth, buildDeviceHash, buildOrigin, codeOf, hashToken, startAuth } from './start-auth.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const TOO_MANY = 'auth.too_many_wrong_passwords';
const NEW_PASSWORD = 'perfect bound 32';

const enter = (email: string, password: string, deviceHash?: string) =>
  codeOf(auth.call(signIn, { form: { email, password }, origin: buildOrigin(), deviceHash }));
const askFor = (email: string, deviceHash?: string) =>
  codeOf(auth.call(forgotPassword, { form: { email }, origin: buildOrigin(), deviceHash }));
const reset = (email: string, code: string) => {
  const form = { email, code, newPassword: 'stolen horse' };
  return codeOf(auth.call(resetPassword, { form, origin: buildOrigin() }));
};
const openLink = (token: string) =>
  codeOf(auth.call(resetByLink, { form: { token, newPassword: NEW_PASSWORD }, origin: buildOrigin() }));

/** Calls, each from another network, until the budget for it is spent; returns how many were let through. */
async function spend(call: () => Promise<string>, refusal = 'request.rate_limited'): Promise<number> {
  for (let through = 0; ; through += 1) if ((await call()) === refusal) return through;
}

/** The token in the mail of the newest request. An older request whose mail waited until then sends none. */
const newestToken = (email: string) =>
  eventually(async () => {
    const [newest] = (await auth.rows(
      'select id from reset_requests where email = $1 order by created_at desc, id limit 1',
      [email],
    )) as { id: string }[];
    const urls = (await auth.mailCatcher.mailsTo(email)).flatMap(({ text }) => /https:\S+/.exec(text) ?? []);
    const tokens = urls.map((url) => new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '');
    const token = tokens.find((each) => each.startsWith(`${newest?.id}.`));
    expect(token).toBeDefined();
    return token ?? '';
  });

/** The two hours between late mails pass. */
const waitForLaterMail = async () =>
  auth.redis.del(await auth.redis.keys('limit:auth:forgot-password:account-later:*'));

describe('another person who spends every budget of an account', () => {
  it('A11 another person who spends every budget doesn’t keep the owner out, who signs in with a mailed link on a new device', async () => {
    const maya = await auth.signUp();
    expect(await spend(() => enter(maya.email, 'a wrong guess'), TOO_MANY)).toBe(100);
    let mails = 0;
    const guessCodes = async () => {
      if ((await askFor(maya.email)) === 'none') mails += 1;
      for (let step = 0; step < 5; step += 1)
        if ((await reset(maya.email, '000000')) === 'request.rate_limited') return 'request.rate_limited';
      return 'none';
    };
    expect(await spend(guessCodes)).toBe(4);
    mails += await spend(() => askFor(maya.email));
    expect(mails).toBe(9);
    expect(await enter(maya.email, maya.password)).toBe(TOO_MANY);

    // The link in the newest mail opens the door, whoever asked for it.
    expect(await openLink(await newestToken(maya.email))).toBe('none');
    expect(await enter(maya.email, NEW_PASSWORD)).toBe('none');

    // Later on the same day, when that mail has expired, there is another one.
    await waitForLaterMail();
    expect(await askFor(maya.email)).toBe('none');
    expect(await openLink(await newestToken(maya.email))).toBe('none');
  });

  it('A11 another person who spends every budget doesn’t use up the mails for the owner’s known devices', async () => {
    const maya = await auth.signUp();
    const deviceHash = buildDeviceHash();
    await auth.call(signIn, {
      form: { email: maya.email, password: maya.password },
      origin: buildOrigin(),
      deviceHash,
    });
    await spend(() => askFor(maya.email));
    expect(await askFor(maya.email, deviceHash)).toBe('none');
    expect(await openLink(await newestToken(maya.email))).toBe('none');
  });
});

describe('mails to one mailbox', () => {
  it('A11 reset mails to one mailbox are at most 20 a day for unknown devices and ten for known ones', async () => {
    const maya = await auth.signUp();
    let mails = 0;
    for (let hours = 0; hours < 24; hours += 2) {
      mails += await spend(() => askFor(maya.email));
      await waitForLaterMail();
    }
    expect(mails).toBe(20);
    const attempts = auth.app.get(AttemptLimits, { strict: false });
    const askAsKnown = () =>
      codeOf(
        attempts.take({
          'forgot-password:known-devices': maya.email,
          'forgot-password:device': hashToken(buildDeviceHash()),
        }),
      );
    expect(await spend(askAsKnown)).toBe(10);
  });
});
