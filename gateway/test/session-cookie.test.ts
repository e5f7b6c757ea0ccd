import { afterAll, describe, expect, it } from '@jest/globals';
import type { GatewaySettings } from '../src/env.ts';
import { closeGateways, listeningGateway } from './test-gateway.ts';

afterAll(closeGateways);

/** The cookie cleared by a sign-out without a session, which needs no service. */
async function cookieOf(
  settings: Partial<GatewaySettings>,
  headers: Record<string, string> = {},
): Promise<string> {
  const url = await listeningGateway(settings);
  const answer = await fetch(`${url}/api/auth/logout`, { method: 'POST', headers });
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie') ?? '';
}

const overTls = { 'x-forwarded-proto': 'https' };

describe('the session cookie', () => {
  it.each([
    ['the public address is https', { PUBLIC_URL: 'https://print.example' }, {}],
    ['a trusted proxy received the request over TLS', { TRUST_PROXY: 'loopback' }, overTls],
  ])('A5 is Secure when %s', async (_, settings, headers) => {
    expect(await cookieOf(settings, headers)).toMatch(/^pp_session=;.*HttpOnly.*; Secure/);
  });

  it.each([
    ['nothing indicates TLS', {}, {}],
    ['the public address is plain http', { PUBLIC_URL: 'http://print.example' }, {}],
    ['only the client claims TLS', {}, overTls],
  ])('A5 is not Secure when %s', async (_, settings, headers) => {
    const cookie = await cookieOf(settings, headers);
    expect(cookie).toMatch(/^pp_session=;.*HttpOnly/);
    expect(cookie).not.toContain('Secure');
  });
});
