import { caliperText } from '@printpartner/print-knowledge/measure';
import type { BookStock } from './book-papers.ts';

/** `0.0045 in`, `0.1 mm`, `1/222 in`. */
export const stockCaliper = ({ stock, measured }: BookStock): string =>
  measured?.text ?? `${caliperText(stock.caliperIn)} in`;

/** A caliper in a working in inches, exact: `0.0045`, `0.1 ÷ 25.4`, `2 ÷ 444`. */
export const caliperFactor = ({ stock, measured }: BookStock): string =>
  measured?.factor ?? caliperText(stock.caliperIn);

/** The same to divide by. */
export function caliperDivisor(stock: BookStock): string {
  const factor = caliperFactor(stock);
  return factor.includes(' ') ? `(${factor})` : factor;
}

/** The text block of a book as a working in inches: `200 ÷ 2 × 0.0045`, `300 ÷ 444`. */
export const blockWorking = (pages: number, body: BookStock): string =>
  body.measured?.ppi === undefined
    ? `${pages} ÷ 2 × ${caliperFactor(body)}`
    : `${pages} ÷ ${body.measured.ppi}`;

/** The same in a sentence: `100 leaves × 0.0045 in`, `300 pages ÷ 444 per inch`. */
export const blockText = (pages: number, body: BookStock): string =>
  body.measured?.ppi === undefined
    ? `${pages / 2} leaves × ${stockCaliper(body)}`
    : `${pages} pages ÷ ${body.measured.ppi} per inch`;

/** `100# silk cover`, `10 pt C1S cover`. */
export const coverName = ({ stock: { name } }: BookStock): string =>
  name.endsWith('cover') ? name : `${name} cover`;
