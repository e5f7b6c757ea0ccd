import { limits } from '../limits.ts';

/** How many parts an upload of this many bytes has. */
export function partsOf(size: number): number {
  return Math.ceil(size / limits.uploadPartBytes);
}

/** The bytes of a part of an upload. `part`: 1-based. */
export function partBytes(size: number, part: number): number {
  return Math.min(limits.uploadPartBytes, size - (part - 1) * limits.uploadPartBytes);
}
