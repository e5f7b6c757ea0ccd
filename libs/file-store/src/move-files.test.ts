import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { type S3Server, startS3Server } from '@printpartner/testing/s3-server';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { FileStore } from './file-store.ts';
import { describeMoved, moveFiles } from './move-files.ts';
import { openBoth, openFileStore } from './open-file-store.ts';

const FILES = 40;
let root: string;
let server: S3Server;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'move-'));
  server = await startS3Server();
});
afterEach(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

const folderUrl = () => pathToFileURL(join(root, 'files')).href;
const bucketUrl = () => `s3://${server.bucket}?endpoint=${server.endpoint}`;
const settingsOf = ([from, to]: string[]) => ({
  STORAGE_URL: to ?? '',
  STORAGE_PREVIOUS_URL: from,
  STORAGE_ACCESS_KEY_ID: server.credentials.accessKeyId,
  STORAGE_SECRET_ACCESS_KEY: server.credentials.secretAccessKey,
  SCRATCH_DIR: join(root, 'scratch'),
});
function storesOf(urls: string[]) {
  const { previous, next } = openBoth(settingsOf(urls));
  if (!previous) throw new Error('no previous store');
  return { previous, next, store: openFileStore(settingsOf(urls)) };
}

const contentsOf = (key: string) => key.repeat(1_000);
const put = (store: FileStore, key: string) =>
  store.write(key, Readable.from([Buffer.from(contentsOf(key))]));
const read = async (store: FileStore, key: string) => {
  const contents = await store.read(key);
  return contents && (await text(contents));
};
const keysIn = async (store: FileStore) => (await store.list()).map(({ key }) => key).toSorted();

it.each([
  ['a folder to a bucket', () => [folderUrl(), bucketUrl()]],
  ['a bucket to a folder', () => [bucketUrl(), folderUrl()]],
])(
  'K6 moving from %s loses nothing and brings nothing back while others write, read and remove',
  async (_, urls) => {
    const { previous, next, store } = storesOf(urls());
    const kept = Array.from({ length: FILES }, (_one, index) => `kept-${index}.pdf`);
    const removed = Array.from({ length: FILES }, (_one, index) => `removed-${index}.pdf`);
    const written = Array.from({ length: FILES }, (_one, index) => `written-${index}.pdf`);
    for (const key of [...kept, ...removed]) await put(previous, key);
    const ended = new AbortController();
    const verified: string[] = [];
    const watched = Object.assign(Object.create(previous) as FileStore, {
      list: () => previous.list(),
      read: (key: string) => previous.read(key),
      size: (key: string) => previous.size(key),
      remove: async (key: string) => {
        await previous.remove(key);
        if (verified.push(key) === FILES) ended.abort();
      },
    });
    const half = await moveFiles(watched, next, { signal: ended.signal });
    expect(half).toMatchObject({ moved: FILES, remaining: FILES });
    expect(describeMoved(half)).toBe('40 files moved, 0.4 MB; 40 remain');
    expect(await keysIn(store)).toEqual([...kept, ...removed].toSorted());

    const use = async () => {
      for (const [index, key] of kept.entries()) {
        await put(store, written[index] ?? '');
        await store.remove(removed[FILES - 1 - index] ?? '');
        expect(await read(store, key)).toBe(contentsOf(key));
        expect((await keysIn(store)).filter((one) => kept.includes(one))).toHaveLength(FILES);
        await store.withLocalFile(key, async () => undefined);
      }
    };
    const [rest] = await Promise.all([moveFiles(previous, next), use()]);
    expect(rest.remaining).toBe(0);
    expect(await previous.list()).toEqual([]);
    expect(await keysIn(next)).toEqual([...kept, ...written].toSorted());
    for (const key of kept) expect(await read(next, key)).toBe(contentsOf(key));
  },
);

it('K6 moving takes over what a killed move left in both stores', async () => {
  const { previous, next } = storesOf([folderUrl(), bucketUrl()]);
  for (const store of [previous, next]) await put(store, 'a.pdf');
  expect(await moveFiles(previous, next)).toEqual({ moved: 1, bytes: 5_000, remaining: 0 });
  expect(await previous.list()).toEqual([]);
  expect(await read(next, 'a.pdf')).toBe(contentsOf('a.pdf'));
});

it('K6 moving removes the copy of a file that its user removes meanwhile', async () => {
  const { previous, next, store } = storesOf([folderUrl(), bucketUrl()]);
  await put(previous, 'a.pdf');
  let isRemoved = false;
  server.failWith(({ method }) => {
    // After the user looked for a copy, and before there is one.
    if (method === 'PUT' && !isRemoved) {
      isRemoved = true;
      rmSync(join(root, 'files', 'a.pdf'));
    }
    return undefined;
  });
  expect(await moveFiles(previous, next)).toEqual({ moved: 0, bytes: 0, remaining: 0 });
  expect(await store.list()).toEqual([]);
});

it('K6 moving refuses a copy that differs, and keeps the file', async () => {
  const { previous, next } = storesOf([folderUrl(), bucketUrl()]);
  await put(previous, 'a.pdf');
  server.failWith(({ method }) => {
    if (method === 'GET') server.objects.set('a.pdf', { body: Buffer.alloc(5_000), modifiedAt: new Date() });
    return undefined;
  });
  await expect(moveFiles(previous, next)).rejects.toThrow('The copy of a.pdf');
  expect(await read(previous, 'a.pdf')).toBe(contentsOf('a.pdf'));
  expect(server.objects.size).toBe(0);
});

it('K6 moving between two addresses of one place is refused, and removes nothing', async () => {
  for (const url of [folderUrl(), bucketUrl()]) {
    const { previous, next } = storesOf([url, url]);
    await put(previous, 'a.pdf');
    await expect(moveFiles(previous, next)).rejects.toThrow('are the same place');
    expect((await next.list()).map(({ key }) => key)).toEqual(['a.pdf']);
  }
});
