/** Characters of a quote, with its ellipsis. */
const MAX_LENGTH = 60;
/** Characters decoded for it: blanks and what can't be shown are dropped. */
const MAX_READ = 240;
const UNKNOWN = '\ufffd';
/** Stands for characters that can't be decoded. */
const MISSING = '…';
/** A quote with more unknown characters than this share says too little. */
const MAX_UNKNOWN = 0.2;
/** Characters that have no meaning outside their font, control what is around them, or are no characters. */
const UNREADABLE = /[\ufffd\p{Co}\p{Cn}]/gu;
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Bidi_Control}\u{e0000}-\u{e0fff}]/gu;
/** Characters that no normalization changes, which most texts consist of. */
const PLAIN = /^[ -~]*$/;
const PLAIN_LETTER = /[A-Za-z\d]/;

/**
 * The first words of a text in a file, safe to show anywhere: on one line, without control and bidirectional
 * characters, cut to 60 characters. Undefined if the file doesn't say which characters they are.
 *
 * @param texts in painting order, with U+FFFD for unknown characters
 */
export function quoteOf(texts: readonly (() => string)[]): string | undefined {
  const readable = readableOf(texts);
  const unknown = readable.split(UNKNOWN).length - 1;
  const whole = readable.replaceAll(/^[\ufffd\s]+|[\ufffd\s]+$/g, '');
  const words = whole
    .replaceAll(/\ufffd+/g, MISSING)
    .replace(/\s+/gu, ' ')
    .replace(UNSAFE, '')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(words) || unknown > words.length * MAX_UNKNOWN) return undefined;
  if (words.length <= MAX_LENGTH) return words;
  const cut = words.slice(0, MAX_LENGTH - 1).replace(/[\ud800-\udbff]$/, '');
  // Not within a word, unless it is very long.
  return `${cut.replace(/(?<=.{30})\s\S*$/u, '').trimEnd()}…`;
}

/** Whether a text is only bullets, dashes or other signs, which nobody reads. A single unknown character is likely one. */
export function isWithoutLetters(texts: readonly (() => string)[]): boolean {
  // Most texts begin with a letter, so that the others needn't be decoded.
  if (PLAIN_LETTER.test(texts[0]?.() ?? '')) return false;
  const readable = readableOf(texts);
  if (readable.trim() === UNKNOWN) return true;
  return !readable.includes(UNKNOWN) && !/[\p{L}\p{N}]/u.test(readable);
}

/** The beginning of a text, with U+FFFD for what can't be read. */
function readableOf(texts: readonly (() => string)[]): string {
  let read = '';
  for (const text of texts) {
    if (read.length > MAX_READ) break;
    read += text();
  }
  return PLAIN.test(read) ? read : read.normalize('NFKC').toWellFormed().replace(UNREADABLE, UNKNOWN);
}
