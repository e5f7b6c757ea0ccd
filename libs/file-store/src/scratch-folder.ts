import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './unless-missing.ts';

/** Only the store's user reads the files and their names. */
const FOLDER_MODE = 0o700;
/** Older than the longest check, ms. */
const MAX_AGE_MS = 2 * 3_600_000;

/** Local files for a short time, for programs that need a path. */
export class ScratchFolder {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Gives a path where no file is yet. What is there afterward is removed. */
  async withFile<T>(use: (path: string) => Promise<T>): Promise<T> {
    await mkdir(this.folder, { recursive: true, mode: FOLDER_MODE });
    const path = join(this.folder, randomUUID());
    try {
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  async sweep(): Promise<void> {
    const names = (await unlessMissing(readdir(this.folder))) ?? [];
    for (const name of names) await removeIfLeft(join(this.folder, name));
  }
}

/** Removes a file that its process would have removed by now, if it were alive. */
export async function removeIfLeft(path: string): Promise<void> {
  const found = await unlessMissing(stat(path));
  // A link has the time of its file's contents; the time of its own making is this one.
  if (found && found.ctimeMs < Date.now() - MAX_AGE_MS) await rm(path, { force: true });
}
