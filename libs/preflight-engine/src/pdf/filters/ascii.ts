import { hexValue, isWhite } from '../chars.ts';
import { GrowingBytes } from './growing-bytes.ts';

const TILDE = 0x7e;

export function decodeAsciiHex(bytes: Uint8Array, limit: number): Uint8Array {
  const out = new GrowingBytes(limit);
  let high = -1;
  for (const code of bytes) {
    if (code === 0x3e) break;
    const value = hexValue(code);
    if (value < 0) continue;
    if (high < 0) high = value;
    else {
      out.push(high * 16 + value);
      high = -1;
    }
  }
  if (high >= 0) out.push(high * 16);
  return out.done();
}

export function decodeAscii85(bytes: Uint8Array, limit: number): Uint8Array {
  const out = new GrowingBytes(limit);
  const group: number[] = [];
  // Some writers start with `<~`, as in PostScript.
  const hasMark = bytes[0] === 0x3c && bytes[1] === TILDE;
  for (const code of hasMark ? bytes.subarray(2) : bytes) {
    if (code === TILDE) break;
    if (isWhite(code)) continue;
    if (code === 0x7a && group.length === 0) {
      for (let zero = 0; zero < 4; zero += 1) out.push(0);
      continue;
    }
    if (code < 0x21 || code > 0x75) continue;
    group.push(code - 0x21);
    if (group.length === 5) pushGroup(out, group, 4);
  }
  if (group.length > 1) {
    const count = group.length - 1;
    while (group.length < 5) group.push(84);
    pushGroup(out, group, count);
  }
  return out.done();
}

function pushGroup(out: GrowingBytes, group: number[], count: number): void {
  let value = 0;
  for (const digit of group) value = value * 85 + digit;
  for (let index = 0; index < count; index += 1) out.push(Math.floor(value / 256 ** (3 - index)) & 255);
  group.length = 0;
}
