import { GrowingBytes } from './growing-bytes.ts';

const END = 128;

export function decodeRunLength(bytes: Uint8Array, limit: number): Uint8Array {
  const out = new GrowingBytes(limit);
  let pos = 0;
  while (pos < bytes.length) {
    const length = bytes[pos] ?? END;
    pos += 1;
    if (length === END) break;
    if (length < END) {
      out.append(bytes.subarray(pos, pos + length + 1));
      pos += length + 1;
    } else {
      if (pos < bytes.length) out.fill(bytes[pos] ?? 0, 257 - length);
      pos += 1;
    }
  }
  return out.done();
}
