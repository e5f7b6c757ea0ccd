import type { Provenance } from '@printpartner/print-knowledge/figures';
import { americanTextWeights, stockWeights } from '@printpartner/print-knowledge/production';
import { FactList } from '../shell/fact-card.tsx';
import type { Footnotes } from '../shell/footnotes.ts';
import { Cite } from '../shell/source-notes.tsx';
import { TradeNote } from '../shell/trade-note.tsx';

const from = stockWeights.columns.fromGsm?.from;

export const stockWeightSources: readonly Provenance[] = from ? [from] : [];

/** Weights of cover and text, and what American names of text stock weigh. */
export function StockWeightsTable({ notes }: { notes: Footnotes }) {
  const { fromLb, toLb, fromGsm, toGsm } = americanTextWeights;
  return (
    <>
      <FactList
        facts={stockWeights.rows.map((row) => ({
          label: row.name,
          value: (
            <span className="font-semibold">
              {row.fromGsm}–{row.toGsm} gsm
              <Cite notes={notes} from={from} />
            </span>
          ),
        }))}
      />
      <TradeNote from={americanTextWeights.from} className="mt-2">
        American shops name text stock in pounds: {fromLb}# to {toLb}# text weighs {fromGsm}–{toGsm} gsm.
        Quote both units.
      </TradeNote>
    </>
  );
}
