import { z } from 'zod';
import { storedLine, storedLines } from './stored-text.ts';

/** One line of text, at most `max` characters as it is stored. */
export function lineOfText(max: number) {
  return z.string().overwrite(storedLine).max(max, `Must be at most ${max} characters`);
}

/** Several lines of text, at most `max` characters as they are stored. */
export function linesOfText(max: number) {
  return z.string().overwrite(storedLines).max(max, `Must be at most ${max} characters`);
}

/** '' or the text; reports the text's own issues. */
export function emptyOr(text: z.ZodType<string, string>) {
  return z.string().superRefine((value, ctx) => {
    const issues = value === '' ? [] : (text.safeParse(value).error?.issues ?? []);
    for (const { message } of issues) ctx.addIssue({ code: 'custom', message });
  });
}
