const REGULAR = 0;
const WHITE = 1;
const DELIMITER = 2;

const kinds = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) kinds[code] = WHITE;
for (const char of '()<>[]{}/%') kinds[char.charCodeAt(0)] = DELIMITER;

export const isWhite = (code: number): boolean => kinds[code] === WHITE;
export const isRegular = (code: number): boolean => kinds[code] === REGULAR;
export const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Value of a hexadecimal digit; -1 for other characters. */
export function hexValue(code: number): number {
  if (isDigit(code)) return code - 48;
  const lower = code | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}

/** The offset after the white space that starts at `from`. */
export function afterWhite(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && kinds[bytes[at] ?? 0] === WHITE) at += 1;
  return at;
}

/** A Buffer over the same memory, for its search methods. */
export const bufferOver = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Up to this length, concatenating characters is faster than Buffer's conversion. */
const SHORT = 16;

/** Bytes as a Latin 1 string. */
export function latin1(bytes: Uint8Array, start = 0, end: number = bytes.length): string {
  if (end - start > SHORT) return bufferOver(bytes).toString('latin1', start, end);
  let text = '';
  for (let at = start; at < end; at += 1) text += String.fromCharCode(bytes[at] ?? 0);
  return text;
}
