import { z } from 'zod';

// C0 and C1 controls and the byte-order mark, but not tab, line feed and carriage return.
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff]/g;

// They turn the direction of text, so that it shows something else than it says, and run on into the text beside it.
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

// All characters without a mark of their own, which can hide what a name says. Joiners (U+200C, U+200D) stay: emoji and
// several scripts need them.
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

/** Removes lone surrogates, NUL and other control characters, which confuse Postgres, screens or readers. */
function wellFormed(text: string): string {
  // Word and InDesign put a vertical tab on the clipboard for a soft line break.
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\u000b\u000c\u2028\u2029]|\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(BIDI_CONTROLS, '');
}

/** One line of text: NFC, without invisible characters, trimmed, inner white space collapsed; at most `max` characters after that. */
export function lineOfText(max: number) {
  return z
    .string()
    .overwrite((text) => wellFormed(text).replace(INVISIBLE, '').replace(/\s+/g, ' ').trim())
    .max(max, `Must be at most ${max} characters`);
}

/** Several lines of text: NFC, without controls of direction, line ends as \n; at most `max` characters after that. */
export function linesOfText(max: number) {
  return z.string().overwrite(wellFormed).max(max, `Must be at most ${max} characters`);
}

/** A field that a client clears with null or '' and leaves unchanged by omitting it. */
export function clearable<T extends z.ZodType<string, string>>(text: T) {
  return text
    .nullable()
    .transform((value) => value ?? '')
    .optional();
}

/** '' or the text; reports the text's own issues. */
export function emptyOr(text: z.ZodType<string, string>) {
  return z.string().superRefine((value, ctx) => {
    const issues = value === '' ? [] : (text.safeParse(value).error?.issues ?? []);
    for (const { message } of issues) ctx.addIssue({ code: 'custom', message });
  });
}
