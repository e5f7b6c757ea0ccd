import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, type INestMicroservice } from '@nestjs/common';
import { admitUpload, limits, type LiveSession, type RpcInput, sessionCopy } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { eventually, randomIp, startRedis, type TestRedis } from '@printpartner/testing';
import { Redis } from 'ioredis';
import { hashToken } from '../src/identity/hash-token.ts';
import { RESERVATIONS } from '../src/preflight/upload-space.ts';
import { closeGateways, listeningGateway, requestTimeoutOf, setFreeBytes } from './test-gateway.ts';
import { testService } from './test-service.ts';

const uploads = mkdtempSync(join(tmpdir(), 'uploads-'));
const STORAGE_URL = pathToFileURL(uploads).href;

const sources: string[] = [];

@Controller()
class AdmitAll {
  @HandleRpc(admitUpload)
  async admit({ source }: RpcInput<typeof admitUpload>) {
    sources.push(source);
    return {};
  }
}

let redis: TestRedis;
let state: Redis;
let service: INestMicroservice;
beforeAll(async () => {
  redis = await startRedis();
  state = new Redis(redis.url);
  service = await testService('preflight', redis.url, AdmitAll);
});
afterAll(async () => {
  await closeGateways();
  state.disconnect();
  await service.close();
  await redis.stop();
  rmSync(uploads, { recursive: true, force: true });
});

const formOf = (contents: BlobPart[]) => {
  const form = new FormData();
  form.append('pdf', new Blob(contents), 'large.pdf');
  return form;
};
const analyze = (url: string, contents: BlobPart[], headers: Record<string, string> = {}) =>
  fetch(`${url}/api/preflight/analyze`, { method: 'POST', body: formOf(contents), headers });

const MB = 1_048_576;
const FLOOR_MB = 100;
const LIMIT_MB = 64;
const HEAD = '--x\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n';

