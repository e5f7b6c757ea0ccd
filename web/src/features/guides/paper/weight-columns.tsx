import { provenanceOf } from '@printpartner/print-knowledge/figures';
import { paperWeights, type PaperWeight } from '@printpartner/print-knowledge/paper';
import { CostLevel } from '../shell/cost-level.tsx';
import type { FigureColumn } from '../shell/figure-table.tsx';
import type { Footnotes } from '../shell/footnotes.ts';
import { Cite } from '../shell/source-notes.tsx';
import type { WeightFigure } from './weight-figures.ts';

/** Columns of the papers by weight. @param isDetailed with type, description and what mills make */
export function weightColumns(notes: Footnotes, isDetailed: boolean): readonly FigureColumn<PaperWeight>[] {
  const head = (text: string, column: WeightFigure) => (
    <span className="md:whitespace-nowrap">
      {text}
      <Cite notes={notes} from={paperWeights.columns[column]?.from} />
    </span>
  );
  return [
    {
      id: 'weight',
      head: 'Weight',
      cell: ({ weight, type }) => (
        <>
          {weight}
          {isDetailed && <span className="type-note block text-ink-3">{type}</span>}
        </>
      ),
    },
    {
      id: 'gsm',
      head: head('gsm', 'gsmLow'),
      isFigure: true,
      cell: (row) => figure(notes, row, 'gsmHigh', gsmText(row)),
    },
    {
      id: 'gloss',
      head: head('Gloss, in', 'gloss'),
      isFigure: true,
      cell: (row) => figure(notes, row, 'gloss', row.gloss?.toFixed(4)),
    },
    {
      id: 'uncoated',
      head: head('Uncoated, in', 'uncoated'),
      isFigure: true,
      cell: (row) => figure(notes, row, 'uncoated', row.uncoated?.toFixed(4)),
    },
    {
      id: 'use',
      head: head('Use', 'usage'),
      isSecondLine: true,
      cell: (row) => (
        <>
          {row.usage}
          {isDetailed && <Detail row={row} notes={notes} />}
        </>
      ),
    },
    {
      id: 'cost',
      head: head('Cost', 'costLevel'),
      cell: ({ costLevel }) => <CostLevel level={costLevel} />,
    },
  ];
}

const gsmText = ({ gsmLow, gsmHigh }: PaperWeight) =>
  gsmLow === gsmHigh ? String(gsmLow) : `${gsmLow}–${gsmHigh}`;

/** A letter only where one row's figure comes from elsewhere than its column. */
function figure(notes: Footnotes, row: PaperWeight, column: WeightFigure, text: string | undefined) {
  if (text === undefined) return <span className="text-ink-3">–</span>;
  const from = provenanceOf(paperWeights, row.id, column);
  return (
    <span className="whitespace-nowrap">
      {text}
      {from !== paperWeights.columns[column]?.from && <Cite notes={notes} from={from} />}
    </span>
  );
}

function Detail({ row, notes }: { row: PaperWeight; notes: Footnotes }) {
  const { id, description, thinnest, thickest, silk } = row;
  return (
    <span className="type-note mt-0.5 block text-ink-2">
      {description}. Made{' '}
      <span className="whitespace-nowrap">
        {thinnest.toFixed(4)}–{thickest.toFixed(4)} in
      </span>{' '}
      thick{silk !== undefined && `, ${silk.toFixed(4)} in silk`}
      <Cite notes={notes} from={provenanceOf(paperWeights, id, 'thinnest')} />.
    </span>
  );
}
