import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { eventually } from '@printpartner/testing';
import { type S3Server, startS3Server } from '@printpartner/testing/s3-server';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FileMissing, type FileStore, StorageUnavailable } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';
import { S3Store } from './s3-store.ts';
import { ScratchFolder } from './scratch-folder.ts';

const MB = 1_048_576;

let root: string;
let folder: string;
let server: S3Server;
let store: FileStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'store-'));
  folder = join(root, 'files');
  mkdirSync(folder);
  server = await startS3Server();
});
afterEach(async () => {
  await server.stop();
  await rm(root, { recursive: true });
});

const s3Url = (changes = '') =>
  `s3://${server.bucket}/of the product?endpoint=${encodeURIComponent(server.endpoint)}${changes}`;
const openS3 = (secret = server.credentials.secretAccessKey, url = s3Url()) =>
  openFileStore({
    STORAGE_URL: url,
    STORAGE_ACCESS_KEY_ID: server.credentials.accessKeyId,
    STORAGE_SECRET_ACCESS_KEY: secret,
    SCRATCH_DIR: join(root, 'scratch'),
  });
const openFolder = () => openFileStore({ STORAGE_URL: pathToFileURL(folder).href });

const put = (key: string, contents: string) => store.write(key, Readable.from([Buffer.from(contents)]));
const read = async (key: string, range?: { from: number; length: number }) => {
  const contents = await store.read(key, range);
  return contents && (await text(contents));
};
const keys = async () => (await store.list()).map(({ key }) => key).toSorted();
const breaking = (bytes: number) =>
  Readable.from(
    (function* () {
      for (let sent = 0; sent < bytes; sent += MB) yield Buffer.alloc(MB, 'a');
      throw new Error('cut off');
    })(),
  );

describe.each([
  ['a folder', openFolder, () => readdirSync(folder).filter((name) => name !== '.scratch')],
  ['a bucket', openS3, () => [...server.objects.keys()]],
])('the file store in %s', (_, open, stored) => {
  beforeEach(() => {
    store = open();
  });

  it('F3 file store writes a stream, reads it and lists the file with its size and age', async () => {
    const before = Date.now();
    await put('ärger \u00a0&.pdf', 'harbor');
    expect(await read('ärger \u00a0&.pdf')).toBe('harbor');
    expect(await store.size('ärger \u00a0&.pdf')).toBe(6);
    const [file, ...others] = await store.list();
    expect(others).toEqual([]);
    expect(file).toMatchObject({ key: 'ärger \u00a0&.pdf', size: 6 });
    // A file system's clock is a little behind.
    expect(Math.abs((file?.modifiedAt ?? 0) - before)).toBeLessThan(60_000);
  });

  it('F3 file store lists more files than a page has', async () => {
    const names = Array.from({ length: 45 }, (_one, index) => `${index}.pdf`);
    for (const name of names) await put(name, 'x');
    expect(await keys()).toEqual(names.toSorted());
  });

  it('F3 file store has nothing before the first write', async () => {
    expect(await store.list()).toEqual([]);
    expect(await store.read('gone.ink', { from: 0, length: 3 })).toBeNull();
    expect(await store.size('gone.ink')).toBeNull();
  });

  it.each([0, 20 * MB])(
    'F3 file store keeps nothing of a stream that breaks after %i bytes',
    async (bytes) => {
      await expect(store.write('a.pdf', breaking(bytes))).rejects.toThrow('cut off');
      expect(await store.read('a.pdf')).toBeNull();
      expect(stored()).toEqual([]);
      expect(server.unfinishedUploads()).toBe(0);
    },
  );

  it('F3 file store shows nobody a file that is still being written', async () => {
    const contents = new PassThrough();
    const written = store.write('a.pdf', contents);
    contents.write(Buffer.alloc(20 * MB, 'a'));
    await eventually(() => expect(stored().length + server.unfinishedUploads()).toBe(1));
    expect(await store.list()).toEqual([]);
    expect(await store.size('a.pdf')).toBeNull();
    contents.end();
    await written;
    expect(await store.size('a.pdf')).toBe(20 * MB);
    expect(stored()).toHaveLength(1);
  });

  it('F3 file store leaves no file behind when the stream breaks before the file is open', async () => {
    const names = Array.from({ length: 20 }, (_one, index) => `${index}.pdf`);
    const writes = names.map(async (name) => {
      const refused = new PassThrough();
      const written = store.write(name, refused);
      refused.destroy(new Error('refused'));
      await expect(written).rejects.toThrow('refused');
    });
    await Promise.all(writes);
    // Files that were still being opened appear by the time a later one is written.
    for (const name of names) await put(`later-${name}`, 'harbor');
    expect(await keys()).toEqual(names.map((name) => `later-${name}`).toSorted());
  });

  it.each(['../a.pdf', 'sub/a.pdf', '..', '', '.writing-a', '.scratch'])(
    'F3 file store refuses the key %j',
    async (key) => {
      await expect(put(key, 'harbor')).rejects.toThrow('not a file name');
      await expect(store.read(key)).rejects.toThrow('not a file name');
    },
  );

  it('F3 file store removes a file and ignores a second removal', async () => {
    await put('a.pdf', 'harbor');
    await store.remove('a.pdf');
    await store.remove('a.pdf');
    expect(await store.list()).toEqual([]);
  });

  it('F9 file store reads part of a file, limited to its size', async () => {
    await put('a.pdf', 'harbor');
    expect(await read('a.pdf', { from: 2, length: 3 })).toBe('rbo');
    expect(await read('a.pdf', { from: 4, length: 2 ** 50 })).toBe('or');
    expect(await read('a.pdf', { from: 9, length: 3 })).toBeNull();
  });

  it('F5 file store gives a program a path of a file, for its time only', async () => {
    await put('a.pdf', 'harbor');
    const path = await store.withLocalFile('a.pdf', async (given) => {
      expect(readFileSync(given, 'utf8')).toBe('harbor');
      expect(given.startsWith(join(store.localFolder, '/'))).toBe(true);
      expect(readdirSync(store.localFolder)).toHaveLength(1);
      return given;
    });
    await store.withScratchFile(async (given) => writeFileSync(given, 'ink'));
    expect(readdirSync(store.localFolder)).toEqual([]);
    expect(await read('a.pdf')).toBe('harbor');
    expect(path).not.toContain('a.pdf');
    const missing = store.withLocalFile('gone.pdf', async () => 0);
    await expect(missing).rejects.toThrow(FileMissing);
  });

  it('F3 file store gets a file of 64 MB at the pace at which it stores it', async () => {
    let sent = 0;
    let ahead = 0;
    const source = Readable.from(
      (function* () {
        for (; sent < 64 * MB; sent += MB) {
          ahead = Math.max(ahead, sent - server.receivedBytes());
          yield Buffer.alloc(MB, sent / MB);
        }
      })(),
      { objectMode: false },
    );
    await store.write('large.pdf', source);
    expect(await store.size('large.pdf')).toBe(64 * MB);
    if (server.receivedBytes() > 0) expect(ahead).toBeLessThan(24 * MB);
  });
});

