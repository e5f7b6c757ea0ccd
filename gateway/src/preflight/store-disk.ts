import { mkdir, statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The disk of the file store. */
export class StoreDisk {
  readonly #folder: string;
  readonly #floorBytes: number;
  readonly #largestBytes: number;

  /**
   * @param floorBytes that uploads leave free
   * @param largestBytes of an upload
   */
  constructor(storageUrl: string, floorBytes: number, largestBytes: number) {
    this.#folder = fileURLToPath(storageUrl);
    this.#floorBytes = floorBytes;
    this.#largestBytes = largestBytes;
  }

  /** What uploads may fill. Below zero where others have filled more. */
  async roomBytes(): Promise<number> {
    return (await this.freeBytes()) - this.#floorBytes;
  }

  /** Why the largest file can't be uploaded; undefined while there is room. */
  async shortage(): Promise<string | undefined> {
    const freeBytes = await this.freeBytes();
    if (freeBytes - this.#floorBytes >= this.#largestBytes) return undefined;
    const [free, floor, largest] = [freeBytes, this.#floorBytes, this.#largestBytes].map(inMegabytes);
    return `full: ${free} free; uploads leave ${floor} free (UPLOAD_FREE_MB), and the largest needs ${largest} (UPLOAD_LIMIT_MB)`;
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

const inMegabytes = (bytes: number): string => `${Math.floor(bytes / 1_048_576).toLocaleString('en-US')} MB`;
