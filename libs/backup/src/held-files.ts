import type { Readable } from 'node:stream';
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
 * process can open. Those that may be in use are kept open, so that they stay readable if their check ends and deletes
 * them; a store that can't do that has them copied at once.
 */
export class HeldFiles {
  readonly #store: FileStore;
  readonly #to: Destination;
  readonly #open = new Map<string, Readable>();
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
      const contents = await this.#store.read(key);
      // It may have been deleted meanwhile.
      if (contents) await this.#copy(key, contents);
    }
  }

  /** Opens or copies those that the store has now and that are neither copied nor open yet. */
  async open(): Promise<void> {
    for (const { key } of await this.#store.list()) {
      if (this.#copied.has(key) || this.#open.has(key)) continue;
      const contents = await this.#store.read(key);
      if (!contents) continue;
      if (this.#store.keepsOpenFiles) this.#open.set(key, contents);
      else await this.#copy(key, contents);
    }
  }

  /** Copies the open ones. @returns all that are in the backup */
  async copyOpen(): Promise<BackedUpFile[]> {
    for (const [key, contents] of this.#open) await this.#copy(key, contents);
    return [...this.#copied.values()];
  }

  /** Closes what is still open. */
  close(): void {
    for (const contents of this.#open.values()) contents.destroy();
  }

  async #copy(key: string, contents: Readable): Promise<void> {
    const { folder, subfolder } = this.#to;
    const path = `${subfolder}/${String(this.#copied.size + 1).padStart(6, '0')}.zst`;
    this.#copied.set(key, { key, part: await writePart(folder, path, contents) });
  }
}
