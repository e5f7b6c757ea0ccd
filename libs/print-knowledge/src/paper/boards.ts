import type { KnowledgeTable } from '../figures/provenance.ts';
import { estimatedCaliper, millSheets } from './paper-sources.ts';

/** Board is sold by thickness; its weight depends on the mill. */
export interface Board {
  id: string;
  /** Thousandths of an inch. */
  points: number;
  gsmLow: number;
  gsmHigh: number;
}

const board = (points: number, gsmLow: number, gsmHigh = gsmLow): Board => ({
  id: `${points}pt`,
  points,
  gsmLow,
  gsmHigh,
});

export const boards: KnowledgeTable<Board> = {
  rows: [
    board(10, 220, 250),
    board(12, 270, 300),
    board(14, 310, 350),
    board(16, 400),
    board(18, 430),
    board(24, 570),
  ],
  columns: {
    points: { unit: 'pt', from: millSheets },
    gsmLow: { unit: 'gsm', from: millSheets },
    gsmHigh: { unit: 'gsm', from: millSheets },
  },
  exceptions: ['18pt', '24pt'].flatMap((row) =>
    (['points', 'gsmLow', 'gsmHigh'] as const).map((column) => ({ row, column, from: estimatedCaliper })),
  ),
};
