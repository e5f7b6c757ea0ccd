import { lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export interface StoredFile {
  key: string;
  /** ms since 1970. */
  modifiedAt: number;
}

/** Files of users, for as long as they are worked on. Processes that share a store see the same files. */
export class FileStore {
  readonly #disk: Disk;
  readonly #root: string;

  /** @param url `file:///absolute/folder` @throws TypeError for another kind of URL */
  constructor(url: string) {
    this.#root = fileURLToPath(url);
    this.#disk = new Disk(new FSDriver({ location: this.#root, visibility: 'private' }));
  }

  /** Writes a stream as it comes; what was written of one that breaks is removed. */
  async write(key: string, contents: Readable): Promise<void> {
    try {
      await this.#disk.putStream(key, contents);
    } catch (error) {
      await this.remove(key);
      throw error;
    }
  }

  /** Removes a file; one that is not there is removed already. */
  async remove(key: string): Promise<void> {
    await this.#disk.delete(key);
  }

  /** So many bytes of a file, or all that there are; null where there is no such file. */
  async readPart(key: string, from: number, length: number): Promise<Buffer | null> {
    await using file = await unlessMissing(open(this.pathOf(key)));
    if (!file) return null;
    const { size } = await file.stat();
    const there = Math.max(0, Math.min(length, size - from));
    const { buffer, bytesRead } = await file.read(Buffer.alloc(there), 0, there, from);
    return buffer.subarray(0, bytesRead);
  }

  /** Where a program may read the file by itself. */
  pathOf(key: string): string {
    return join(this.#root, key);
  }

  /** Files in the store, and whatever else somebody put into its folder; none where there is no folder yet. */
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
}

/** A file may go at any time, so that asking first would not help. */
async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
