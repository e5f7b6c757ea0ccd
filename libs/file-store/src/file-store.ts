import { chmod, lstat, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

/** Only the store's user reads the files and their names. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const OTHER_USERS = 0o077;

export interface StoredFile {
  key: string;
  /** ms since 1970. */
  modifiedAt: number;
}

/** Users' files while they are being processed. Processes that share a store see the same files. */
export class FileStore {
  readonly #root: string;

  /** @param url `file:///absolute/folder` @throws TypeError for another kind of URL */
  constructor(url: string) {
    this.#root = fileURLToPath(url);
  }

  /** Writes a stream; if the stream breaks, removes what was written. */
  async write(key: string, contents: Readable): Promise<void> {
    // If the stream breaks before the file is open, `pipeline` reports the error.
    contents.once('error', () => undefined);
    await this.#prepareFolder();
    try {
      // Closed before it is removed: a file that is still being opened would reappear.
      await using file = await open(this.pathOf(key), 'w', FILE_MODE);
      await pipeline(contents, file.createWriteStream());
    } catch (error) {
      await this.remove(key);
      throw error;
    }
  }

  /** Removes a file; a missing file is ignored. */
  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  /** `length` bytes of a file, or fewer at its end; null if the file doesn't exist. */
  async readPart(key: string, from: number, length: number): Promise<Buffer | null> {
    await using file = await unlessMissing(open(this.pathOf(key)));
    if (!file) return null;
    const { size } = await file.stat();
    const available = Math.max(0, Math.min(length, size - from));
    const { buffer, bytesRead } = await file.read(Buffer.alloc(available), 0, available, from);
    return buffer.subarray(0, bytesRead);
  }

  /** A file's contents, or a range of its bytes; null if the file doesn't exist. */
  async read(key: string, range?: { from: number; length: number }): Promise<Readable | null> {
    const file = await unlessMissing(open(this.pathOf(key)));
    if (!range) return file && file.createReadStream();
    return file && file.createReadStream({ start: range.from, end: range.from + range.length - 1 });
  }

  /** The path for programs that read the file directly. @throws Error if the key isn't a file name */
  pathOf(key: string): string {
    if (key === '' || key === '.' || key === '..' || basename(key) !== key)
      throw new Error(`not a file name: ${key}`);
    return join(this.#root, key);
  }

  /** All files in the store's folder; empty if the folder doesn't exist yet. */
  async list(): Promise<StoredFile[]> {
    const names = (await unlessMissing(readdir(this.#root))) ?? [];
    const files = await Promise.all(
      names.map(async (key) => {
        const found = await unlessMissing(lstat(this.pathOf(key)));
        return found?.isFile() ? [{ key, modifiedAt: found.mtime.getTime() }] : [];
      }),
    );
    return files.flat();
  }

  /** A folder that belongs to another user keeps its mode. */
  async #prepareFolder(): Promise<void> {
    await mkdir(this.#root, { recursive: true, mode: FOLDER_MODE });
    const { uid, mode } = await stat(this.#root);
    const isOwn = uid === process.getuid?.();
    if (isOwn && (mode & OTHER_USERS) !== 0) await chmod(this.#root, FOLDER_MODE);
  }
}

/** A file can disappear at any time, so checking for it first wouldn't help. */
async function unlessMissing<T>(operation: Promise<T>): Promise<T | null> {
  try {
    return await operation;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
