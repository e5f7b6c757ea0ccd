import { specForms } from '@printpartner/contracts';
import type { PrintedSheet } from './sheet-pdf.ts';

/** Not allowed in file names of common systems. */
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|]+/g;

/** A sheet's file name, without an ending. Versions of a link have names of their own. */
export const printedName = ({ kind, title, version }: PrintedSheet): string =>
  `${(title || specForms[kind].sheetTitle).replaceAll(NOT_IN_FILE_NAMES, '-')}${version === undefined ? '' : ` v${version}`}`;
