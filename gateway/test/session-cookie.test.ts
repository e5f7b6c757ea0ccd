import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type LiveSession, sessionCopy } from '@printpartner/contracts';
import { testRedisUrl } from '@printpartner/testing';
import { Redis } from 'ioredis';
import type { GatewaySettings } from '../src/env.ts';
import { hashToken } from '../src/identity/session-cookie.ts';
import { closeGateways, listeningGateway } from './test-gateway.ts';

let redis: Redis;
beforeAll(() => {
  redis = new Redis(testRedisUrl());
});
afterAll(async () => {
  await closeGateways();
  redis.disconnect();
});

/** A sign-out without a session, which needs no service and clears the cookie. */
async function signOut(
  settings: Partial<GatewaySettings>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const url = await listeningGateway(settings);
  const answer = await fetch(`${url}/api/auth/logout`, { method: 'POST', headers });
  expect(answer.status).toBe(200);
  return answer;
}

const overTls = { 'x-forwarded-proto': 'https' };
const publicOverTls = { PUBLIC_URL: 'https://print.example' };

const ways: [string, Partial<GatewaySettings>, Record<string, string>][] = [
  ['the public address is https', publicOverTls, {}],
  ['a trusted proxy received the request over TLS', { TRUST_PROXY: 'loopback' }, overTls],
];
const plainWays: [string, Partial<GatewaySettings>, Record<string, string>][] = [
  ['nothing indicates TLS', {}, {}],
  ['the public address is plain http', { PUBLIC_URL: 'http://print.example' }, {}],
  ['only the client claims TLS', {}, overTls],
];

describe('the session cookie', () => {
  it.each(ways)(
    'A5 the session cookie is Secure, bound to the host, and browsers must keep to TLS when %s',
    async (_, settings, headers) => {
      const answer = await signOut(settings, { ...headers, cookie: 'pp_session=left' });
      const cookies = answer.headers.getSetCookie();
      expect(cookies).toHaveLength(2);
      expect(cookies[0]).toMatch(/^__Host-pp_session=;.*Path=\/; .*HttpOnly; Secure/);
      expect(cookies[0]).not.toContain('Domain');
      // The one from before the prefix is removed.
      expect(cookies[1]).toMatch(/^pp_session=; Max-Age=0; Path=\//);
      expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    },
  );

  it.each(plainWays)(
    'A5 the session cookie is neither Secure nor prefixed when %s',
    async (_, settings, headers) => {
      const answer = await signOut(settings, { ...headers, cookie: 'pp_session=mine' });
      const cookies = answer.headers.getSetCookie();
      expect(cookies).toEqual([expect.stringMatching(/^pp_session=;.*HttpOnly/)]);
      expect(cookies[0]).not.toContain('Secure');
      expect(answer.headers.has('strict-transport-security')).toBe(false);
    },
  );

  it('A5 without the prefix is ignored over TLS, where a subdomain could have planted it', async () => {
    const user = {
      id: randomUUID(),
      email: 'maya@example.com',
      firstName: null,
      lastName: null,
      emailConfirmed: false,
    };
    const live: LiveSession = { user, expiresAt: new Date(Date.now() + 60_000).toISOString() };
    const token = randomBytes(32).toString('base64url');
    await redis.set(sessionCopy.key(hashToken(token)), JSON.stringify(live), 'EX', 60);
    const userOf = async (settings: Partial<GatewaySettings>, name: string) => {
      const url = await listeningGateway(settings);
      const answer = await fetch(`${url}/api/auth/session`, { headers: { cookie: `${name}=${token}` } });
      return answer.json();
    };
    expect(await userOf(publicOverTls, '__Host-pp_session')).toEqual({ user });
    expect(await userOf(publicOverTls, 'pp_session')).toEqual({ user: null });
    expect(await userOf({}, 'pp_session')).toEqual({ user });
  });
});
