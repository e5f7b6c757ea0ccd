import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import {
  admitQuoteFile,
  baseOf,
  type DocumentBase,
  limits,
  locateQuoteFile,
  openVendorLink,
  type RpcInput,
  setQuoteFile,
  type VendorAnswer,
  type VendorPage,
} from '@printpartner/contracts';
import { AppError, HandleRpc } from '@printpartner/messaging';
import { randomIp } from '@printpartner/testing';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';
import { signedIn } from './signed-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'quotes-'));
const web = mkdtempSync(join(tmpdir(), 'web-'));
const [OPEN, CLOSED] = ['o'.repeat(43), 'c'.repeat(43)];
const QUOTE = '11111111-1111-4111-8111-111111111111';
const KEY = `quote-${QUOTE}.pdf`;
const PAGE = '<!doctype html><title>Print Partner</title>';

const visits: RpcInput<typeof openVendorLink>[] = [];
const uploaders: (string | null)[] = [];
/** What files were admitted and set for. */
const seen: (DocumentBase | undefined)[] = [];
const files: RpcInput<typeof setQuoteFile>['file'][] = [];

const answer: VendorAnswer = {
  estimate_number: '',
  lines: [{ quantity: 1, price_cents: 1 }],
  freight_cents: null,
  freight_included: false,
  postage_cents: null,
  turnaround_days: null,
  included: [],
  exceptions: '',
  valid_until: '',
  notes: '',
  version: 1,
  file: null,
  answered_at: '2026-11-24T10:00:00.000Z',
  revision: 1,
};

const vendorPage: VendorPage = {
  state: 'open',
  is_owner: false,
  vendor_name: 'Harbor Print',
  buyer: { company: '', name: '' },
  message: '',
  version: 1,
  frozen_at: answer.answered_at,
  expires_at: answer.answered_at,
  sheet: { title: 'Card', form: 'Custom Specifications', sections: [] },
  quantities: [],
  finishes: [],
  changes: null,
  answer: null,
};

@Controller()
class FakeSpecs {
  @HandleRpc(openVendorLink)
  async open(input: RpcInput<typeof openVendorLink>): Promise<VendorPage> {
    visits.push(input);
    if (input.token === CLOSED) throw new AppError('quotes.link_closed');
    return vendorPage;
  }
  @HandleRpc(admitQuoteFile)
  async admit(input: RpcInput<typeof admitQuoteFile>) {
    seen.push(baseOf(input));
    return { success: true as const };
  }
  @HandleRpc(setQuoteFile)
  async setFile({ token, viewerId, file, ...base }: RpcInput<typeof setQuoteFile>) {
    uploaders.push(viewerId);
    seen.push(baseOf(base));
    if (token === CLOSED) throw new AppError('quotes.link_closed');
    files.push(file);
    return answer;
  }
  @HandleRpc(locateQuoteFile)
  async locate() {
    return { key: KEY, name: 'E-1207 “silk”.pdf', size: 8 };
  }
}

let gateway: GatewayWithServices;
let url: string;
beforeAll(async () => {
  writeFileSync(join(web, 'index.html'), PAGE);
  mkdirSync(join(web, 'first-paint'));
  for (const name of ['home.html', 'login.html']) writeFileSync(join(web, 'first-paint', name), PAGE);
  gateway = await startGatewayWith(
    { specs: FakeSpecs },
    {
      STORAGE_URL: pathToFileURL(folder).href,
      WEB_ROOT: web,
      TRUST_PROXY: '1',
      BODY_SECONDS: 0.3,
      UPLOAD_LIMIT_MB: 64,
    },
  );
  ({ url } = gateway);
});
afterAll(async () => {
  await gateway.stop();
  for (const path of [folder, web]) rmSync(path, { recursive: true, force: true });
});

