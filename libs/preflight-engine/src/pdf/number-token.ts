import { isDigit, isRegular } from './chars.ts';

/** More digits than a double has. */
const MOST_MANTISSA = 9e15;
/** PDF's own largest real, ISO 32000-1, annex C. */
const LARGEST = 3.403e38;

/** A number and where it ends. */
export interface ReadNumber {
  value: number;
  next: number;
}

/**
 * The number that begins at a byte; undefined where none does. An integer
 * mantissa over a power of ten, so that a decimal is the nearest double.
 * Doubled signs and signs inside are taken as Acrobat takes them.
 */
export function numberAt(bytes: Uint8Array, start: number, into: ReadNumber): boolean {
  let at = start;
  let code = bytes[at] ?? -1;
  let sign = 1;
  while (code === 0x2b || code === 0x2d) {
    if (code === 0x2d) sign = -1;
    code = bytes[(at += 1)] ?? -1;
  }
  let mantissa = 0;
  let scale = 1;
  let digits = 0;
  let isFraction = false;
  for (; ; code = bytes[(at += 1)] ?? -1) {
    if (isDigit(code)) {
      digits += 1;
      if (mantissa > MOST_MANTISSA) {
        // They move the point alone.
        if (!isFraction) scale /= 10;
        continue;
      }
      mantissa = mantissa * 10 + (code - 48);
      if (isFraction) scale *= 10;
    } else if (code === 0x2e && !isFraction) {
      isFraction = true;
    } else if (code === 0x2d && digits > 0) {
      // `12-34`: what follows the sign is dropped.
      while (isDigit(bytes[at + 1] ?? -1) || bytes[at + 1] === 0x2e) at += 1;
    } else {
      break;
    }
  }
  if (digits === 0 && (!isFraction || (code >= 0 && isRegular(code)))) return false;
  into.value = Math.max(-LARGEST, Math.min(LARGEST, (sign * mantissa) / scale));
  into.next = at;
  return true;
}
