import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { basisTextWeights, inPounds, stockWeights } from '@printpartner/print-knowledge/production';
import { FactList } from '../shell/fact-card.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { TradeNote } from '../shell/trade-note.tsx';

const from = stockWeights.columns.fromGsm?.from;

const notes = footnotesOf([from]);

/** Cover and text weights in gsm, with US text weights. */
export function StockWeightsTable() {
  const { fromLb, toLb, fromGsm, toGsm } = basisTextWeights;
  return (
    <>
      <FactList
        notes={notes}
        facts={stockWeights.rows.map((row) => ({
          label: row.name,
          value: (
            <span className="font-semibold">
              {row.fromGsm}–{row.toGsm} gsm
              <Cite notes={notes} from={from} /> ({inPounds(row).fromLb}#–{inPounds(row).toLb}# {row.id})
            </span>
          ),
        }))}
      />
      <TradeNote from={basisTextWeights.from} className="mt-2">
        House figures. Paper By Weight lists {fromLb}#–{toLb}# text, which is {fromGsm}–{toGsm} gsm: order by
        pounds and gsm.
      </TradeNote>
    </>
  );
}
