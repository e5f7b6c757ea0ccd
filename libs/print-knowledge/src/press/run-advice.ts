import { productDocument, type Provenance } from '../figures/provenance.ts';
import { pressOf, type PressId } from './presses.ts';

/** The run lengths at which the product's document changes its advice, in pieces. */
export const runThresholds = { sheetfedFrom: 2500, webFrom: 50_000 } as const;

/** From here to the web's own threshold both kinds of offset are worth a quote: the web's best runs begin here. */
export const webQuoteFrom = pressOf('web').run.from;

/** Pieces or sheets as they are written: `2,500`. */
export const countText = (count: number): string => count.toLocaleString('en-US');

const first = countText(runThresholds.sheetfedFrom);
const last = countText(runThresholds.webFrom);

/** Which press for how many pieces, in the words of the product's document; the shortest runs first. */
export const runAdvice: { rows: readonly { press: PressId; name: string; run: string }[]; from: Provenance } =
  {
    from: productDocument,
    rows: [
      { press: 'digital', name: 'Digital', run: `under ${first}` },
      { press: 'sheetfed', name: 'Sheetfed offset', run: `${first}–${last}` },
      { press: 'web', name: 'Web offset', run: `${last}+` },
    ],
  };