describe('a store in a folder', () => {
  beforeEach(() => {
    store = openFolder();
  });

  it('F3 file store lists only files, with any name', async () => {
    mkdirSync(join(folder, 'sub'));
    symlinkSync('/nowhere', join(folder, 'link'));
    for (const name of ['.env', 'b.pdf', '.writing-a']) writeFileSync(join(folder, name), '');
    expect(await keys()).toEqual(['.env', 'b.pdf']);
  });

  it('F3 file store keeps files and their names from other users', async () => {
    await rm(folder, { recursive: true });
    await put('a.pdf', 'harbor');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'a.pdf')).mode & 0o777).toBe(0o600);
    chmodSync(folder, 0o755);
    await put('b.pdf', 'harbor');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('F5 file store gives a path of a temporary file without a copy, and lets no program change another one', async () => {
    await put('check-a.pdf', 'harbor');
    const { ino } = statSync(join(folder, 'check-a.pdf'));
    await store.withLocalFile('check-a.pdf', async (path) => expect(statSync(path).ino).toBe(ino));
    await put('version-a.pdf', 'harbor');
    await store.withLocalFile('version-a.pdf', async (path) => writeFileSync(path, 'x'));
    expect(await read('version-a.pdf')).toBe('harbor');
  });

  it('F3 file store sweeps what killed processes left, but nothing recent and no file', async () => {
    mkdirSync(store.localFolder);
    const left = [join(folder, '.writing-a'), join(store.localFolder, 'b'), join(folder, 'a.pdf')];
    for (const path of left) writeFileSync(path, '');
    utimesSync(join(folder, 'a.pdf'), 0, 0);
    await store.sweep();
    for (const path of left) expect(statSync(path).size).toBe(0);
    const now = Date.now;
    Date.now = () => now() + 3 * 3_600_000;
    await store.sweep().finally(() => (Date.now = now));
    expect(readdirSync(folder).toSorted()).toEqual(['.scratch', 'a.pdf']);
    expect(readdirSync(store.localFolder)).toEqual([]);
  });

  it('K8 file store says how much space its disk has', async () => {
    const space = await store.space();
    expect(space?.freeBytes).toBeGreaterThan(0);
    expect(space?.sizeBytes).toBeGreaterThanOrEqual(space?.freeBytes ?? Infinity);
  });
});

