import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';
import { temporaryKeys } from './s3-place.ts';

/** What was moved so far. */
export interface MovedFiles {
  moved: number;
  /** Size of the moved files together. */
  bytes: number;
  /** Files that are still in the previous store, as of the last look. */
  remaining: number;
}

const LOG_EVERY = 100;

interface MoveOptions {
  /** Ends the move after the file that is under way. */
  signal?: AbortSignal;
  /** Gets a line after every hundred files. */
  log?: (line: string) => void;
}

/**
 * Moves all files while processes write, read and remove files of a `MovingStore` of the same two. A move that was ended
 * or killed goes on with the next call.
 *
 * @throws Error if both are the same place, and for a copy that differs, which is removed; StorageUnavailable
 */
export async function moveFiles(
  previous: FileStore,
  next: FileStore,
  { signal, log }: MoveOptions = {},
): Promise<MovedFiles> {
  await requireApart(previous, next);
  const progress = { moved: 0, bytes: 0, remaining: 0 };
  // A process that hasn't restarted with the new settings may still write to the previous store.
  for (let files = await previous.list(); files.length > 0; files = await previous.list()) {
    progress.remaining = files.length;
    for (const { key } of files) {
      if (signal?.aborted) return progress;
      const bytes = await moveFile(key, previous, next);
      progress.remaining -= 1;
      if (bytes === null) continue;
      progress.moved += 1;
      progress.bytes += bytes;
      if (progress.moved % LOG_EVERY === 0) log?.(describeMoved(progress));
    }
  }
  return progress;
}

/** `120 files moved, 34.5 MB; 12 remain` */
export function describeMoved({ moved, bytes, remaining }: MovedFiles): string {
  const rest = remaining === 0 ? 'none remains: remove STORAGE_PREVIOUS_URL' : `${remaining} remain`;
  return `${moved} files moved, ${(bytes / 1e6).toFixed(1)} MB; ${rest}`;
}

/** Two addresses may lead to one place: each file would then be removed as its own original. */
async function requireApart(previous: FileStore, next: FileStore): Promise<void> {
  const probe = `${temporaryKeys.part}probe-${randomUUID()}`;
  await next.write(probe, Readable.from([Buffer.from(probe)]));
  try {
    if ((await previous.size(probe)) === null) return;
  } finally {
    await next.remove(probe);
  }
  throw new Error('STORAGE_URL and STORAGE_PREVIOUS_URL are the same place. Nothing was moved.');
}

/** @returns bytes; null if the file was removed meanwhile */
async function moveFile(key: string, previous: FileStore, next: FileStore): Promise<number | null> {
  const contents = await previous.read(key);
  if (!contents) return null;
  const original = new Digest();
  await next.write(key, Readable.from(original.of(contents), { objectMode: false }));
  const copy = new Digest();
  for await (const _ of copy.of((await next.read(key)) ?? []));
  // Whoever removed the file before the copy was there couldn't remove the copy.
  const isRemoved = (await previous.size(key)) === null;
  const isWhole = copy.bytes === original.bytes && copy.sha256() === original.sha256();
  await (isWhole && !isRemoved ? previous : next).remove(key);
  if (isRemoved) return null;
  if (!isWhole)
    throw new Error(`The copy of ${key} has ${copy.bytes} of ${original.bytes} bytes, or other ones`);
  return original.bytes;
}

/** Size and hash of a stream that passes. */
class Digest {
  bytes = 0;
  readonly #hash = createHash('sha256');

  async *of(contents: Iterable<Buffer> | Readable): AsyncGenerator<Buffer> {
    for await (const chunk of contents as AsyncIterable<Buffer>) {
      this.#hash.update(chunk);
      this.bytes += chunk.length;
      yield chunk;
    }
  }

  /** Hex. */
  sha256(): string {
    return this.#hash.copy().digest('hex');
  }
}
