import type { ReactNode } from 'react';
import { provenanceOf, type Provenance, type Footnotes } from '@printpartner/print-knowledge/figures';
import { caliperText } from '@printpartner/print-knowledge/measure';
import { paperWeights, type PaperWeight } from '@printpartner/print-knowledge/paper';
import { CostLevel } from '../shell/cost-level.tsx';
import type { FigureColumn } from '../shell/figure-table.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { Length } from '../../../ui/length.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';

/** Columns of the weight table. @param isDetailed adds type, description and mill range */
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
      head: head('Gloss', 'gloss'),
      isFigure: true,
      cell: (row) => figure(notes, row, 'gloss', caliper(row.gloss)),
    },
    {
      id: 'uncoated',
      head: head('Uncoated', 'uncoated'),
      isFigure: true,
      cell: (row) => figure(notes, row, 'uncoated', caliper(row.uncoated)),
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

const gsmText = ({ gsmLow, gsmHigh }: PaperWeight) => (
  <span className="whitespace-nowrap">{gsmLow === gsmHigh ? gsmLow : `${gsmLow}–${gsmHigh}`}</span>
);

const caliper = (inches: number | undefined) =>
  inches !== undefined && <Length value={inches} decimals={4} />;

/** Shows a source letter only if it differs from the column's. */
function figure(notes: Footnotes, row: PaperWeight, column: WeightFigure, shown: ReactNode) {
  if (shown === false) return <span className="text-ink-3">–</span>;
  const from = provenanceOf(paperWeights, row.id, column);
  return (
    <>
      {shown}
      {from !== paperWeights.columns[column]?.from && <Cite notes={notes} from={from} />}
    </>
  );
}

function Detail({ row, notes }: { row: PaperWeight; notes: Footnotes }) {
  const { id, description, thinnest, thickest, silk } = row;
  return (
    <span className="type-note mt-0.5 block text-ink-2">
      {description}. Mill range{' '}
      <TradeText>{`${caliperText(thinnest)}–${caliperText(thickest)} in`}</TradeText>
      {silk !== undefined && <TradeText>{`, ${caliperText(silk)} in silk`}</TradeText>}
      <Cite notes={notes} from={provenanceOf(paperWeights, id, 'thinnest')} />.
    </span>
  );
}

export type WeightFigure = 'gsmLow' | 'gsmHigh' | 'gloss' | 'uncoated' | 'thinnest' | 'usage' | 'costLevel';

const inTable: readonly WeightFigure[] = [
  'gsmLow',
  'gloss',
  'uncoated',
  'gsmHigh',
  'thinnest',
  'usage',
  'costLevel',
];

/** Sources of these rows, column sources first. */
export const weightSources = (rows: readonly PaperWeight[]): (Provenance | undefined)[] => [
  ...inTable.map((column) => paperWeights.columns[column]?.from),
  ...rows.flatMap((row) =>
    inTable
      .filter((column) => row[column] !== undefined)
      .map((column) => provenanceOf(paperWeights, row.id, column)),
  ),
];
