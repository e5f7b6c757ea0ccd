import { mkdir, statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The disk of the file store. */
export class StoreDisk {
  readonly #folder: string;

  constructor(storageUrl: string) {
    this.#folder = fileURLToPath(storageUrl);
  }

  async freeBytes(): Promise<number> {
    return (await this.space()).freeBytes;
  }

  /** Size of the disk, and what of it is free for us. */
  async space(): Promise<{ freeBytes: number; sizeBytes: number }> {
    await mkdir(this.#folder, { recursive: true });
    const { bavail, blocks, bsize } = await statfs(this.#folder);
    return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
  }
}