describe('a store in a bucket', () => {
  const failing = [
    () => store.write('b.pdf', Readable.from([Buffer.from('x')])),
    () => store.read('a.pdf'),
    () => store.size('a.pdf'),
    () => store.remove('a.pdf'),
    () => store.list(),
    () => store.space(),
    () => store.withLocalFile('a.pdf', async () => 0),
    () => store.prepare(),
  ];
  beforeEach(() => {
    store = openS3();
  });

  it.each([
    ['a wrong secret', () => openS3('x'), 'SignatureDoesNotMatch'],
    ['another bucket', () => openS3(undefined, s3Url().replace('//uploads', '//other')), ''],
    ['a server that is not there', () => openS3(undefined, s3Url('0')), ''],
  ])('K6 file store says clearly what is wrong with %s', async (_, open, cause) => {
    store = open();
    await expect(put('a.pdf', 'x')).rejects.toThrow(StorageUnavailable);
    await expect(put('a.pdf', 'x')).rejects.toThrow(cause);
    await expect(store.space()).rejects.toThrow(StorageUnavailable);
  });

  it('F3 file store turns every failure of a full or broken server into one error, and stores nothing', async () => {
    await put('a.pdf', 'harbor');
    for (const fault of ['full', 'drop'] as const) {
      server.failWith(() => fault);
      for (const call of failing) await expect(call()).rejects.toThrow(StorageUnavailable);
    }
    server.failWith(() => undefined);
    expect(await keys()).toEqual(['a.pdf']);
  });

  it('F3 file store gives up a server that does not answer', async () => {
    const { bucket, endpoint, credentials } = server;
    const place = { bucket, endpoint, region: 'us-east-1', prefix: '' };
    store = new S3Store(place, { ...credentials, idleMs: 50 }, new ScratchFolder(join(root, 'scratch')));
    server.failWith(() => 'hang');
    await expect(put('a.pdf', 'harbor')).rejects.toThrow(StorageUnavailable);
  });

  it.each(['full', 'drop'] as const)(
    'F3 file store leaves nothing of an upload when the server is %s in the middle',
    async (fault) => {
      let sent = 0;
      const source = Readable.from(
        (function* () {
          for (; sent < 200 * MB; sent += MB) yield Buffer.alloc(MB);
        })(),
      );
      server.failWith(({ query }) => (Number(query.get('partNumber')) > 1 ? fault : undefined));
      await expect(store.write('a.pdf', source)).rejects.toThrow(StorageUnavailable);
      // The rest isn't read.
      expect(sent).toBeLessThan(40 * MB);
      expect([server.objects.size, server.unfinishedUploads()]).toEqual([0, 0]);
    },
  );

  it('F3 file store tries again what failed once', async () => {
    let failures = 0;
    server.failWith(() => ((failures += 1) === 1 ? 'drop' : undefined));
    await put('a.pdf', 'harbor');
    expect(await read('a.pdf')).toBe('harbor');
  });

  it('F3 file store gives a bucket rules for temporary files, beside those that it has', async () => {
    await store.prepare();
    const rules = server.lifecycle() ?? '';
    const [, days] = /<Prefix>of the product\/check-<\/Prefix>.*?<Days>(\d+)<\/Days>/.exec(rules) ?? [];
    expect(Number(days)).toBeGreaterThan(1);
    expect(rules).toContain('<DaysAfterInitiation>1</DaysAfterInitiation>');
    const own = '<Rule><ID>own</ID><Filter><Prefix>logs/</Prefix></Filter><Status>Enabled</Status></Rule>';
    server.setLifecycle(rules.replace('</LifecycleConfiguration>', `${own}</LifecycleConfiguration>`));
    await store.prepare();
    expect(server.lifecycle()?.match(/<ID>[^<]+<\/ID>/g)).toEqual([
      '<ID>own</ID>',
      ...(rules.match(/<ID>[^<]+<\/ID>/g) ?? []),
    ]);
  });

  it('K6 file store needs credentials for a bucket, and knows no other kinds of URL', () => {
    expect(() => openFileStore({ STORAGE_URL: 's3://uploads' })).toThrow('STORAGE_ACCESS_KEY_ID');
    expect(() => openFileStore({ STORAGE_URL: 'https://store.example.com/uploads' })).toThrow('scheme file');
  });
});
