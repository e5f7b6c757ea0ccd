import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '@printpartner/file-store';
import { AppError } from '@printpartner/messaging';
import type { Response } from 'express';

/** A download ends when the browser reads nothing for this long. */
const IDLE_MS = 60_000;

interface StoredFile {
  key: string;
  /** What it is saved as. */
  name: string;
  /** Bytes. */
  size: number;
  mediaType: string;
  /** Names the contents, hexadecimal. Without it, no range is sent: the file may be replaced between two. */
  sha256?: string;
}

/**
 * Sends somebody's file from the store, or the range of it that the request asks for. It is downloaded, and never shown on a
 * page of ours.
 *
 * @throws AppError request.range_not_satisfiable
 * @throws the error of `missing` if the store doesn't have the file
 */
export async function sendStoredFile(
  store: FileStore,
  response: Response,
  { key, name, size, mediaType, sha256 }: StoredFile,
  missing: () => AppError,
): Promise<void> {
  const etag = sha256 === undefined ? undefined : `"${sha256}"`;
  if (etag !== undefined) response.set({ ETag: etag, 'Accept-Ranges': 'bytes' });
  const range = etag === undefined ? null : requestedRange(response, size, etag);
  const contents = await (range ? store.read(key, range) : store.read(key));
  if (!contents) throw missing();
  if (range)
    response.status(206).set('Content-Range', `bytes ${range.from}-${range.from + range.length - 1}/${size}`);
  response.attachment(name).type(mediaType);
  response.set({
    'Content-Length': String(range?.length ?? size),
    'Content-Security-Policy': 'sandbox',
    'X-Content-Type-Options': 'nosniff',
  });
  response.setTimeout(IDLE_MS, () => response.destroy());
  await sendUntilGone(response, contents);
}

async function sendUntilGone(response: ServerResponse, contents: NodeJS.ReadableStream): Promise<void> {
  // The client may leave.
  await pipeline(contents, response).catch(() => response.destroy());
}

/** Null for the whole file: without a range, with several, or when the client has a range of other contents. */
function requestedRange(
  response: Response,
  size: number,
  etag: string,
): { from: number; length: number } | null {
  const { req: request } = response;
  const condition = request.get('if-range');
  if (condition !== undefined && condition !== etag) return null;
  const ranges = request.range(size);
  if (ranges === -1) {
    response.set('Content-Range', `bytes */${size}`);
    throw new AppError('request.range_not_satisfiable', {
      userMessage: 'The file has no bytes in this range.',
    });
  }
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  const [{ start, end } = { start: 0, end: size - 1 }] = ranges;
  return { from: start, length: end - start + 1 };
}
