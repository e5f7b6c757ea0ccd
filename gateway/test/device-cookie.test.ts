import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import {
  deleteAccount,
  resetPassword,
  resolveSession,
  type RpcInput,
  signIn,
  signOut,
} from '@printpartner/contracts';
import { AppError, HandleRpc } from '@printpartner/messaging';
import { hashToken } from '../src/identity/session-cookie.ts';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';

const EXPIRES_AT = new Date(Date.now() + 3_600_000).toISOString();
const user = {
  id: randomUUID(),
  email: 'maya@example.com',
  firstName: null,
  lastName: null,
  emailConfirmed: true,
};
/** The device hashes that reached the auth service. */
const seen: (string | undefined)[] = [];

@Controller()
class Accounts {
  @HandleRpc(signIn)
  async signIn({ form, deviceHash }: RpcInput<typeof signIn>) {
    seen.push(deviceHash);
    if (form.password !== 'kiss-cut 14 pt')
      throw new AppError('auth.wrong_credentials', { userMessage: 'No.' });
    return { user, token: 'A'.repeat(43), expiresAt: EXPIRES_AT };
  }

  @HandleRpc(resetPassword)
  async resetPassword({ deviceHash }: RpcInput<typeof resetPassword>) {
    seen.push(deviceHash);
    return {};
  }

  @HandleRpc(signOut)
  async signOut({ deviceHash }: RpcInput<typeof signOut>) {
    seen.push(deviceHash);
    return { ended: 1 };
  }

  @HandleRpc(resolveSession)
  async resolveSession() {
    return { session: { user, expiresAt: EXPIRES_AT } };
  }

  @HandleRpc(deleteAccount)
  async deleteAccount() {
    return {};
  }
}

let gateway: GatewayWithServices;
let url: string;
beforeAll(async () => {
  gateway = await startGatewayWith({ auth: Accounts });
  ({ url } = gateway);
});
afterAll(() => gateway.stop());

const send = (method: string, path: string, body?: object, cookie = '', base = url) =>
  fetch(`${base}${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const enter = (cookie = '', password = 'kiss-cut 14 pt', base = url) =>
  send('POST', '/api/auth/login', { email: user.email, password }, cookie, base);
const deviceCookie = (answer: Response) =>
  answer.headers.getSetCookie().find((cookie) => /^(__Host-)?pp_device=/.test(cookie));
const markIn = (answer: Response) => /pp_device=([\w-]{43});/.exec(deviceCookie(answer) ?? '')?.[1] ?? '';

describe('the device cookie', () => {
  it('A2 the device cookie is set at sign-in for 180 days, out of reach of scripts, and its hash is sent to auth', async () => {
    const answer = await enter();
    expect(deviceCookie(answer)).toMatch(
      /^pp_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(seen.at(-1)).toBe(hashToken(markIn(answer)));
    const elsewhere = await enter();
    expect(markIn(elsewhere)).not.toBe(markIn(answer));
  });

  it('A2 keeps its mark for the next sign-in and drops a malformed one', async () => {
    const mark = markIn(await enter());
    const again = await enter(`pp_device=${mark}`);
    expect(markIn(again)).toBe(mark);
    expect(seen.at(-1)).toBe(hashToken(mark));
    const forged = markIn(await enter(`pp_device=${'x'.repeat(8_000)}`));
    expect(forged).toMatch(/^[\w-]{43}$/);
  });

  it('A1 tells the login screen that somebody has signed in here before', async () => {
    const session = async (cookie?: string): Promise<unknown> => {
      const answer = await send('GET', '/api/auth/session', undefined, cookie);
      return answer.json();
    };
    expect(await session()).toEqual({ user: null });
    const mark = markIn(await enter());
    expect(await session(`pp_device=${mark}`)).toEqual({ user: null, knownDevice: true });
  });

  it('A2 the device cookie is not set by a failed sign-in', async () => {
    const answer = await enter('', 'a wrong guess');
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('A2 the device cookie has the prefix of a host cookie over TLS, where one without it is ignored', async () => {
    const base = await gateway.listen({ PUBLIC_URL: 'https://print.example' });
    const planted = 'B'.repeat(43);
    const answer = await enter(`pp_device=${planted}`, undefined, base);
    expect(deviceCookie(answer)).toMatch(/^__Host-pp_device=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(markIn(answer)).not.toBe(planted);
    expect(seen.at(-1)).toBe(hashToken(markIn(answer)));
  });

  it('A4 the device cookie is set by a reset, which proves access to the mailbox', async () => {
    const form = { email: user.email, code: '123456', newPassword: 'perfect bound 32' };
    const answer = await send('POST', '/api/auth/reset-password', form);
    expect(answer.status).toBe(200);
    expect(seen.at(-1)).toBe(hashToken(markIn(answer)));
  });

  it('A5 A6 stays after signing out and is cleared by deleting the account', async () => {
    const mark = markIn(await enter());
    const cookie = `pp_session=${'A'.repeat(43)}; pp_device=${mark}`;
    const left = await send('POST', '/api/auth/logout', { everywhere: true }, cookie);
    expect(left.status).toBe(200);
    expect(seen.at(-1)).toBe(hashToken(mark));
    expect(deviceCookie(left)).toBeUndefined();
    const deleted = await send('DELETE', '/api/auth/delete-account', undefined, cookie);
    expect(deleted.status).toBe(200);
    expect(deviceCookie(deleted)).toMatch(/^pp_device=; Max-Age=0/);
  });
});
