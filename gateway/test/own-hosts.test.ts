import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { GatewaySettings } from '../src/env.ts';
import { closeGateways, listeningGateway } from './test-gateway.ts';

afterAll(closeGateways);

async function ask(
  url: string,
  host: string,
  headers: Record<string, string> = {},
): Promise<IncomingMessage> {
  const sent = request(`${url}/api/config`, { headers: { ...headers, host }, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}

/** The statuses of answers to several hosts. */
async function statuses(
  settings: Partial<GatewaySettings>,
  hosts: string[],
): Promise<Record<string, number>> {
  const url = await listeningGateway(settings);
  const found: Record<string, number> = {};
  for (const host of hosts) {
    const answer = await ask(url, host);
    answer.resume();
    found[host] = answer.statusCode ?? 0;
  }
  return found;
}

describe('the Host of a request', () => {
  it('K3 an accepted Host is an address, localhost, or the name in HOST or PUBLIC_URL', async () => {
    const settings = { HOST: 'print.local', PUBLIC_URL: 'https://Print.example:8443' };
    const own = ['127.0.0.1', '192.0.2.7:80', '[::1]:8080', 'localhost:1', 'print.local', 'PRINT.example'];
    const others = ['evil.example', 'localhost.evil.example', 'print.example.evil.example', 'a@localhost'];
    expect(await statuses(settings, [...own, ...others])).toEqual({
      ...Object.fromEntries(own.map((host) => [host, 200])),
      ...Object.fromEntries(others.map((host) => [host, 421])),
    });
  });

  it('K3 the Host is refused with a problem document if it is another name, whatever X-Forwarded-Host says', async () => {
    const url = await listeningGateway({ TRUST_PROXY: 'loopback' });
    const answer = await ask(url, 'evil.example', { 'x-forwarded-host': 'localhost' });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(await json(answer)).toMatchObject({ code: 'request.wrong_host', status: 421 });
  });

  it('K3 gets pages that may not use the camera, and may write to the clipboard', async () => {
    const answer = await fetch(`${await listeningGateway()}/api/config`);
    const policy = answer.headers.get('permissions-policy');
    expect(policy).toContain('camera=()');
    expect(policy).toContain('clipboard-write=(self)');
  });
});
