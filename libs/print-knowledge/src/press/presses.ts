import { type KnowledgeTable, productDocument, tradePractice } from '../figures/provenance.ts';

export type PressId = 'sheetfed' | 'web' | 'digital';

/** A range; no `to` means no upper limit. */
export interface Span {
  from: number;
  to?: number;
}

/** Sheet size as it runs: across × around the cylinder, inches. */
export interface SheetSize {
  acrossIn: number;
  aroundIn: number;
}

export interface Press {
  id: PressId;
  name: string;
  largestSheet?: SheetSize;
  smallestSheet?: SheetSize;
  /** Roll width, inches. */
  webWidth?: Span;
  weight: Required<Span>;
  /** Registration tolerance, ± mm. */
  registrationMm: number;
  sheetsPerHour?: Required<Span>;
  feetPerMinute?: Required<Span>;
  resolution?: Required<Span>;
  run: Span;
}

export type PressFigure = Exclude<keyof Press, 'id' | 'name'>;

/** The three press types and their capabilities. */
export const presses: KnowledgeTable<Press> = {
  rows: [
    {
      id: 'sheetfed',
      name: 'Sheetfed',
      largestSheet: { acrossIn: 40, aroundIn: 28 },
      smallestSheet: { acrossIn: 8.5, aroundIn: 11 },
      weight: { from: 60, to: 600 },
      registrationMm: 0.1,
      sheetsPerHour: { from: 8000, to: 18_000 },
      run: { from: 500, to: 50_000 },
    },
    {
      id: 'web',
      name: 'Web',
      webWidth: { from: 8.5, to: 78 },
      weight: { from: 45, to: 200 },
      registrationMm: 0.2,
      feetPerMinute: { from: 500, to: 3000 },
      run: { from: 10_000 },
    },
    {
      id: 'digital',
      name: 'Digital',
      largestSheet: { acrossIn: 13, aroundIn: 19 },
      smallestSheet: { acrossIn: 4, aroundIn: 6 },
      weight: { from: 60, to: 350 },
      registrationMm: 0.5,
      resolution: { from: 600, to: 2400 },
      run: { from: 1, to: 2500 },
    },
  ],
  columns: {
    largestSheet: { unit: 'in', from: productDocument },
    smallestSheet: { unit: 'in', from: productDocument },
    webWidth: { unit: 'in', from: productDocument },
    weight: { unit: 'gsm', from: productDocument },
    registrationMm: { unit: 'mm', from: productDocument },
    sheetsPerHour: { unit: 'sheets per hour', from: productDocument },
    feetPerMinute: { unit: 'feet per minute', from: productDocument },
    resolution: { unit: 'dpi', from: tradePractice },
    run: { unit: 'pieces', from: productDocument },
  },
  exceptions: [{ row: 'digital', column: 'registrationMm', from: tradePractice }],
};

export function pressOf(id: PressId): Press {
  const press = presses.rows.find((row) => row.id === id);
  if (!press) throw new Error(`Unknown press: ${id}`);
  return press;
}
