import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { resumeVendorMails, type RpcInput, stopVendorMails } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';

const stopped: string[] = [];
const resumed: string[] = [];

@Controller()
class FakeSpecs {
  @HandleRpc(stopVendorMails)
  async stop({ token }: RpcInput<typeof stopVendorMails>) {
    stopped.push(token);
    return { success: true as const };
  }

  @HandleRpc(resumeVendorMails)
  async resume({ token }: RpcInput<typeof resumeVendorMails>) {
    resumed.push(token);
    return { is_resumed: resumed.length === 1 };
  }
}

let gateway: GatewayWithServices;
let page: string;
const TOKEN = 's'.repeat(65);
beforeAll(async () => {
  gateway = await startGatewayWith({ specs: FakeSpecs });
  page = `${gateway.url}/api/mail-stops/${TOKEN}`;
});
afterAll(() => gateway.stop());
beforeEach(() => {
  stopped.length = 0;
  resumed.length = 0;
});

const post = (headers: Record<string, string>, body = '') => fetch(page, { method: 'POST', headers, body });
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the page that stops mail', () => {
  it('S8 changes nothing when it is opened, also by a program, and has a form that needs no script', async () => {
    const shown = await fetch(page);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('<form method="post"><button>');
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    await fetch(page, { method: 'HEAD' });
    expect(stopped).toEqual([]);
  });

  it('S8 stops mail when its form is sent, or by the one click of a mail program', async () => {
    const sent = await post({ ...FORM, origin: gateway.url, 'sec-fetch-site': 'same-origin' });
    expect([sent.status, await sent.text()]).toEqual([200, expect.stringContaining('Mail stopped')]);
    expect((await post(FORM, 'List-Unsubscribe=One-Click')).status).toBe(200);
    const multipart = new FormData();
    multipart.append('List-Unsubscribe', 'One-Click');
    expect((await fetch(page, { method: 'POST', body: multipart })).status).toBe(200);
    expect(stopped).toEqual([TOKEN, TOKEN, TOKEN]);
  });

  it('S8 offers to undo a stop once mail was stopped, and says when it is too late', async () => {
    expect(await (await fetch(page)).text()).not.toContain('Get these mails again');
    const result = await (await post({ ...FORM, origin: gateway.url })).text();
    const form = /<form method="post" action="([^"]+)"><button>Get these mails again</;
    expect(new URL(form.exec(result)?.[1] ?? '', page).href).toBe(`${page}/resume`);
    expect(resumed).toEqual([]);
    const resume = (origin: string) =>
      fetch(`${page}/resume`, { method: 'POST', headers: { ...FORM, origin } });
    expect((await resume('https://evil.example')).status).toBe(403);
    const again = await resume(gateway.url);
    expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('Mail allowed again')]);
    expect([stopped, resumed]).toEqual([[TOKEN], [TOKEN]]);
    const late = await resume(gateway.url);
    expect([late.status, await late.text()]).toEqual([200, expect.stringContaining('Mail stays stopped')]);
  });

  it('S8 refuses a form of another site, a wrong token, and forms elsewhere', async () => {
    expect((await post({ ...FORM, origin: 'https://evil.example' })).status).toBe(403);
    expect((await fetch(`${page}x`, { method: 'POST' })).status).toBe(422);
    const elsewhere = await fetch(`${gateway.url}/api/vendors`, {
      method: 'POST',
      headers: FORM,
      body: 'a=1',
    });
    expect(elsewhere.status).toBe(415);
    expect(stopped).toEqual([]);
  });
});
