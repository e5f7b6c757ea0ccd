import { z } from 'zod';

// C0 and C1 controls and the byte-order mark, but not tab, line feed and carriage return.
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff]/g;

/** Removes what Postgres or a screen cannot hold: lone surrogates, NUL and other control characters. */
function wellFormed(text: string): string {
  // A vertical tab is the soft line break that Word and InDesign put on the clipboard.
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\u000b\u000c\u2028\u2029]|\r\n?/g, '\n')
    .replace(CONTROLS, '');
}

/** One line of text: NFC, trimmed, inner white space collapsed; at most `max` characters after that. */
export function lineOfText(max: number) {
  return z
    .string()
    .overwrite((text) => wellFormed(text).replace(/\s+/g, ' ').trim())
    .max(max, `Must be at most ${max} characters`);
}

/** Several lines of text: NFC, line ends as \n; at most `max` characters after that. */
export function linesOfText(max: number) {
  return z.string().overwrite(wellFormed).max(max, `Must be at most ${max} characters`);
}

/** A field that a client may clear with null or ''; left out, it stays as it is. */
export function clearable<T extends z.ZodType<string, string>>(text: T) {
  return text
    .nullable()
    .transform((value) => value ?? '')
    .optional();
}

/** The text, or '' for none; complains in the text's own words. */
export function emptyOr(text: z.ZodType<string, string>) {
  return z.string().superRefine((value, ctx) => {
    const issues = value === '' ? [] : (text.safeParse(value).error?.issues ?? []);
    for (const { message } of issues) ctx.addIssue({ code: 'custom', message });
  });
}
