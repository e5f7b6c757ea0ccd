import type { Sheet } from '../fields/index.ts';
import { mailBody, mailSubject } from './mail-text.ts';

/**
 * The longest mailto address, in characters, that browsers pass on to mail programs. RFC 6068 sets no limit, Windows
 * does. Published figures, all read in November 2026:
 * - 2,083 characters in a URL (Microsoft Support 208427, “Maximum URL length is 2,083 characters in Internet
 *   Explorer”); 2,081 through ShellExecute on Windows 10 (electron/electron issue 9987, 2017).
 * - 2,046 characters in Chrome on Windows, above which the mail program doesn't open (Chromium issue 727909, quoted in
 *   electron/electron issue 40776, 2023).
 * - 2,008 characters in Firefox 32 (Stack Overflow, “Effective maximum mailto: body lengths”, whose reader of 2022
 *   found Chrome to fail “right around 2000”).
 *
 * 2,000 is below all of them. We tried no mail program ourselves.
 */
export const MAX_MAILTO = 2_000;

export interface Mailto {
  href: string;
  /** Characters of the address. */
  length: number;
  /** The mail program may not open, or may get a part of the text: offer another way. */
  isTooLong: boolean;
}

/** The address that opens a sheet's email in the user's mail program, by RFC 6068, without a recipient. */
export function mailtoOf(sheet: Sheet): Mailto {
  const href = `mailto:?subject=${encoded(mailSubject(sheet))}&body=${encoded(mailBody(sheet))}`;
  return { href, length: href.length, isTooLong: href.length > MAX_MAILTO };
}

/** Percent-encoded UTF-8 with line breaks as %0D%0A: RFC 6068, section 5. Half a surrogate pair has no UTF-8. */
const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed().replace(/\r\n?|\n/g, '\r\n'));
