import { type FileHandle, open } from 'node:fs/promises';
import type { FileStore } from '@printpartner/file-store';
import type { BackedUpFile } from './manifest.ts';
import { writePart } from './parts.ts';

/** A file that was last written this long ago is complete, ms: an upload that sends nothing is ended before. */
const SETTLED_MS = 300_000;

interface Destination {
  /** The folder of the backup. */
  folder: string;
  subfolder: string;
}

/**
 * Files of the store in a backup. Older ones, such as vendors' PDFs, are copied one after another: there may be more than a
 * process can open. Those that may be in use are kept open, so that they stay readable if their check ends and deletes them.
 */
export class HeldFiles {
  readonly #store: FileStore;
  readonly #to: Destination;
  readonly #handles = new Map<string, FileHandle>();
  readonly #copied = new Map<string, BackedUpFile>();

  constructor(store: FileStore, to: Destination) {
    this.#store = store;
    this.#to = to;
  }

  /** Copies those that are complete. Call it before the others are opened, because it takes longest. */
  async copySettled(): Promise<void> {
    const newest = Date.now() - SETTLED_MS;
    for (const { key, modifiedAt } of await this.#store.list()) {
      if (modifiedAt > newest) continue;
      const handle = await this.#open(key);
      if (!handle) continue;
      try {
        await this.#copy(key, handle);
      } finally {
        await handle.close();
      }
    }
  }

  /** Opens those that the store has now and that are neither copied nor open yet. */
  async open(): Promise<void> {
    for (const { key } of await this.#store.list()) {
      if (this.#copied.has(key) || this.#handles.has(key)) continue;
      const handle = await this.#open(key);
      if (handle) this.#handles.set(key, handle);
    }
  }

  /** Copies the open ones. @returns all that are in the backup */
  async copyOpen(): Promise<BackedUpFile[]> {
    for (const [key, handle] of this.#handles) await this.#copy(key, handle);
    return [...this.#copied.values()];
  }

  async close(): Promise<void> {
    for (const handle of this.#handles.values()) await handle.close();
  }

  /** Undefined if it was deleted meanwhile. */
  async #open(key: string): Promise<FileHandle | undefined> {
    try {
      return await open(this.#store.pathOf(key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return undefined;
    }
  }

  async #copy(key: string, handle: FileHandle): Promise<void> {
    const { folder, subfolder } = this.#to;
    const path = `${subfolder}/${String(this.#copied.size + 1).padStart(6, '0')}.zst`;
    const contents = handle.createReadStream({ start: 0, autoClose: false });
    this.#copied.set(key, { key, part: await writePart(folder, path, contents) });
  }
}
