import type { FileStore } from '@printpartner/file-store';

/** The disk of the file store, if it has one here: a bucket is as large as its server lets it be. */
export class StoreDisk {
  readonly #store: FileStore;
  readonly #floorBytes: number;
  readonly #largestBytes: number;

  /**
   * @param floorBytes that uploads leave free
   * @param largestBytes of an upload
   */
  constructor(store: FileStore, floorBytes: number, largestBytes: number) {
    this.#store = store;
    this.#floorBytes = floorBytes;
    this.#largestBytes = largestBytes;
  }

  /** What uploads may fill. Below zero where others have filled more. @throws StorageUnavailable */
  async roomBytes(): Promise<number> {
    const freeBytes = await this.freeBytes();
    return freeBytes === null ? Infinity : freeBytes - this.#floorBytes;
  }

  /** Why the largest file can't be uploaded; undefined while there is room. @throws StorageUnavailable */
  async shortage(): Promise<string | undefined> {
    const freeBytes = await this.freeBytes();
    if (freeBytes === null || freeBytes - this.#floorBytes >= this.#largestBytes) return undefined;
    const [free, floor, largest] = [freeBytes, this.#floorBytes, this.#largestBytes].map(inMegabytes);
    return `full: ${free} free; uploads leave ${floor} free (UPLOAD_FREE_MB), and the largest needs ${largest} (UPLOAD_LIMIT_MB)`;
  }

  /** Null without a disk. @throws StorageUnavailable */
  async freeBytes(): Promise<number | null> {
    return (await this.space())?.freeBytes ?? null;
  }

  /** Size of the disk, and what of it is free for us; null without a disk. @throws StorageUnavailable */
  space(): ReturnType<FileStore['space']> {
    return this.#store.space();
  }
}

const inMegabytes = (bytes: number): string => `${Math.floor(bytes / 1_048_576).toLocaleString('en-US')} MB`;
