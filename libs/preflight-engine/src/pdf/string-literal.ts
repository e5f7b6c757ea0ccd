import { hexValue } from './chars.ts';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const BACKSLASH = 0x5c;
const escapes: Readonly<Record<number, number>> = { 0x6e: 10, 0x72: 13, 0x74: 9, 0x62: 8, 0x66: 12 };

/** The end of a literal string: its closing parenthesis or the end of the bytes. @param start after the opening parenthesis */
export function endOfLiteral(bytes: Uint8Array, start: number): { end: number; isPlain: boolean } {
  let depth = 1;
  let isPlain = true;
  let at = start;
  for (; at < bytes.length; at += 1) {
    const code = bytes[at];
    if (code === BACKSLASH) {
      isPlain = false;
      at += 1;
    } else if (code === 0x28) {
      depth += 1;
    } else if (code === 0x29) {
      depth -= 1;
      if (depth === 0) break;
    } else if (code === CARRIAGE_RETURN) {
      isPlain = false;
    }
  }
  return { end: Math.min(at, bytes.length), isPlain };
}

/** The string's bytes with escapes and line endings resolved. ISO 32000-2, 7.3.4.2 */
export function unescaped(raw: Uint8Array): Uint8Array {
  const out = new Uint8Array(raw.length);
  let length = 0;
  for (let at = 0; at < raw.length;) {
    const code = raw[at] ?? 0;
    at += 1;
    if (code === CARRIAGE_RETURN) {
      if (raw[at] === LINE_FEED) at += 1;
      out[length++] = LINE_FEED;
    } else if (code !== BACKSLASH) {
      out[length++] = code;
    } else {
      const escape = escapeAt(raw, at);
      at = escape.next;
      if (escape.byte >= 0) out[length++] = escape.byte;
    }
  }
  return out.slice(0, length);
}

/** The byte for an escape sequence; -1 for none, such as a line continuation. */
function escapeAt(raw: Uint8Array, start: number): { byte: number; next: number } {
  const code = raw[start] ?? -1;
  if (code < 0) return { byte: -1, next: start + 1 };
  if (code === CARRIAGE_RETURN) return { byte: -1, next: start + (raw[start + 1] === LINE_FEED ? 2 : 1) };
  if (code === LINE_FEED) return { byte: -1, next: start + 1 };
  if (code < 0x30 || code > 0x37) return { byte: escapes[code] ?? code, next: start + 1 };
  let value = 0;
  let at = start;
  for (; at < start + 3; at += 1) {
    const digit = (raw[at] ?? 0) - 0x30;
    if (digit < 0 || digit > 7) break;
    value = value * 8 + digit;
  }
  return { byte: value & 255, next: at };
}

/** The bytes of a hexadecimal string; other characters are skipped. */
export function fromHex(raw: Uint8Array): Uint8Array {
  const out = new Uint8Array((raw.length + 1) >> 1);
  let digits = 0;
  for (const code of raw) {
    const value = hexValue(code);
    if (value < 0) continue;
    out[digits >> 1] = (digits & 1) === 0 ? value << 4 : (out[digits >> 1] ?? 0) | value;
    digits += 1;
  }
  return out.slice(0, (digits + 1) >> 1);
}
