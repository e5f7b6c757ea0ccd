import { stripVTControlCharacters } from 'node:util';

/** Characters; longer than any legitimate name or sentence. */
const MAX_LENGTH = 600;

/**
 * Text that is safe to print in a terminal: one line without escape sequences, control characters,
 * bidirectional controls or lone surrogates.
 */
export function printable(text: string): string {
  const oneLine = stripVTControlCharacters(text).replace(/[\s\u0085]/g, ' ');
  const harmless = oneLine
    .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u{e0000}-\u{e0fff}]/gu, '')
    .replace(/ +/g, ' ');
  return harmless.length > MAX_LENGTH ? `${harmless.slice(0, MAX_LENGTH).trimEnd()}…` : harmless;
}

/** A deep copy of the value with every string made printable. */
export function allPrintable<T>(value: T): T {
  if (typeof value === 'string') return printable(value) as T;
  if (Array.isArray(value)) return value.map(allPrintable) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, allPrintable(part)])) as T;
}
