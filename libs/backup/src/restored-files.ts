import type { FileStore } from '@printpartner/file-store';
import { BackupError } from './backup-error.ts';
import type { BackedUpFile } from './manifest.ts';
import { readPart } from './parts.ts';

/** The files of a backup on their way into a store. */
export class RestoredFiles {
  readonly #store: FileStore;
  readonly #folder: string;
  readonly #files: readonly BackedUpFile[];
  readonly #written: string[] = [];

  constructor(store: FileStore, folder: string, files: readonly BackedUpFile[]) {
    this.#store = store;
    this.#folder = folder;
    this.#files = files;
  }

  /** @throws BackupError if the store has files that a restore of this backup, if it was killed, can't have left */
  async assertNoOthers(): Promise<void> {
    const others: string[] = [];
    for (const { key } of await this.#store.list()) {
      const file = this.#files.find((one) => one.key === key);
      if (!file || !(await this.#isBeginningOf(file))) others.push(key);
    }
    if (others.length > 0)
      throw new BackupError(
        `The file store has ${others.length} files that are not of this backup. Restore into an empty system.`,
      );
  }

  /** @throws Error if the signal is aborted */
  async write(signal: AbortSignal | undefined): Promise<void> {
    for (const { key, part } of this.#files) {
      signal?.throwIfAborted();
      this.#written.push(key);
      await this.#store.write(key, readPart(this.#folder, part));
    }
  }

  /** Removes what was written. */
  async remove(): Promise<void> {
    for (const key of this.#written) await this.#store.remove(key);
  }

  /** Whether the store's file is all or the first part of the backup's. */
  async #isBeginningOf({ key, part }: BackedUpFile): Promise<boolean> {
    const expected = readPart(this.#folder, part)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    try {
      let rest = Buffer.alloc(0);
      const contents = (await this.#store.read(key)) ?? [];
      for await (const chunk of contents as AsyncIterable<Buffer>) {
        while (rest.length < chunk.length) {
          const { done, value } = await expected.next();
          if (done) return false;
          rest = Buffer.concat([rest, value]);
        }
        if (!rest.subarray(0, chunk.length).equals(chunk)) return false;
        rest = rest.subarray(chunk.length);
      }
      return true;
    } finally {
      await expected.return?.();
    }
  }
}
