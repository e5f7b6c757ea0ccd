import { provenanceOf, type Provenance } from '@printpartner/print-knowledge/figures';
import { boards, paperWeights, type PaperWeight } from '@printpartner/print-knowledge/paper';

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

/** Where the figures of these rows come from, those of the columns first. */
export function weightSources(rows: readonly PaperWeight[], withBoards: boolean): Provenance[] {
  const found = [
    ...inTable.map((column) => paperWeights.columns[column]?.from),
    ...rows.flatMap((row) =>
      inTable
        .filter((column) => row[column] !== undefined)
        .map((column) => provenanceOf(paperWeights, row.id, column)),
    ),
    ...(withBoards ? boards.rows.map(({ id }) => provenanceOf(boards, id, 'gsmLow')) : []),
  ];
  return found.filter((from) => from !== undefined);
}
