import type { PdfErrorCode } from '../pdf/pdf-error.ts';

const EXPORT_AGAIN = 'Export the file again from the original program and check that it opens in Acrobat.';
const WITHOUT_PASSWORD =
  "Enter the password, or export the file without one. The printer can't open it either.";

/** The message and advice for a file that can't be opened. */
export const openErrors: Readonly<Record<PdfErrorCode, { message: string; advice: string }>> = {
  'not-a-pdf': {
    message: "The file can't be opened: it isn't a PDF, or it is too damaged to read.",
    advice: EXPORT_AGAIN,
  },
  'no-pages': {
    message: "The file can't be opened: it has no readable pages.",
    advice: EXPORT_AGAIN,
  },
  'password-needed': {
    message: "The file can't be opened without its password.",
    advice: WITHOUT_PASSWORD,
  },
  'unsupported-encryption': {
    message: "The file can't be opened: it is encrypted for specific people or by a rights server.",
    advice: "Export the file again without security. The printer can't open it either.",
  },
  limit: {
    message: "The file can't be opened: it is too large or complex to check.",
    advice: 'Export it in smaller parts and check that each opens in Acrobat.',
  },
  damaged: {
    message: "The file can't be opened: it is too damaged to read.",
    advice: EXPORT_AGAIN,
  },
};
