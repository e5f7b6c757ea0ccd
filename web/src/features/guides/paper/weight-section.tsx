import { useState } from 'react';
import { productDocument } from '@printpartner/print-knowledge/figures';
import { millTolerance, paperWeights } from '@printpartner/print-knowledge/paper';
import { FigureTable } from '../shell/figure-table.tsx';
import { footnotesOf } from '../shell/footnotes.ts';
import { Cite, SourceNotes } from '../shell/source-notes.tsx';
import { BoardTable } from './board-table.tsx';
import { GradeTable } from './grade-table.tsx';
import { weightColumns } from './weight-columns.tsx';
import { weightSources } from './weight-figures.ts';

/** The sixteen papers; at first the five that every printer has. */
export function WeightSection() {
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? paperWeights.rows : paperWeights.rows.filter(({ isHouseStock }) => isHouseStock);
  const notes = footnotesOf([...weightSources(rows, isWhole), productDocument, millTolerance.from]);
  return (
    <>
      <FigureTable caption="Papers by weight" columns={weightColumns(notes, isWhole)} rows={rows} />
      {isWhole && (
        <>
          <BoardTable notes={notes} />
          <GradeTable notes={notes} />
        </>
      )}
      <button
        type="button"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
        className="touch-target type-data type-link mt-3"
      >
        {isWhole ? 'Show fewer' : `Show all ${paperWeights.rows.length}`}
      </button>
      <p className="type-data mt-3 text-pretty">
        Postcards need at least 100# cover or 14 pt (USPS thickness); 80# cover only for folded mailers.
        <Cite notes={notes} from={productDocument} /> 100# text is lighter than 80# cover, and “110#
        cardstock” is index: pounds compare only within a grade.
      </p>
      <p className="type-data mt-3">
        Mills hold weight and caliper to ±{millTolerance.share * 100} %
        <Cite notes={notes} from={millTolerance.from} />.
      </p>
      <SourceNotes notes={notes} className="mt-3" />
      <p className="type-data mt-3 font-semibold text-fail">
        Additional stocks and weights are available from a local printer.
      </p>
    </>
  );
}
