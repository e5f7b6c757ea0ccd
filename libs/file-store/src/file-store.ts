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

/** Users' files while they are being processed. Processes that share a store see the same files. */
export class FileStore {
  readonly #disk: Disk;
  readonly #root: string;

  /** @param url `file:///absolute/folder` @throws TypeError for another kind of URL */
  constructor(url: string) {
    this.#root = fileURLToPath(url);
    this.#disk = new Disk(new FSDriver({ location: this.#root, visibility: 'private' }));
  }

  /** Writes a stream; if the stream breaks, removes what was written. */
  async write(key: string, contents: Readable): Promise<void> {
    try {
      await this.#disk.putStream(key, contents);
    } catch (error) {
      await this.remove(key);
      throw error;
    }
  }

  /** Removes a file; a missing file is ignored. */
  async remove(key: string): Promise<void> {
    await this.#disk.delete(key);
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

  /** The path for programs that read the file directly. */
  pathOf(key: string): string {
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
