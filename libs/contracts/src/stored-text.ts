// C0 and C1 controls and the byte-order mark, but not tab, line feed and carriage return.
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff]/g;

// They turn the direction of text, so that it shows something else than it says, and run on into the text beside it.
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

// All characters without a mark of their own, which can hide what a name says. Joiners (U+200C, U+200D) stay: emoji and
// several scripts need them.
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

/** Without lone surrogates, NUL and other control characters, which confuse Postgres, screens or readers. */
const withoutControls = (text: string): string =>
  // Word and InDesign put a vertical tab on the clipboard for a soft line break.
  text
    .toWellFormed()
    .replace(/[\u000b\u000c\u2028\u2029]|\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(BIDI_CONTROLS, '');

/** Several lines of text as they are stored: NFC, line ends as \n, without control characters. */
export const storedLines = (text: string): string => withoutControls(text).normalize('NFC');

/** One line of text as it is stored: also without invisible characters, trimmed, inner white space collapsed. */
export const storedLine = (text: string): string =>
  withoutControls(text).replace(INVISIBLE, '').normalize('NFC').replace(/\s+/g, ' ').trim();
