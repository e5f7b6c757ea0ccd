import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FileStore } from './file-store.ts';

let folder: string;
let store: FileStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  store = new FileStore(pathToFileURL(folder).href);
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (key: string, contents: string) => store.write(key, Readable.from([Buffer.from(contents)]));
const part = async (from: number, length: number) =>
  (await store.readPart('a.pdf', from, length))?.toString();

describe('the file store', () => {
  it('F3 file store writes a stream and lists the file with its age', async () => {
    await put('a.pdf', 'harbor');
    expect(await part(0, 6)).toBe('harbor');
    expect(await store.list()).toEqual([
      { key: 'a.pdf', modifiedAt: statSync(store.pathOf('a.pdf')).mtime.getTime() },
    ]);
  });

  it('F3 file store lists only files, with any name, and nothing for a missing folder', async () => {
    mkdirSync(join(folder, 'sub'));
    symlinkSync('/nowhere', join(folder, 'link'));
    for (const name of ['.env', 'ärger \u00a0.pdf']) writeFileSync(join(folder, name), '');
    const names = (await store.list()).map(({ key }) => key);
    expect(names.toSorted()).toEqual(['.env', 'ärger \u00a0.pdf']);
    expect(await new FileStore(pathToFileURL(join(folder, 'none')).href).list()).toEqual([]);
  });

  it('F3 file store removes a file whose stream breaks', async () => {
    const breaking = Readable.from(
      (function* () {
        yield Buffer.from('%PDF');
        throw new Error('cut off');
      })(),
    );
    await expect(store.write('a.pdf', breaking)).rejects.toThrow('cut off');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('F3 file store leaves no file behind when the stream breaks before the file is open', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `${index}.pdf`);
    const writes = names.map(async (name) => {
      const refused = new PassThrough();
      const written = store.write(name, refused);
      refused.destroy(new Error('refused'));
      await expect(written).rejects.toThrow('refused');
    });
    await Promise.all(writes);
    // Files that were still being opened appear by the time a later one is written.
    for (const name of names) await put(`later-${name}`, 'harbor');
    expect(readdirSync(folder).filter((name) => !name.startsWith('later-'))).toEqual([]);
  });

  it('F3 file store keeps files and their names from other users', async () => {
    chmodSync(folder, 0o755);
    await put('a.pdf', 'harbor');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(store.pathOf('a.pdf')).mode & 0o777).toBe(0o600);
    const inner = new FileStore(pathToFileURL(join(folder, 'new')).href);
    await inner.write('b.pdf', Readable.from([Buffer.from('%PDF')]));
    expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
  });

  it.each(['../a.pdf', 'sub/a.pdf', '..', ''])('F3 file store refuses the key %j', async (key) => {
    await expect(put(key, 'harbor')).rejects.toThrow('not a file name');
    await expect(store.readPart(key, 0, 1)).rejects.toThrow('not a file name');
  });

  it('F3 file store removes a file and ignores a second removal', async () => {
    await put('a.pdf', 'harbor');
    await store.remove('a.pdf');
    await store.remove('a.pdf');
    expect(await store.list()).toEqual([]);
  });

  it('F9 file store reads part of a file, limited to its size', async () => {
    writeFileSync(store.pathOf('a.pdf'), 'harbor');
    expect(await part(2, 3)).toBe('rbo');
    expect(await part(4, 2 ** 50)).toBe('or');
    expect(await part(9, 3)).toBe('');
  });

  it('F9 file store returns null for a missing file and throws other errors', async () => {
    expect(await store.readPart('gone.ink', 0, 3)).toBeNull();
    mkdirSync(store.pathOf('sub'));
    await expect(store.readPart('sub', 0, 3)).rejects.toThrow('EISDIR');
  });

  it('K6 file store accepts only a file URL', () => {
    expect(() => new FileStore('https://store.example.com/uploads')).toThrow('scheme file');
  });
});