const from = (ip = randomIp()) => ({ 'x-forwarded-for': ip });
const send = (token: string, contents: BlobPart[], name = 'E-1207.pdf', session: object = {}, query = '') => {
  const form = new FormData();
  form.append('pdf', new Blob(contents), name);
  return fetch(`${url}/api/vendor-links/${token}/file${query}`, {
    method: 'POST',
    body: form,
    headers: { ...from(), ...session },
  });
};
const stored = () => readdirSync(folder);

describe('the page of a vendor link', () => {
  it('S8 a vendor’s page is for no search engine, cache or other site', async () => {
    const upper = await fetch(`${url}/V/${OPEN}`, { headers: { accept: 'text/html' } });
    expect(Object.fromEntries(upper.headers)).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    const page = await fetch(`${url}/v/${OPEN}`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toBe(PAGE);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    const wrong = await fetch(`${url}/v/short`, { headers: { accept: 'text/html' } });
    expect(wrong.status).toBe(404);
  });

  it('S8 counts the visits of a network once an hour, tells the service who is signed in, and is never indexed', async () => {
    visits.length = 0;
    const [ip, neighbor, other] = ['198.51.100.7', '198.51.100.8', '198.51.101.7'];
    const path = `${url}/api/vendor-links/${OPEN}`;
    for (const address of [ip, ip, neighbor, other]) {
      const opened = await fetch(path, { headers: from(address) });
      expect(opened.status).toBe(200);
      expect(opened.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    }
    await fetch(path, { headers: { ...from(), ...(await signedIn(gateway.redis)) } });
    expect(visits.map(({ isNewVisit }) => isNewVisit)).toEqual([true, false, false, true, true]);
    expect(visits.map(({ viewerId }) => viewerId === null)).toEqual([true, true, true, true, false]);
    const keys = await gateway.redis.keys('*');
    for (const key of keys) {
      expect(key).not.toContain(OPEN);
      expect(key).not.toContain(ip);
    }
  });

  it('S8 counts a reload after midnight as the same visit, and a closed link as none', async () => {
    visits.length = 0;
    const token = 'm'.repeat(43);
    const headers = from();
    const open = (of: string) => fetch(`${url}/api/vendor-links/${of}`, { headers });
    for (let n = 0; n < 2; n += 1) expect((await open(CLOSED)).status).toBe(410);
    await open(token);
    const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    // Makes today's key yesterday's.
    await gateway.redis.rename(`gateway:network-key:${day(0)}`, `gateway:network-key:${day(1)}`);
    await open(token);
    expect(visits.map(({ isNewVisit }) => isNewVisit)).toEqual([true, true, true, false]);
  });

  it('S8 counts no HEAD request, and a visit after it', async () => {
    visits.length = 0;
    const [path, headers] = [`${url}/api/vendor-links/${'h'.repeat(43)}`, from()];
    expect((await fetch(path, { method: 'HEAD', headers })).status).toBe(200);
    await fetch(path, { headers });
    expect(visits.map(({ isNewVisit }) => isNewVisit)).toEqual([false, true]);
  });

  it('S8 takes no token of another form to the service', async () => {
    visits.length = 0;
    for (const token of ['x', 'o'.repeat(42), `${'o'.repeat(42)}*`])
      expect((await fetch(`${url}/api/vendor-links/${token}`, { headers: from() })).status).toBe(422);
    expect(visits).toEqual([]);
  });

  it('S8 limits how often a link is printed, also from many networks', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push(
        (await fetch(`${url}/api/vendor-links/${'p'.repeat(43)}/sheet.pdf`, { headers: from() })).status,
      );
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1)).not.toContain(429);
  });
});

describe('answers by a link', () => {
  const change = (token: string, headers: Record<string, string>) =>
    fetch(`${url}/api/vendor-links/${token}/file`, { method: 'DELETE', headers });

  it('S10 answers by a link are limited per link from all networks, and per network for all links', async () => {
    const statusOf = async (token: string, ip?: string) => (await change(token, from(ip))).status;
    const token = 'l'.repeat(43);
    for (let n = 0; n < 30; n += 1) expect(await statusOf(token)).toBe(200);
    const refused = await change(token, from());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const ip = randomIp();
    for (let n = 0; n < 60; n += 1) expect(await statusOf(`n${n}`.padEnd(43, 'n'), ip)).toBe(200);
    expect(await statusOf('z'.repeat(43), ip)).toBe(429);
    expect(await statusOf('z'.repeat(43))).toBe(200);
    files.length = 0;
  });
});

