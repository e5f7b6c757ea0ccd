import { isDigit, isRegular } from './chars.ts';

/** More digits than a double can hold. */
const MAX_MANTISSA = 9e15;
/** PDF's largest real number. ISO 32000-1, annex C. */
const MAX_NUMBER = 3.403e38;

/** A number and the offset after it. */
export interface ReadNumber {
  value: number;
  next: number;
}

/**
 * The number at an offset, or undefined. Computed as an integer
 * mantissa divided by a power of ten, so that a decimal is the nearest double.
 * Repeated and embedded signs are handled as in Acrobat.
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
      if (mantissa > MAX_MANTISSA) {
        // Extra digits only move the decimal point.
        if (!isFraction) scale /= 10;
        continue;
      }
      mantissa = mantissa * 10 + (code - 48);
      if (isFraction) scale *= 10;
    } else if (code === 0x2e && !isFraction) {
      isFraction = true;
    } else if (code === 0x2d && digits > 0) {
      // `12-34`: digits after the embedded sign are dropped.
      while (isDigit(bytes[at + 1] ?? -1) || bytes[at + 1] === 0x2e) at += 1;
    } else {
      break;
    }
  }
  if (digits === 0 && (!isFraction || (code >= 0 && isRegular(code)))) return false;
  into.value = Math.max(-MAX_NUMBER, Math.min(MAX_NUMBER, (sign * mantissa) / scale));
  into.next = at;
  return true;
}
