import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a body no faster than the client reads it. When the pieces fail, the connection is cut, so that the client
 * doesn't take what it has received for the whole.
 *
 * @param idleMs the connection is also cut when the client reads nothing for this long
 */
export async function streamBody(
  response: ServerResponse,
  pieces: AsyncIterable<string>,
  idleMs: number,
): Promise<void> {
  response.setTimeout(idleMs, () => response.destroy());
  try {
    await pipeline(Readable.from(pieces, { highWaterMark: 1 }), response);
  } catch (error) {
    if (!isCanceledByClient(error)) throw error;
  }
}

function isCanceledByClient(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return code === 'ERR_STREAM_PREMATURE_CLOSE';
}
