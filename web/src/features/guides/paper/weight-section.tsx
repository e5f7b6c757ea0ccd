import { productDocument, footnotesOf, provenanceOf, sourcesOf } from '@printpartner/print-knowledge/figures';
import { largeFrom, mailShape, mailShapes } from '@printpartner/print-knowledge/mail';
import { millTolerance, paperWeights, boards, type Board } from '@printpartner/print-knowledge/paper';
import { POINTS_IN_INCH } from '@printpartner/print-knowledge/measure';
import { FigureTable, type FigureColumn } from '../shell/figure-table.tsx';
import { Length, Size } from '../../../ui/length.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';
import { useFold } from '../../../ui/use-fold.ts';
import { GradeTable } from './grade-table.tsx';
import { weightColumns, weightSources } from './weight-columns.tsx';

const letter = mailShape('letter');
const largeCards = provenanceOf(mailShapes, 'letter', 'minThicknessLarge');

/** Papers by weight: the house stocks first, all sixteen on request. */
export function WeightSection() {
  const [showsAll, toggle] = useFold();
  const rows = showsAll ? paperWeights.rows : paperWeights.rows.filter(({ isHouseStock }) => isHouseStock);
  const notes = footnotesOf([...weightSources(rows), productDocument, largeCards, millTolerance.from]);
  return (
    <>
      <FigureTable caption="Papers by weight" columns={weightColumns(notes, showsAll)} rows={rows} />
      {showsAll && (
        <>
          <BoardTable />
          <GradeTable />
        </>
      )}
      <button
        type="button"
        aria-expanded={showsAll}
        onClick={toggle}
        className="touch-target type-data type-link mt-3"
      >
        {showsAll ? 'Show fewer' : `Show all ${paperWeights.rows.length}`}
      </button>
      <p className="type-data mt-3 text-pretty">
        Our rule: postcards need at least 100# cover or 14 pt; 80# cover only for folded mailers.
        <Cite notes={notes} from={productDocument} /> USPS sets a thickness, not a weight: at least{' '}
        <Length value={letter.minThickness} decimals="all" /> up to{' '}
        <Size sides={[largeFrom.height, largeFrom.length]} />,{' '}
        <Length value={letter.minThicknessLarge} decimals="all" /> above
        <Cite notes={notes} from={largeCards} />, so 100# gloss cover is enough only for small cards. 100#
        text is lighter than 80# cover, and “110# cardstock” is index: compare pounds only within a grade.
      </p>
      <p className="type-data mt-3">
        Mill tolerance for weight and caliper: ±{millTolerance.share * 100}%
        <Cite notes={notes} from={millTolerance.from} />.
      </p>
      <SourceNotes notes={notes} className="mt-3" />
      <p className="type-data mt-3 font-semibold text-fail">
        Additional stocks and weights are available from a local printer.
      </p>
    </>
  );
}

const notes = footnotesOf(sourcesOf(boards, ['points', 'gsmLow']));

/** Boards by thickness; weight varies by mill. */
function BoardTable() {
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
