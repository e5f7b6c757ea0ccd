import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { FileStore } from '@printpartner/file-store';
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
  store = new FileStore(pathToFileURL(join(root, 'store')).href);
  held = new HeldFiles(store, { folder: join(root, 'backup'), subfolder: 'files' });
});
afterEach(async () => {
  await held.close();
  rmSync(root, { recursive: true });
});

function put(key: string, ageMs: number): void {
  writeFileSync(store.pathOf(key), `contents of ${key}`);
  const at = new Date(Date.now() - ageMs);
  utimesSync(store.pathOf(key), at, at);
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