describe('a PDF of a vendor', () => {
  it('S10 a vendor’s PDF is stored under a key and a name of ours', async () => {
    uploaders.length = 0;
    expect((await send(OPEN, ['%PDF-1.4 quote'], '../quote\u202Efdp.exe')).status).toBe(200);
    const [file] = files;
    expect(file).toMatchObject({ filename: 'quotefdp.exe.pdf', size: 14 });
    expect(file?.key).toMatch(/^quote-[0-9a-f-]{36}\.pdf$/);
    expect(stored()).toEqual([file?.key]);
    await send(OPEN, ['%PDF-1.4 quote'], 'quote.pdf', await signedIn(gateway.redis));
    // So that the service can refuse the link's owner.
    expect(uploaders).toEqual([null, expect.any(String)]);
  });

  it('S10 a vendor’s PDF is added and removed for the revision of the answer that the vendor saw', async () => {
    seen.length = 0;
    await send(OPEN, ['%PDF-1.4'], 'quote.pdf', {}, '?base_revision=2');
    const remove = (query: string) =>
      fetch(`${url}/api/vendor-links/${OPEN}/file${query}`, { method: 'DELETE', headers: from() });
    await remove('?base_revision=3');
    // The release before names it so.
    await remove('?revision=4');
    await remove('');
    const seenIn = (revision: number, of: DocumentBase['of'] = 'fields') => ({ revision, of });
    expect(seen).toEqual([seenIn(2), seenIn(2), seenIn(3), seenIn(4, 'row'), undefined]);
    for (const query of ['?base_revision=x', '?revision=x']) expect((await remove(query)).status).toBe(422);
  });

  it('S10 a vendor’s PDF is refused, and leaves no file, if it is no PDF, too large, missing, or the link is closed', async () => {
    const before = stored();
    const large = new Uint8Array(limits.quoteFileBytes);
    for (const [answered, status, code] of [
      [await send(OPEN, ['<html>']), 422, 'preflight.not_a_pdf'],
      [await send(OPEN, ['%PDF-1.4', large]), 413, 'request.too_large'],
      [await send(OPEN, []), 422, 'preflight.no_file'],
      [await send(CLOSED, ['%PDF-1.4']), 410, 'quotes.link_closed'],
    ] as const) {
      expect(answered.status).toBe(status);
      expect(await answered.json()).toMatchObject({ code });
    }
    expect(stored()).toEqual(before);
  });

  it('S10 a vendor’s PDF may arrive more slowly than other bodies', async () => {
    const slow = request(`${url}/api/vendor-links/${OPEN}/file`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', ...from() },
    });
    const response = once(slow, 'response');
    slow.write('--x\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-');
    await new Promise((resolve) => setTimeout(resolve, 600));
    slow.end('1.4\r\n--x--\r\n');
    const [answered]: IncomingMessage[] = await response;
    expect(answered?.statusCode).toBe(200);
    answered?.resume();
  });

  it('S10 a vendor’s PDF is downloaded by the owner, and never shown as a page', async () => {
    writeFileSync(join(folder, KEY), '%PDF-1.4');
    const path = `${url}/api/quotes/${QUOTE}/file`;
    expect((await fetch(path)).status).toBe(401);
    const headers = await signedIn(gateway.redis);
    const file = await fetch(path, { headers });
    expect(await file.text()).toBe('%PDF-1.4');
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    });
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="E-1207 \?silk\?\.pdf"/);
    rmSync(join(folder, KEY));
    expect((await fetch(path, { headers })).status).toBe(404);
  });
});
