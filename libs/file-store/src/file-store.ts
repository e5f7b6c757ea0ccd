import { open } from 'node:fs/promises';
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

  async exists(key: string): Promise<boolean> {
    return this.#disk.exists(key);
  }

  /** So many bytes of a file, or all that there are; null where there is no such file. */
  async readPart(key: string, from: number, length: number): Promise<Buffer | null> {
    if (!(await this.exists(key))) return null;
    await using file = await open(this.pathOf(key));
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
    return buffer.subarray(0, bytesRead);
  }

  /** Where a program may read the file by itself. */
  pathOf(key: string): string {
    return join(this.#root, key);
  }

  /** Everything in the store. */
  async list(): Promise<StoredFile[]> {
    const { objects } = await this.#disk.listAll('', { recursive: false });
    const files = [...objects].filter((object) => object.isFile);
    return Promise.all(
      files.map(async ({ key }) => {
        const { lastModified } = await this.#disk.getMetaData(key);
        return { key, modifiedAt: lastModified.getTime() };
      }),
    );
  }
}
