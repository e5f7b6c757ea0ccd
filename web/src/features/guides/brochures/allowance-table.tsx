import { foldAllowances, type FoldAllowance } from '@printpartner/print-knowledge/folding';
import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { Length } from '../../../ui/length.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';
import { FigureTable, type FigureColumn } from '../shell/figure-table.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { Subsection } from '../shell/subsection.tsx';

const { columns: sources, rows } = foldAllowances;
const notes = footnotesOf([sources.upToGsm?.from, sources.allowanceIn?.from, sources.scoring?.from]);

/** Fold allowance and scoring by stock weight. */
export function AllowanceTable() {
  return (
    <Subsection title="Fold allowance by stock" className="mt-6">
      <FigureTable caption="Fold allowance by stock" rows={rows} columns={columns} notes={notes} />
      <p className="type-note mt-2 text-ink-2">
        Fold with the grain: across the grain, coated stock and solid ink crack.
      </p>
    </Subsection>
  );
}

const columns: readonly FigureColumn<FoldAllowance>[] = [
  { id: 'stock', head: 'Stock', cell: ({ name }) => name },
  {
    id: 'weight',
    head: 'Weight',
    isFigure: true,
    cell: ({ upToGsm }) => (
      <>
        {Number.isFinite(upToGsm) ? `up to ${upToGsm} gsm` : 'heavier'}
        <Cite notes={notes} from={sources.upToGsm?.from} />
      </>
    ),
  },
  {
    id: 'allowance',
    head: 'Allowance',
    isFigure: true,
    cell: ({ allowanceIn }) => (
      <span className="whitespace-nowrap">
        <Length value={allowanceIn} />
        <Cite notes={notes} from={sources.allowanceIn?.from} />
      </span>
    ),
  },
  {
    id: 'scoring',
    head: 'Scoring',
    isSecondLine: true,
    cell: ({ scoring }) => (
      <>
        <TradeText>{scoring}</TradeText>
        <Cite notes={notes} from={sources.scoring?.from} />
      </>
    ),
  },
];
