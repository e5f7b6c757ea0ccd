import type { Provenance } from '@printpartner/print-knowledge/figures';
import { provenanceOf } from '@printpartner/print-knowledge/figures';
import { stocks } from '@printpartner/print-knowledge/paper';
import type { SheetStock } from '../job/sheet-job.ts';

/** Source of a stock's figure; of a stock that the guide doesn't list, the source of the column. */
export function stockSource(
  stock: SheetStock | undefined,
  figure: 'gsm' | 'caliperIn',
): Provenance | undefined {
  const id = stocks.rows.find(({ name }) => name === stock?.name)?.id ?? '';
  return stock && provenanceOf(stocks, id, figure);
}
