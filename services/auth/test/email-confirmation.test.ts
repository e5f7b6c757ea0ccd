import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { confirmEmail, requestConfirmation, resolveSession } from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { CodeMaker } from '../src/codes/code-maker.ts';
import { type Auth, codeOf, buildOrigin, startAuth } from './start-auth.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

describe('email confirmation', () => {
  const linkTo = (email: string, count = 1) =>
    eventually(async () => {
      const mails = (await auth.mailCatcher.mailsTo(email)).filter(({ subject }) => /Confirm/.test(subject));
      expect(mails).toHaveLength(count);
      return new URL(/https:\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
    });

  it('A3 mails a link that may be used more than once', async () => {
    const maya = await auth.signUp();
    expect(maya.user.emailConfirmed).toBe(false);
    const link = await linkTo(maya.email);
    expect(link.origin + link.pathname).toBe('https://print.example/confirm-email');
    const token = link.searchParams.get('token') ?? '';
    await auth.call(resolveSession, { tokenHash: maya.tokenHash });
    for (let i = 0; i < 2; i++) await auth.call(confirmEmail, { form: { token }, origin: buildOrigin() });
    expect(await auth.redis.exists(`session:${maya.tokenHash}`)).toBe(0);
    const { session } = await auth.call(resolveSession, { tokenHash: maya.tokenHash });
    expect(session?.user.emailConfirmed).toBe(true);
  });

  it('A3 resends the link on request until the address is confirmed', async () => {
    const maya = await auth.signUp();
    await linkTo(maya.email);
    expect(await auth.call(requestConfirmation, {}, maya.user.id)).toEqual({ alreadyConfirmed: false });
    const token = (await linkTo(maya.email, 2)).searchParams.get('token') ?? '';
    await auth.call(confirmEmail, { form: { token }, origin: buildOrigin() });
    expect(await auth.call(requestConfirmation, {}, maya.user.id)).toEqual({ alreadyConfirmed: true });
  });

  it('A3 builds the link from PUBLIC_URL with or without a path', async () => {
    const below = await startAuth({ PUBLIC_URL: 'https://print.example/partner/' });
    try {
      const { email } = await below.signUp();
      await eventually(async () => {
        const [mail] = await below.mailCatcher.mailsTo(email);
        expect(mail?.text).toContain('https://print.example/partner/confirm-email?token=');
      });
    } finally {
      await below.stop();
    }
  });

  it('A3 mails a link that works for seven days', async () => {
    const maya = await auth.signUp();
    const codes = auth.app.get(CodeMaker, { strict: false });
    const token = (await linkTo(maya.email)).searchParams.get('token') ?? '';
    const [, seconds = ''] = token.split('.');
    const daysLeft = (Number(seconds) * 1_000 - Date.now()) / 86_400_000;
    expect(Math.round(daysLeft)).toBe(7);
    const follow = (expiresAt: number) => {
      const form = { token: codes.confirmationToken(maya.user.id, maya.email, expiresAt) };
      return auth.call(confirmEmail, { form, origin: buildOrigin() });
    };
    await expect(follow(Date.now() - 1_000)).rejects.toMatchObject({
      reply: {
        code: 'auth.wrong_confirmation',
        userMessage: 'This link has expired. Request a new one in Settings.',
      },
    });
    const late = token.replace(seconds, String(Number(seconds) + 1));
    expect(await codeOf(auth.call(confirmEmail, { form: { token: late }, origin: buildOrigin() }))).toBe(
      'auth.wrong_confirmation',
    );
    expect(await codeOf(follow(Date.now() + 60_000))).toBe('none');
  });

  it('A3 rejects a forged, truncated or foreign token', async () => {
    const [maya, noor] = [await auth.signUp(), await auth.signUp()];
    const token = (await linkTo(maya.email)).searchParams.get('token') ?? '';
    const [, seconds = '', mac = ''] = token.split('.');
    const wrong = [
      'x',
      '.',
      `${noor.user.id}.${seconds}.${mac}`,
      `${maya.user.id}.${mac}`,
      token.slice(0, -1),
      `${maya.user.id}.`,
      `${token}A`,
    ];
    for (const one of wrong) {
      const call = auth.call(confirmEmail, { form: { token: one }, origin: buildOrigin() });
      expect(await codeOf(call)).toBe('auth.wrong_confirmation');
    }
  });
});
