import { constants, inflateRawSync, inflateSync } from 'node:zlib';
import { Z_NO_FLUSH, Z_OK, zlibInflate, zlibInflateInit2, ZStream } from 'pako';
import { PdfError } from '../pdf-error.ts';
import { GrowingBytes } from './growing-bytes.ts';

/** Bytes per output block. A stream that fits into one block isn't copied again. */
const MIN_BLOCK = 16_384;
const MAX_BLOCK = 16_777_216;
/** Typical maximum compression ratio of text and images. */
const USUAL_RATIO = 6;
const SALVAGED_BLOCK = 65_536;
/** Window bits for 32 KiB; negative without a zlib header. */
const WINDOW_BITS = 15;
const ZLIB_HEADER = 2;
const flushMarker = [0, 0, 255, 255];

/**
 * Inflates a zlib stream. A damaged stream returns the bytes before the damage.
 *
 * @param limit maximum output bytes
 * @param onDamage called if the output is incomplete; a wrong or missing checksum doesn't count. Omitted for the beginning
 * of a stream
 * @throws PdfError `limit`, or `damaged` if there is no output
 */
export function decodeFlate(bytes: Uint8Array, limit: number, onDamage?: () => void): Uint8Array {
  if (bytes.length === 0) return bytes;
  const options = {
    maxOutputLength: Math.max(1, limit),
    chunkSize: Math.max(MIN_BLOCK, Math.min(MAX_BLOCK, bytes.length * USUAL_RATIO)),
  };
  const flushed = () =>
    attempt(() => inflateSync(bytes, { ...options, finishFlush: constants.Z_SYNC_FLUSH }), limit);
  // The beginning of a stream is never complete.
  const beginning = onDamage ? null : flushed();
  if (beginning) return beginning;
  const complete =
    attempt(() => inflateSync(bytes, options), limit) ??
    attempt(() => inflateRawSync(bytes.subarray(ZLIB_HEADER), options), limit);
  if (complete) return complete;
  const cutOff = onDamage ? flushed() : null;
  // Acrobat flushes some streams without ending them.
  if (cutOff && endsFlushed(bytes)) return cutOff;
  onDamage?.();
  const salvaged = cutOff ?? salvage(bytes, limit);
  if (salvaged.length === 0) throw new PdfError('damaged', "A Flate stream can't be decompressed");
  return salvaged;
}

/** Whether the stream ends with the empty block of a flush, ignoring a line ending. RFC 1951, 3.2.4. */
function endsFlushed(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (bytes[end - 1] === 10 || bytes[end - 1] === 13) end -= 1;
  return flushMarker.every((byte, index) => bytes[end - flushMarker.length + index] === byte);
}

/** Null if the stream is damaged. @throws PdfError limit */
function attempt(inflate: () => Uint8Array, limit: number): Uint8Array | null {
  try {
    return inflate();
  } catch (error) {
    if (isTooLong(error)) throw new PdfError('limit', `A stream is larger than ${limit} bytes`);
    return null;
  }
}

/** Tries with the header, without it and from the first byte, and returns the longest output. */
function salvage(bytes: Uint8Array, limit: number): Uint8Array {
  const asWritten = inflateUntilDamage(bytes, WINDOW_BITS, limit);
  if (asWritten.length > 0) return asWritten;
  const after = inflateUntilDamage(bytes.subarray(ZLIB_HEADER), -WINDOW_BITS, limit);
  const bare = inflateUntilDamage(bytes, -WINDOW_BITS, limit);
  return after.length >= bare.length ? after : bare;
}

function inflateUntilDamage(bytes: Uint8Array, windowBits: number, limit: number): Uint8Array {
  const out = new GrowingBytes(limit);
  const stream = new ZStream();
  zlibInflateInit2(stream, windowBits);
  stream.input = bytes;
  stream.avail_in = bytes.length;
  const block = new Uint8Array(SALVAGED_BLOCK);
  for (;;) {
    stream.output = block;
    stream.next_out = 0;
    stream.avail_out = block.length;
    const status = zlibInflate(stream, Z_NO_FLUSH);
    out.append(block.subarray(0, stream.next_out));
    if (status !== Z_OK || stream.next_out === 0) return out.done();
  }
}

const isTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
