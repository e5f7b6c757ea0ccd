import {
  basisArea,
  conversionSource,
  grades,
  GSM_CONSTANT,
  type Grade,
} from '@printpartner/print-knowledge/paper';
import { footnotesOf, rounded } from '@printpartner/print-knowledge/figures';
import { FigureTable, type FigureColumn } from '../shell/figure-table.tsx';
import { Cite } from '../../../ui/source-notes.tsx';

const notes = footnotesOf([conversionSource]);

/** Conversion factors of each grade, with its basis sheet. */
export function GradeTable() {
  return (
    <div className="mt-6">
      <h3 className="type-data font-semibold">Conversion factors by grade</h3>
      <FigureTable caption="Conversion factors by grade" columns={columns} rows={grades} notes={notes} />
    </div>
  );
}

const columns: readonly FigureColumn<Grade>[] = [
  {
    id: 'grade',
    head: 'Grade',
    cell: ({ name, alsoFor }) => (
      <>
        {name}
        <span className="type-note block text-ink-3">{alsoFor}</span>
      </>
    ),
  },
  {
    id: 'sheet',
    head: (
      <>
        Basis sheet, in
        <Cite notes={notes} from={conversionSource} />
      </>
    ),
    isFigure: true,
    cell: ({ basisHeight, basisWidth }) => `${basisHeight} × ${basisWidth}`,
  },
  {
    id: 'gsm',
    head: (
      <>
        gsm per lb
        <Cite notes={notes} from={conversionSource} />
      </>
    ),
    isFigure: true,
    cell: ({ id }) => rounded(GSM_CONSTANT / basisArea(id), 4),
  },
  {
    id: 'pounds',
    head: (
      <>
        lb per gsm
        <Cite notes={notes} from={conversionSource} />
      </>
    ),
    isFigure: true,
    cell: ({ id }) => rounded(basisArea(id) / GSM_CONSTANT, 5),
  },
];
