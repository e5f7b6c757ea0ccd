import { provenanceOf, type Provenance } from '@printpartner/print-knowledge/figures';
import { stocks } from '@printpartner/print-knowledge/paper';
import type { SheetPart, SheetStock } from '../job/sheet-job.ts';

/** Weight of a part's paper, which may be known without its finish. */
export const gsmOf = ({ stock, gsm }: Pick<SheetPart, 'stock' | 'gsm'>): number | undefined =>
  stock?.gsm ?? gsm;

export const gsmSource = (part: SheetPart | undefined): Provenance | undefined =>
  part && gsmOf(part) !== undefined ? sourceOf(part.stock, 'gsm') : undefined;

export const caliperSource = (stock: SheetStock | undefined): Provenance | undefined =>
  stock && sourceOf(stock, 'caliperIn');

/** Source of a stock's figure; of a stock that the guide doesn't list, the source of the column. */
function sourceOf(stock: SheetStock | undefined, figure: 'gsm' | 'caliperIn'): Provenance | undefined {
  const id = stocks.rows.find(({ name }) => name === stock?.name)?.id ?? '';
  return provenanceOf(stocks, id, figure);
}
