import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, type INestMicroservice } from '@nestjs/common';
import { admitUpload, readPreflight, submitPreflight } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { eventually, startRedis, type TestRedis } from '@printpartner/testing';
import { closeGateways, listeningGateway } from './test-gateway.ts';
import { testService } from './test-service.ts';

const uploads = mkdtempSync(join(tmpdir(), 'uploads-'));
let reads = 0;

/** Answers for a check that never ends. */
@Controller()
class EndlessCheck {
  @HandleRpc(admitUpload)
  async admit() {
    return {};
  }

  @HandleRpc(submitPreflight)
  async submit() {
    return { state: 'waiting' as const, page: 0, pages: 0 };
  }

  @HandleRpc(readPreflight)
  async read() {
    reads += 1;
    return { state: 'working' as const, page: 1, pages: 2, result: null, failure: null };
  }
}

let redis: TestRedis;
let service: INestMicroservice;
beforeAll(async () => {
  redis = await startRedis();
  service = await testService('preflight', redis.url, EndlessCheck);
});
afterAll(async () => {
  await service.close();
  await redis.stop();
  rmSync(uploads, { recursive: true, force: true });
});

function analyze(url: string, sessionId: string): Promise<Response> {
  const form = new FormData();
  form.set('sessionId', sessionId);
  form.set('mode', 'quick');
  form.set('pdf', new File(['%PDF-1.4 and nothing more'], 'harbor.pdf', { type: 'application/pdf' }));
  return fetch(`${url}/api/preflight/analyze`, { method: 'POST', body: form });
}

/** An upload that has begun and never ends. */
async function slowUpload(url: string): Promise<ClientRequest> {
  const boundary = 'slow';
  const upload = request(`${url}/api/preflight/analyze`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  upload.write(
    `--${boundary}\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n` +
      `Content-Type: application/pdf\r\n\r\n%PDF-1.4 ${' '.repeat(2_000)}`,
  );
  await eventually(() => expect(readdirSync(uploads)).toHaveLength(2));
  return upload;
}

describe('a gateway that stops', () => {
  it('K3 ends answers that wait for a check, and cuts an upload that takes too long', async () => {
    const url = await listeningGateway({
      REDIS_URL: redis.url,
      STORAGE_URL: pathToFileURL(uploads).href,
      SHUTDOWN_GRACE_SECONDS: 1,
    });
    const sessionId = randomUUID();
    const analyzed = analyze(url, sessionId);
    await eventually(() => expect(reads).toBeGreaterThan(0));
    const watched = await fetch(`${url}/api/preflight/${sessionId}/events`);
    const upload = await slowUpload(url);
    const cut = once(upload, 'error');

    const closed = closeGateways();
    const answer = await analyzed;
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'system.unavailable' });
    expect(await watched.text()).toContain('event: progress');
    expect(await cut).toMatchObject([{ code: 'ECONNRESET' }]);
    await closed;
    await eventually(() => expect(readdirSync(uploads)).toHaveLength(1));
  });
});
