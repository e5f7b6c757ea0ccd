import type { PdfErrorCode } from '../pdf/pdf-error.ts';

const exportAgain =
  'Export the file again from the program that made it, and check that it opens in Acrobat.';
const withoutPassword =
  'Enter the password, or export the file without one: a printer cannot open it either.';

/** What the maker of a file is told where it does not open, and what to do. */
export const whyUnopened: Readonly<Record<PdfErrorCode, { message: string; advice: string }>> = {
  'not-a-pdf': {
    message: 'The file cannot be opened: it is no PDF, or too damaged to be read as one.',
    advice: exportAgain,
  },
  'no-pages': {
    message: 'The file cannot be opened: no pages can be found in it.',
    advice: exportAgain,
  },
  'password-needed': {
    message: 'The file cannot be opened without its password.',
    advice: withoutPassword,
  },
  'unsupported-encryption': {
    message: 'The file cannot be opened: it is locked to certain people or to a server.',
    advice: 'Export the file again without security: a printer cannot open it either.',
  },
  limit: {
    message: 'The file cannot be opened: it holds more than can be looked at.',
    advice: 'Export it again in parts, and check that each opens in Acrobat.',
  },
  damaged: {
    message: 'The file cannot be opened: it is too damaged to be read.',
    advice: exportAgain,
  },
};
