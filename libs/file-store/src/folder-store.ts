import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import {
  chmod,
  copyFile,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type ByteRange, checkKey, type DiskSpace, FileStore, type StoredFile } from './file-store.ts';
import { temporaryKeys } from './s3-place.ts';
import { removeIfLeft, type ScratchFolder } from './scratch-folder.ts';
import { unlessMissing } from './unless-missing.ts';

/** Only the store's user reads the files and their names. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const OTHER_USERS = 0o077;
/** A file has such a name until all of it is written. */
const WRITING = '.writing-';
/** Some file systems copy by reference. */
const COPY = constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE;
/** The other folder is on another disk, or the file system has no links. */
const CANNOT_LINK = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK']);

/** Files in a folder of this machine, or of a network's disk. */
export class FolderStore extends FileStore {
  readonly #root: string;
  readonly keepsOpenFiles = true;

  /** @param folder its absolute path */
  constructor(folder: string, scratch: ScratchFolder) {
    super(scratch);
    this.#root = folder;
  }

  /** A folder that belongs to another user keeps its mode. */
  async prepare(): Promise<void> {
    await mkdir(this.#root, { recursive: true, mode: FOLDER_MODE });
    const { uid, mode } = await stat(this.#root);
    const isOwn = uid === process.getuid?.();
    if (isOwn && (mode & OTHER_USERS) !== 0) await chmod(this.#root, FOLDER_MODE);
  }

  async write(key: string, contents: Readable): Promise<void> {
    // If the stream breaks before the file is open, `writeFile` reports the error.
    contents.once('error', () => undefined);
    const path = this.#pathOf(key);
    await this.prepare();
    const unfinished = join(this.#root, `${WRITING}${randomUUID()}`);
    try {
      {
        // Closed before it is removed: a file that is still being opened would reappear.
        await using file = await open(unfinished, 'wx', FILE_MODE);
        await file.writeFile(contents);
        // Without this, a power failure could leave the name without the contents.
        await file.datasync();
      }
      await rename(unfinished, path);
      // Nor may the name be lost: a row that is committed next refers to it.
      await using folder = await open(this.#root);
      await folder.sync();
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    const file = await unlessMissing(open(this.#pathOf(key)));
    if (!file) return null;
    if (!range) return file.createReadStream();
    const { size } = await file.stat();
    if (range.from < size)
      return file.createReadStream({ start: range.from, end: range.from + range.length - 1 });
    await file.close();
    return null;
  }

  async size(key: string): Promise<number | null> {
    const found = await unlessMissing(stat(this.#pathOf(key)));
    return found && found.size;
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  /** All files of the folder, also such that others put there; none if the folder doesn't exist yet. */
  async list(): Promise<StoredFile[]> {
    const names = (await unlessMissing(readdir(this.#root))) ?? [];
    const files = await Promise.all(
      names.map(async (key) => {
        if (key.startsWith(WRITING)) return [];
        const found = await unlessMissing(lstat(join(this.#root, key)));
        return found?.isFile() ? [{ key, modifiedAt: found.mtime.getTime(), size: found.size }] : [];
      }),
    );
    return files.flat();
  }

  async space(): Promise<DiskSpace> {
    await mkdir(this.#root, { recursive: true, mode: FOLDER_MODE });
    const { bavail, blocks, bsize } = await statfs(this.#root);
    return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
  }

  async copyTo(key: string, path: string): Promise<boolean> {
    const from = this.#pathOf(key);
    // What a program does to a linked file is done to the stored one, so others are copied.
    const isTemporary = key.startsWith(temporaryKeys.check);
    const put = isTemporary ? linkOrCopy(from, path) : copyFile(from, path, COPY);
    const copied = await unlessMissing(put.then(() => true));
    return copied ?? false;
  }

  override async sweep(): Promise<void> {
    await super.sweep();
    const names = (await unlessMissing(readdir(this.#root))) ?? [];
    for (const name of names) if (name.startsWith(WRITING)) await removeIfLeft(join(this.#root, name));
  }

  #pathOf(key: string): string {
    checkKey(key);
    return join(this.#root, key);
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!CANNOT_LINK.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await copyFile(from, to, COPY);
  }
}
