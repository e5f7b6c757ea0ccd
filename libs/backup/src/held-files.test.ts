import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { type FileStore, openFileStore } from '@printpartner/file-store';
import { startS3Server } from '@printpartner/testing/s3-server';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { HeldFiles } from './held-files.ts';
import { readPart } from './parts.ts';

const FILES = 200;
let root: string;
let store: FileStore;
let held: HeldFiles;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'held-'));
  for (const name of ['store', 'backup', 'backup/files']) mkdirSync(join(root, name));
  store = openFileStore({ STORAGE_URL: pathToFileURL(join(root, 'store')).href });
  held = new HeldFiles(store, { folder: join(root, 'backup'), subfolder: 'files' });
});
afterEach(() => {
  held.close();
  rmSync(root, { recursive: true });
});

function put(key: string, ageMs: number): void {
  const path = join(root, 'store', key);
  writeFileSync(path, `contents of ${key}`);
  const at = new Date(Date.now() - ageMs);
  utimesSync(path, at, at);
}
/** Open files of this process. */
const countOpen = () => readdirSync('/proc/self/fd').length;

it('K11 backup keeps only recent files open, and has all, also those deleted meanwhile', async () => {
  const old = Array.from({ length: FILES }, (_, n) => `quote-${n}.pdf`);
  for (const key of old) put(key, 3_600_000);
  put('check.pdf', 0);
  const before = countOpen();
  await held.copySettled();
  await held.open();
  expect(countOpen() - before).toBeLessThan(FILES / 4);
  put('later.pdf', 0);
  await held.open();
  for (const key of [...old, 'check.pdf']) await store.remove(key);
  const files = await held.copyOpen();
  expect(files.map(({ key }) => key).toSorted()).toEqual([...old, 'check.pdf', 'later.pdf'].toSorted());
  for (const { key, part } of files)
    expect(await text(readPart(join(root, 'backup'), part))).toBe(`contents of ${key}`);
});

it('K11 backup copies a recent file of a bucket before it can be deleted', async () => {
  const server = await startS3Server();
  const bucket = openFileStore({
    STORAGE_URL: `s3://${server.bucket}?endpoint=${server.endpoint}`,
    STORAGE_ACCESS_KEY_ID: server.credentials.accessKeyId,
    STORAGE_SECRET_ACCESS_KEY: server.credentials.secretAccessKey,
  });
  const ofBucket = new HeldFiles(bucket, { folder: join(root, 'backup'), subfolder: 'files' });
  const contentsOf = (key: string) => Readable.from([Buffer.from(`contents of ${key}`)]);
  await bucket.write('check.pdf', contentsOf('check.pdf'));
  await ofBucket.copySettled();
  await ofBucket.open();
  await bucket.write('later.pdf', contentsOf('later.pdf'));
  await ofBucket.open();
  for (const key of ['check.pdf', 'later.pdf']) await bucket.remove(key);
  const files = await ofBucket.copyOpen();
  expect(files.map(({ key }) => key)).toEqual(['check.pdf', 'later.pdf']);
  for (const { key, part } of files)
    expect(await text(readPart(join(root, 'backup'), part))).toBe(`contents of ${key}`);
  await server.stop();
});
