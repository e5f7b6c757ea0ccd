import { countText } from '../figures/number-text.ts';
import { productDocument, type Provenance } from '../figures/provenance.ts';
import { pressOf, type PressId } from './presses.ts';

/** Quantities at which the product's document recommends another press. */
export const runThresholds = { sheetfedFrom: 2500, webFrom: 50_000 } as const;

/** Start of the web's optimal runs: from here to the web threshold, both kinds of offset are worth a quote. */
export const webQuoteFrom = pressOf('web').run.from;

/** Start of sheetfed’s optimal runs: from here to the sheetfed threshold, digital and sheetfed are worth a quote. */
export const sheetfedQuoteFrom = pressOf('sheetfed').run.from;

const first = countText(runThresholds.sheetfedFrom);
const last = countText(runThresholds.webFrom);

/** Recommended press by quantity, as the product's document words it; shortest runs first. */
export const runAdvice: { rows: readonly { press: PressId; name: string; run: string }[]; from: Provenance } =
  {
    from: productDocument,
    rows: [
      { press: 'digital', name: 'Digital', run: `under ${first}` },
      { press: 'sheetfed', name: 'Sheetfed offset', run: `${first}–${last}` },
      { press: 'web', name: 'Web offset', run: `${last}+` },
    ],
  };
