import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type HealthReport, limits, type LiveSession, sessionCopy } from '@printpartner/contracts';
import { randomIp } from '@printpartner/testing';
import { startS3Server } from '@printpartner/testing/s3-server';
import { hashToken } from '../src/identity/session-cookie.ts';
import { requestTimeoutOf } from './test-gateway.ts';
import { MB, refusal, startUpload, startUploadGateway, type UploadGateway } from './upload-gateway.ts';

let uploads: UploadGateway;
beforeAll(async () => {
  uploads = await startUploadGateway();
});
afterAll(() => uploads.stop());

const formOf = (contents: BlobPart[]) => {
  const form = new FormData();
  form.append('pdf', new Blob(contents), 'large.pdf');
  return form;
};
const analyze = (url: string, contents: BlobPart[], headers: Record<string, string> = {}) =>
  fetch(`${url}/api/preflight/analyze`, { method: 'POST', body: formOf(contents), headers });

describe('uploads to a bucket', () => {
  it('F3 uploads to a bucket go there whole, or are refused as such and leave nothing', async () => {
    const server = await startS3Server();
    const bucket = await uploads.listen({
      UPLOAD_LIMIT_MB: 20,
      STORAGE_URL: `s3://${server.bucket}?endpoint=${server.endpoint}`,
      STORAGE_ACCESS_KEY_ID: server.credentials.accessKeyId,
      STORAGE_SECRET_ACCESS_KEY: server.credentials.secretAccessKey,
    });
    const stored: string[] = [];
    server.failWith(({ method }) => {
      if (method === 'DELETE') stored.push(...server.objects.keys());
      return undefined;
    });
    // No preflight service takes it, so it is removed again.
    await analyze(bucket, ['%PDF-1.4 ', new Uint8Array(12 * MB)]);
    expect(stored).toEqual([expect.stringMatching(/^check-[0-9a-f-]{36}\.pdf$/)]);
    for (const isReached of [false, true]) {
      server.failWith(({ key }) => (key !== '' || !isReached ? 'full' : undefined));
      const answer = await analyze(bucket, ['%PDF-1.4 ', new Uint8Array(12 * MB)]);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({
        code: 'system.storage_unavailable',
        detail: 'Files can’t be read or stored right now. Try again in a minute.',
      });
    }
    expect([server.objects.size, server.unfinishedUploads()]).toEqual([0, 0]);
    server.failWith(() => 'full');
    const readiness = async () => (await (await fetch(`${bucket}/api/health/ready`)).json()) as HealthReport;
    expect((await readiness()).checks['gateway.disk']).toMatch(/can't be used|not responding/);
    server.failWith(() => undefined);
    expect((await readiness()).checks).not.toHaveProperty(['gateway.disk']);
    await server.stop();
  });
});

describe('uploads', () => {
  it('F3 P6 uploads of visitors count by network, and the services never learn the address', async () => {
    const url = await uploads.listenWithFloor(0);
    const [ip, neighbor, otherIp] = ['203.0.113.7', '203.0.113.8', '203.0.114.8'];
    const { sources } = uploads;
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
    const url = await uploads.listen({ UPLOAD_LIMIT_MB: 1 });
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
    expect(uploads.storedFiles()).toEqual([]);
    expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
  });

  it('F3 a refused upload that goes on is answered, and its connection is closed', async () => {
    const refuse = async (UPLOAD_FREE_MB: number, status: number) => {
      const url = await uploads.listenWithFloor(UPLOAD_FREE_MB);
      const { sent, answered } = startUpload(url, null, randomIp(), 'GIF89a');
      // Bytes that cross the cut reset the connection, and `once` would reject for that.
      const closed = new Promise((resolve) => sent.once('close', resolve));
      sent.write(Buffer.alloc(20 * MB));
      // A silent connection would be closed anyway.
      const sending = setInterval(() => sent.write('a'), 20);
      expect(await answered).toMatchObject({ status });
      await closed;
      clearInterval(sending);
    };
    await Promise.all([refuse(0, 422), refuse(1_000_000_000, 503)]);
    expect(uploads.storedFiles()).toEqual([]);
  });

  it.each([
    [
      'a file of another name',
      'cover',
      new Blob(['%PDF-1.4 ']),
      'Unknown file: cover. Send one file, as pdf',
    ],
    ['a second file', 'pdf', new Blob(['%PDF-1.4 ']), 'Send one file'],
    ['too many fields', 'mode', 'full', expect.stringContaining('more than 16 fields')],
  ])('K3 F3 a form with %s is refused and leaves no file', async (_, name, value, detail) => {
    const form = formOf(['%PDF-1.4 ']);
    // FormData names a blob's file by itself.
    for (let left = typeof value === 'string' ? 17 : 1; left > 0; left -= 1) form.append(name, value);
    const answer = await fetch(`${uploads.url}/api/preflight/analyze`, { method: 'POST', body: form });
    expect(await answer.json()).toMatchObject({ status: 422, code: 'request.unknown_field', detail });
    expect(uploads.storedFiles()).toEqual([]);
  });

  it('F3 an empty file is refused and leaves no file', async () => {
    const { url } = uploads;
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
    expect(uploads.storedFiles()).toEqual([]);
  });

  it('F3 a stalled upload is refused and its connection closed, without a limit on the total time', async () => {
    const url = await uploads.listen({ UPLOAD_IDLE_SECONDS: 0.5 });
    const upload = request(`${url}/api/preflight/analyze`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 500_000 },
    });
    upload.write('--x\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.4');
    const [answer]: IncomingMessage[] = await once(upload, 'response');
    expect(answer?.statusCode).toBe(408);
    expect(answer?.headers.connection).toBe('close');
    expect(answer && (await json(answer))).toMatchObject({ code: 'request.timed_out' });
    expect(uploads.storedFiles()).toEqual([]);
    upload.destroy();
    // Node's default of five minutes would cut off a large file on a slow connection.
    expect(requestTimeoutOf(url)).toBeGreaterThan(3_600_000);
  });

  it('F3 an upload that never stalls, but is too slow, is refused long before its end', async () => {
    const url = await uploads.listen({ UPLOAD_IDLE_SECONDS: 0.5 });
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
    expect(uploads.storedFiles()).toEqual([]);
  });

  it('F3 P6 an upload from a page of another user than the session’s is refused', async () => {
    const { url } = uploads;
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
    await uploads.redis.set(sessionCopy.key(hashToken(token)), JSON.stringify(ingrid), 'EX', 60);
    const headers = { authorization: `Bearer ${token}`, 'x-expected-user': randomUUID() };
    const answer = await analyze(url, ['%PDF-1.4 '], headers);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'auth.other_user' });
    expect(uploads.storedFiles()).toEqual([]);
    // The page then asks who is signed in.
    const session = await fetch(`${url}/api/auth/session`, { headers });
    expect(await session.json()).toEqual({ user: ingrid.user });
  });
});
