import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import type { ScratchFolder } from './scratch-folder.ts';

export interface StoredFile {
  key: string;
  /** ms since 1970. */
  modifiedAt: number;
  /** Bytes. */
  size: number;
}

export interface ByteRange {
  from: number;
  /** It is at least 1; there are fewer bytes if the file ends before. */
  length: number;
}

/** Space of the store's disk, and what of it is free for us, bytes. */
export interface DiskSpace {
  freeBytes: number;
  sizeBytes: number;
}

/** A file that a program needs is not in the store. */
export class FileMissing extends Error {}

/** The store can't be reached, is full or refuses us, so that trying again later makes sense. The message is for the operator. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  /** By this code, `outageReplyOf` of the messaging library recognizes it. */
  readonly code = 'STORAGE_UNAVAILABLE';
}

/** Names in the folder of a store that are no files of it. */
const RESERVED = /^\.(?:writing-|scratch$)/;

/** @throws Error if the key isn't a file name */
export function checkKey(key: string): void {
  if (key === '' || key === '.' || key === '..' || basename(key) !== key || RESERVED.test(key))
    throw new Error(`not a file name: ${key}`);
}

/**
 * Files of users. Processes that share a store see the same files. A key is a file name, and is written once: another
 * file gets another key.
 *
 * Every method throws `StorageUnavailable` if the store is on another machine and can't be used.
 */
export abstract class FileStore {
  protected readonly scratch: ScratchFolder;
  /** Whether what `read` has opened can still be read, at any time, after the file was removed. */
  abstract readonly keepsOpenFiles: boolean;

  constructor(scratch: ScratchFolder) {
    this.scratch = scratch;
  }

  /** Makes the store ready; a bucket also gets rules by which it removes what was left. */
  abstract prepare(): Promise<void>;

  /** Writes a stream, all or nothing: nobody sees part of a file. @throws what the stream breaks with */
  abstract write(key: string, contents: Readable): Promise<void>;

  /** A file's contents, or a part of them; null if the file doesn't exist, or ends before the part. */
  abstract read(key: string, range?: ByteRange): Promise<Readable | null>;

  /** Bytes; null if the file doesn't exist. */
  abstract size(key: string): Promise<number | null>;

  /** Removes a file; a missing file is ignored. */
  abstract remove(key: string): Promise<void>;

  abstract list(): Promise<StoredFile[]>;

  /** Null if the store has no disk of ours; it is asked whether it answers all the same. */
  abstract space(): Promise<DiskSpace | null>;

  /** Puts a file at a path, where none is. @returns false if the store doesn't have it */
  abstract copyTo(key: string, path: string): Promise<boolean>;

  /** The folder of all paths that `withLocalFile` and `withScratchFile` give. */
  get localFolder(): string {
    return this.scratch.folder;
  }

  /** Gives a program a path of a file until it is done; it must not change the file. @throws FileMissing */
  withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    return this.scratch.withFile(async (path) => {
      if (!(await this.copyTo(key, path))) throw new FileMissing(`The file store has no ${key}`);
      return use(path);
    });
  }

  /** Gives a program a path for a file of its own, which is removed when it is done. */
  withScratchFile<T>(use: (path: string) => Promise<T>): Promise<T> {
    return this.scratch.withFile(use);
  }

  /** Removes what processes that were killed have left. */
  async sweep(): Promise<void> {
    await this.scratch.sweep();
  }
}
