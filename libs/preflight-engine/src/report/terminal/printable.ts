import { stripVTControlCharacters } from 'node:util';

/** Longer than any honest name or sentence. */
const LONGEST = 600;

/**
 * A text in which nothing can drive a terminal: no escape sequences, no control characters, nothing
 * that turns the direction of writing, no half of a surrogate pair, and all on one line.
 */
export function printable(text: string): string {
  const oneLine = stripVTControlCharacters(text).replace(/[\s\u0085]/g, ' ');
  const harmless = oneLine
    .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u{e0000}-\u{e0fff}]/gu, '')
    .replace(/ +/g, ' ');
  return harmless.length > LONGEST ? `${harmless.slice(0, LONGEST).trimEnd()}…` : harmless;
}

/** The same value with every text in it printable, however deep. */
export function allPrintable<T>(value: T): T {
  if (typeof value === 'string') return printable(value) as T;
  if (Array.isArray(value)) return value.map(allPrintable) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, allPrintable(part)])) as T;
}
