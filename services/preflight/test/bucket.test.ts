import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { locateInkPage } from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { type S3Server, startS3Server } from '@printpartner/testing/s3-server';
import { FULL_INK, pdfOf, SQUARE } from './pdf-bytes.ts';
import { type Preflight, startPreflight } from './start-preflight.ts';

let server: S3Server;
let scratch: string;
let preflight: Preflight;
beforeAll(async () => {
  server = await startS3Server();
  scratch = mkdtempSync(join(tmpdir(), 'scratch-'));
  preflight = await startPreflight({
    STORAGE_URL: `s3://${server.bucket}?endpoint=${server.endpoint}`,
    STORAGE_ACCESS_KEY_ID: server.credentials.accessKeyId,
    STORAGE_SECRET_ACCESS_KEY: server.credentials.secretAccessKey,
    SCRATCH_DIR: scratch,
  });
});
afterAll(async () => {
  await preflight.stop();
  await server.stop();
  rmSync(scratch, { recursive: true });
});

function submit() {
  const body = pdfOf([SQUARE, FULL_INK]);
  const key = `check-${randomUUID()}.pdf`;
  server.objects.set(key, { body, modifiedAt: new Date() });
  const upload = { key, filename: 'harbor.pdf', size: body.length };
  return preflight.submit(body, { mode: 'full', upload });
}

it('F5 F9 a check reads its file from a bucket and puts the ink data there', async () => {
  const session = await submit();
  expect(await preflight.ended(session)).toMatchObject({ state: 'done', result: { pageCount: 2 } });
  const { key } = await preflight.call(locateInkPage, { ...session, page: 2 });
  await eventually(() => expect([...server.objects.keys()]).toEqual([key]));
  expect(key).toMatch(/^check-.*-1\.ink$/);
  expect(readdirSync(scratch)).toEqual([]);
  expect(server.lifecycle()).toContain('<Prefix>check-</Prefix>');
});

it('F5 K6 a check waits for a bucket that is away, without counting that against the file', async () => {
  server.failWith(() => 'full');
  const session = await submit();
  const attempts = async () =>
    (
      await preflight.database.query('select attempts, interruptions from preflight_sessions where id = $1', [
        session.sessionId,
      ])
    )[0];
  await eventually(async () => expect(await attempts()).toEqual({ attempts: 1, interruptions: 1 }));
  expect(await preflight.read(session)).toMatchObject({ state: 'waiting' });
  server.failWith(() => undefined);
  await preflight.promoteJobs();
  expect(await preflight.ended(session)).toMatchObject({ state: 'done' });
});
