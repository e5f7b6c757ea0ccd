import { footnotesOf, provenanceOf, sourcesOf } from '@printpartner/print-knowledge/figures';
import { POINTS_IN_INCH } from '@printpartner/print-knowledge/measure';
import { boards, type Board } from '@printpartner/print-knowledge/paper';
import { FigureTable, type FigureColumn } from '../shell/figure-table.tsx';
import { Length } from '../../../ui/length.tsx';
import { Cite } from '../../../ui/source-notes.tsx';

const notes = footnotesOf(sourcesOf(boards, ['points', 'gsmLow']));

/** Boards by thickness; weight varies by mill. */
export function BoardTable() {
  return (
    <div className="mt-6 max-w-100">
      <h3 className="type-data font-semibold">C1S and C2S boards by thickness</h3>
      <FigureTable caption="Boards by thickness" columns={columns} rows={boards.rows} notes={notes} />
    </div>
  );
}

const columns: readonly FigureColumn<Board>[] = [
  { id: 'points', head: 'Board', cell: ({ points }) => `${points} pt` },
  {
    id: 'caliper',
    head: 'Thickness',
    isFigure: true,
    cell: ({ id, points }) => (
      <>
        <Length value={points / POINTS_IN_INCH} decimals={4} />
        <Cite notes={notes} from={provenanceOf(boards, id, 'points')} />
      </>
    ),
  },
  {
    id: 'gsm',
    head: 'gsm',
    isFigure: true,
    cell: ({ id, gsmLow, gsmHigh }) => (
      <>
        {gsmLow === gsmHigh ? `about ${gsmLow}` : `${gsmLow}–${gsmHigh}`}
        <Cite notes={notes} from={provenanceOf(boards, id, 'gsmLow')} />
      </>
    ),
  },
];
