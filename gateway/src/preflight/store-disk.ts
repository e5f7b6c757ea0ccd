import { mkdir, statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The disk of the file store. */
export class StoreDisk {
  readonly #folder: string;

  constructor(storageUrl: string) {
    this.#folder = fileURLToPath(storageUrl);
  }

  async freeBytes(): Promise<number> {
    await mkdir(this.#folder, { recursive: true });
    const { bavail, bsize } = await statfs(this.#folder);
    return bavail * bsize;
  }
}
