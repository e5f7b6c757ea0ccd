import { type FileHandle, open } from 'node:fs/promises';
import type { FileStore } from '@printpartner/file-store';
import type { BackedUpFile } from './manifest.ts';
import { writePart } from './parts.ts';

/** Files of the store that stay readable while they are open, even if their check ends and deletes them. */
export class HeldFiles {
  readonly #store: FileStore;
  readonly #handles = new Map<string, FileHandle>();

  constructor(store: FileStore) {
    this.#store = store;
  }

  /** Opens those that the store has now and that aren't open yet. */
  async open(): Promise<void> {
    for (const { key } of await this.#store.list()) {
      if (this.#handles.has(key)) continue;
      try {
        this.#handles.set(key, await open(this.#store.pathOf(key)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    }
  }

  /** Copies them into a subfolder of the backup. */
  async copyTo(folder: string, subfolder: string): Promise<BackedUpFile[]> {
    const files: BackedUpFile[] = [];
    for (const [index, [key, handle]] of [...this.#handles].entries()) {
      const path = `${subfolder}/${String(index + 1).padStart(6, '0')}.zst`;
      const contents = handle.createReadStream({ start: 0, autoClose: false });
      files.push({ key, part: await writePart(folder, path, contents) });
    }
    return files;
  }

  async close(): Promise<void> {
    for (const handle of this.#handles.values()) await handle.close();
  }
}
