import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import type { Part } from './manifest.ts';

/** Only the operator reads users' data. */
const PRIVATE = 0o600;

/** Compresses a stream into a new file. */
export async function writePart(folder: string, path: string, contents: Readable): Promise<Part> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    contents,
    createZstdCompress(),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(join(folder, path), { flags: 'wx', mode: PRIVATE }),
  );
  return { path, bytes, sha256: hash.digest('hex') };
}

/** The contents of a part. */
export function readPart(folder: string, { path }: Part): Readable {
  const file = createReadStream(join(folder, path));
  const contents = createZstdDecompress();
  // `pipe` doesn't pass errors on.
  file.once('error', (error) => contents.destroy(error));
  return file.pipe(contents);
}

/** @throws BackupError if the file is missing or differs from what was written */
export async function verifyPart(folder: string, part: Part): Promise<void> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(join(folder, part.path)), hash);
  } catch (error) {
    throw new BackupError(`Can't read ${part.path}: ${error instanceof Error ? error.message : ''}`);
  }
  if (hash.digest('hex') !== part.sha256)
    throw new BackupError(`${part.path} is damaged: its SHA-256 is not the one in the manifest.`);
}