/** Bytes of all files in the store. */
const storedBytes = () =>
  readdirSync(uploads).reduce(
    (sum, name) => sum + (statSync(join(uploads, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

interface RunningUpload {
  sent: ClientRequest;
  answered: Promise<{ status: number | undefined; body: unknown }>;
}

/** Starts an upload from a network of its own; `bytes` is its announced length. */
function startUpload(url: string, bytes: number | null, ip = randomIp(), start = '%PDF-1.4'): RunningUpload {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-forwarded-for': ip };
  const length = bytes === null ? {} : { 'content-length': bytes };
  const sent = request(`${url}/api/preflight/analyze`, {
    method: 'POST',
    headers: { ...headers, ...length },
  });
  sent.on('error', () => undefined);
  sent.write(HEAD + start);
  const answered = once(sent, 'response').then(async ([answer]: IncomingMessage[]) => ({
    status: answer?.statusCode,
    body: answer && (await json(answer)),
  }));
  answered.catch(() => undefined);
  return { sent, answered };
}

/** The answer to an upload that is refused before all of it is sent. */
async function refusal(...upload: Parameters<typeof startUpload>) {
  const { sent, answered } = startUpload(...upload);
  const answer = await answered;
  sent.destroy();
  return answer;
}

const untilReserved = (count: number) =>
  eventually(async () => expect(await state.hlen(RESERVATIONS)).toBe(count));

const untilStored = (count: number) => eventually(() => expect(readdirSync(uploads)).toHaveLength(count));

const startGateway = (UPLOAD_FREE_MB: number) =>
  listeningGateway({
    UPLOAD_FREE_MB,
    UPLOAD_LIMIT_MB: LIMIT_MB,
    TRUST_PROXY: '1',
    STORAGE_URL,
    REDIS_URL: redis.url,
  });

const BUSY = {
  status: 503,
  body: {
    code: 'system.busy',
    detail: 'Too many files are being checked right now. Try again in a few minutes.',
  },
};

describe('disk space of uploads in flight', () => {
  it('F3 two uploads that together would pass the floor are not both accepted, even by two gateways', async () => {
    const urls = await Promise.all([startGateway(FLOOR_MB), startGateway(FLOOR_MB)]);
    const [url, otherUrl] = urls;
    for (const each of urls) setFreeBytes(each, () => (FLOOR_MB + 30) * MB - storedBytes());
    const first = startUpload(url, 20 * MB);
    await untilStored(1);
    expect(await refusal(otherUrl, 20 * MB)).toMatchObject(BUSY);
    // Without a length, it may become as large as the limit.
    expect(await refusal(otherUrl, null)).toMatchObject(BUSY);
    const small = startUpload(otherUrl, 5 * MB);
    await untilStored(2);
    first.sent.destroy();
    await untilReserved(1);
    const second = startUpload(otherUrl, 20 * MB);
    await untilStored(2);
    for (const { sent } of [small, second]) sent.destroy();
    await untilReserved(0);
    expect(readdirSync(uploads)).toEqual([]);
  });

  it('F3 an upload stops and leaves no file when something else fills the disk', async () => {
    const url = await startGateway(FLOOR_MB);
    let others = 0;
    setFreeBytes(url, () => (FLOOR_MB + 60) * MB - storedBytes() - others);
    const { sent, answered } = startUpload(url, 50 * MB);
    await untilStored(1);
    others = 20 * MB;
    sent.write(Buffer.alloc(20 * MB, 'a'));
    expect(await answered).toMatchObject(BUSY);
    expect(readdirSync(uploads)).toEqual([]);
    sent.destroy();
  });

  it('F3 a network’s visitors reserve space for only a few uploads at a time', async () => {
    const url = await startGateway(0);
    const ip = randomIp();
    const held = Array.from({ length: limits.openVisitorChecks }, () => startUpload(url, MB, ip));
    await untilStored(limits.openVisitorChecks);
    expect(await refusal(url, MB, ip)).toMatchObject({
      status: 429,
      body: { code: 'request.rate_limited' },
    });
    const other = startUpload(url, MB);
    await untilStored(limits.openVisitorChecks + 1);
    for (const { sent } of [...held, other]) sent.destroy();
    await untilReserved(0);
    expect(readdirSync(uploads)).toEqual([]);
  });

  it('F3 a network’s uploads share the space of two largest files, in all gateways and whatever they have written', async () => {
    const [url, otherUrl] = await Promise.all([startGateway(0), startGateway(0)]);
    const ip = randomIp();
    const first = startUpload(url, LIMIT_MB * MB, ip);
    const second = startUpload(otherUrl, LIMIT_MB * MB, ip);
    await untilStored(2);
    first.sent.write(Buffer.alloc(20 * MB, 'a'));
    await eventually(() => expect(storedBytes()).toBeGreaterThanOrEqual(20 * MB));
    expect(await refusal(otherUrl, MB, ip)).toMatchObject({
      status: 429,
      body: { code: 'request.rate_limited' },
    });
    const other = startUpload(url, LIMIT_MB * MB);
    await untilStored(3);
    first.sent.destroy();
    await untilReserved(2);
    const next = startUpload(url, LIMIT_MB * MB, ip);
    await untilStored(3);
    for (const { sent } of [second, other, next]) sent.destroy();
    await untilReserved(0);
    expect(readdirSync(uploads)).toEqual([]);
  });
});

describe('uploads', () => {
  it('F3 P6 uploads of visitors count by network, and the services never learn the address', async () => {
    const url = await startGateway(0);
    const [ip, neighbor, otherIp] = ['203.0.113.7', '203.0.113.8', '203.0.114.8'];
    sources.length = 0;
    for (const from of [ip, neighbor, otherIp, '2001:db8:1:2::3', '2001:db8:1:3::4'])
      await analyze(url, [], { 'x-forwarded-for': from });
    const [first, again, other, ipv6, ipv6Again] = sources;
    expect(first).toMatch(/^network:[\w-]{43}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(ipv6Again).toBe(ipv6);
    // A plain hash could be reversed by trying all addresses.
    for (const encoding of ['hex', 'base64url'] as const)
      expect(first).not.toContain(createHash('sha256').update(ip).digest(encoding));
  });

  it('F3 an upload above the size limit is refused while it arrives and leaves no file', async () => {
    const url = await listeningGateway({ UPLOAD_LIMIT_MB: 1, STORAGE_URL, REDIS_URL: redis.url });
    for (const size of [1_048_577, 5_000_000]) {
      const answer = await analyze(url, ['%PDF-1.4 ', new Uint8Array(size)]);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({
        code: 'request.too_large',
        detail: 'The file is larger than 1 MB. Upload a smaller file.',
      });
    }
    // Refused by its announced length, before anything arrives.
    expect((await refusal(url, 5_000_000)).status).toBe(413);
    expect(readdirSync(uploads)).toEqual([]);
    expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
  });

  it('F3 a refused upload that goes on is answered, and its connection is closed', async () => {
    const refuse = async (UPLOAD_FREE_MB: number, status: number) => {
      const url = await startGateway(UPLOAD_FREE_MB);
      const { sent, answered } = startUpload(url, null, randomIp(), 'GIF89a');
      const closed = once(sent, 'close');
      sent.write(Buffer.alloc(20 * MB));
      // A silent connection would be closed anyway.
      const sending = setInterval(() => sent.write('a'), 20);
      expect(await answered).toMatchObject({ status });
      await closed;
      clearInterval(sending);
    };
    await Promise.all([refuse(0, 422), refuse(1_000_000_000, 503)]);
    expect(readdirSync(uploads)).toEqual([]);
  });

  it('F3 an empty file is refused and leaves no file', async () => {
    const url = await listeningGateway({ STORAGE_URL, REDIS_URL: redis.url });
    const answers = await Promise.all(
      Array.from({ length: limits.openVisitorChecks }, () => analyze(url, [])),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        code: 'preflight.no_file',
        detail: 'Please upload a PDF file.',
      });
    }
    expect(readdirSync(uploads)).toEqual([]);
  });

  it('F3 a stalled upload is refused and its connection closed, without a limit on the total time', async () => {
    const url = await listeningGateway({ UPLOAD_IDLE_SECONDS: 0.5, STORAGE_URL, REDIS_URL: redis.url });
    const upload = request(`${url}/api/preflight/analyze`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 500_000 },
    });
    upload.write('--x\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.4');
    const [answer]: IncomingMessage[] = await once(upload, 'response');
    expect(answer?.statusCode).toBe(408);
    expect(answer?.headers.connection).toBe('close');
    expect(answer && (await json(answer))).toMatchObject({ code: 'request.timed_out' });
    expect(readdirSync(uploads)).toEqual([]);
    upload.destroy();
    // Node's default of five minutes would cut off a large file on a slow connection.
    expect(requestTimeoutOf(url)).toBeGreaterThan(3_600_000);
  });

  it('F3 an upload that never stalls, but is too slow, is refused long before its end', async () => {
    const url = await listeningGateway({ UPLOAD_IDLE_SECONDS: 0.5, STORAGE_URL, REDIS_URL: redis.url });
    const { sent, answered } = startUpload(url, 1_000_000);
    const sending = setInterval(() => sent.write('a'), 20);
    expect(await answered).toMatchObject({
      status: 408,
      body: {
        code: 'request.timed_out',
        detail: 'The upload is too slow. Try again on a faster connection.',
      },
    });
    clearInterval(sending);
    sent.destroy();
    expect(readdirSync(uploads)).toEqual([]);
  });

  it('F3 an upload is refused when too little disk space is free', async () => {
    const url = await listeningGateway({ UPLOAD_FREE_MB: 1_000_000_000, STORAGE_URL, REDIS_URL: redis.url });
    const answer = await analyze(url, ['%PDF-1.4 ']);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      code: 'system.busy',
      detail: 'Too many files are being checked right now. Try again in a few minutes.',
    });
    expect(readdirSync(uploads)).toEqual([]);
  });

  it('F3 P6 an upload from a page of another user than the session’s is refused', async () => {
    const url = await listeningGateway({ STORAGE_URL, REDIS_URL: redis.url });
    const token = randomBytes(32).toString('base64url');
    const ingrid: LiveSession = {
      user: {
        id: randomUUID(),
        email: 'ingrid@example.com',
        firstName: null,
        lastName: null,
        emailConfirmed: false,
      },
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
    };
    await state.set(sessionCopy.key(hashToken(token)), JSON.stringify(ingrid), 'EX', 60);
    const headers = { authorization: `Bearer ${token}`, 'x-expected-user': randomUUID() };
    const answer = await analyze(url, ['%PDF-1.4 '], headers);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'auth.other_user' });
    expect(readdirSync(uploads)).toEqual([]);
    // The page then asks who is signed in.
    const session = await fetch(`${url}/api/auth/session`, { headers });
    expect(await session.json()).toEqual({ user: ingrid.user });
  });
});
