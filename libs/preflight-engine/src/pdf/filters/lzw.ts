import { GrowingBytes } from './growing-bytes.ts';

const CLEAR = 256;
const END = 257;

/**
 * Decodes LZW as used in PDF and TIFF. Stops at damage.
 *
 * @param earlyChange 1 (the default) if code lengths grow one entry early
 * @param onDamage called if the data ends early
 */
export function decodeLzw(
  bytes: Uint8Array,
  limit: number,
  earlyChange: number,
  onDamage?: () => void,
): Uint8Array {
  const out = new GrowingBytes(limit);
  const prefix = new Uint16Array(4_096);
  const suffix = new Uint8Array(4_096);
  const lengths = new Uint16Array(4_096);
  for (let code = 0; code < 256; code += 1) {
    suffix[code] = code;
    lengths[code] = 1;
  }
  let next = 258;
  let width = 9;
  let previous = -1;
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === END) break;
    if (code === CLEAR) {
      next = 258;
      width = 9;
      previous = -1;
      continue;
    }
    // A code that isn't in the table yet must be the next entry; anything else is damage.
    if (code > next || (code === next && previous < 0)) {
      onDamage?.();
      break;
    }
    const isNew = code === next;
    const length = isNew ? (lengths[previous] ?? 0) + 1 : (lengths[code] ?? 0);
    // Entries are linked backwards, so they are read from the end.
    const start = out.extend(length);
    const { target } = out;
    let at = isNew ? previous : code;
    for (let index = start + (isNew ? length - 1 : length) - 1; index >= start; index -= 1) {
      target[index] = suffix[at] ?? 0;
      at = prefix[at] ?? 0;
    }
    const first = target[start] ?? 0;
    if (isNew) target[start + length - 1] = first;
    if (previous >= 0 && next < 4_096) {
      prefix[next] = previous;
      suffix[next] = first;
      lengths[next] = (lengths[previous] ?? 0) + 1;
      next += 1;
    }
    previous = code;
    if (next + earlyChange >= 1 << width && width < 12) width += 1;
  }
  return out.done();
}
