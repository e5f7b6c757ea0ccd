import type { Readable } from 'node:stream';
import { type ByteRange, type DiskSpace, FileStore, type StoredFile } from './file-store.ts';
import type { ScratchFolder } from './scratch-folder.ts';

/**
 * A store while its files move from the previous one: new files go to the next one, others are found in either.
 * `moveFiles` writes a file to the next before it removes it from the previous one.
 */
export class MovingStore extends FileStore {
  readonly #previous: FileStore;
  readonly #next: FileStore;
  readonly keepsOpenFiles: boolean;

  constructor(previous: FileStore, next: FileStore, scratch: ScratchFolder) {
    super(scratch);
    this.#previous = previous;
    this.#next = next;
    this.keepsOpenFiles = previous.keepsOpenFiles && next.keepsOpenFiles;
  }

  prepare(): Promise<void> {
    return this.#next.prepare();
  }

  write(key: string, contents: Readable): Promise<void> {
    return this.#next.write(key, contents);
  }

  read(key: string, range?: ByteRange): Promise<Readable | null> {
    return this.#find((store) => store.read(key, range));
  }

  size(key: string): Promise<number | null> {
    return this.#find((store) => store.size(key));
  }

  /** The previous one comes first: a file that was copied before is removed below, one that is copied later by the copier. */
  async remove(key: string): Promise<void> {
    await this.#previous.remove(key);
    await this.#next.remove(key);
  }

  /** The previous one first: what moves meanwhile is in the other by then. */
  async list(): Promise<StoredFile[]> {
    const files = new Map((await this.#previous.list()).map((file) => [file.key, file]));
    for (const file of await this.#next.list()) files.set(file.key, file);
    return [...files.values()];
  }

  space(): Promise<DiskSpace | null> {
    return this.#next.space();
  }

  async copyTo(key: string, path: string): Promise<boolean> {
    const copied = await this.#find(async (store) => (await store.copyTo(key, path)) || null);
    return copied ?? false;
  }

  override async sweep(): Promise<void> {
    await this.#previous.sweep();
    await this.#next.sweep();
  }

  /** The next one is asked twice: the file may have moved in between. */
  async #find<T>(ask: (store: FileStore) => Promise<T | null>): Promise<T | null> {
    return (await ask(this.#next)) ?? (await ask(this.#previous)) ?? (await ask(this.#next));
  }
}
