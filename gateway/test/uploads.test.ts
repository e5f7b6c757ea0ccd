import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, type INestMicroservice } from '@nestjs/common';
import { admitUpload, type LiveSession, sessionCopy } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { startRedis, type TestRedis } from '@printpartner/testing';
import { Redis } from 'ioredis';
import { hashToken } from '../src/identity/hash-token.ts';
import { closeGateways, listeningGateway, requestTimeoutOf } from './test-gateway.ts';
import { testService } from './test-service.ts';

const uploads = mkdtempSync(join(tmpdir(), 'uploads-'));
const STORAGE_URL = pathToFileURL(uploads).href;

@Controller()
class AdmitAll {
  @HandleRpc(admitUpload)
  async admit() {
    return {};
  }
}

let redis: TestRedis;
let service: INestMicroservice;
beforeAll(async () => {
  redis = await startRedis();
  service = await testService('preflight', redis.url, AdmitAll);
});
afterAll(async () => {
  await closeGateways();
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

describe('uploads', () => {
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
    expect(readdirSync(uploads)).toEqual([]);
    expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
  });

  it('F3 an empty file is refused and leaves no file', async () => {
    const url = await listeningGateway({ STORAGE_URL, REDIS_URL: redis.url });
    const answers = await Promise.all(Array.from({ length: 8 }, () => analyze(url, [])));
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
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 5_000_000 },
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
    const copies = new Redis(redis.url);
    await copies.set(sessionCopy.key(hashToken(token)), JSON.stringify(ingrid), 'EX', 60);
    copies.disconnect();
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
