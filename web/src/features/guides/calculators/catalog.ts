export interface CatalogEntry {
  /** What `/?calculators=<id>` opens. */
  id: CalculatorId;
  title: string;
}

export type CalculatorId =
  | 'stock-converter'
  | 'envelope-fit'
  | 'page-count'
  | 'spine'
  | 'creep'
  | 'saddle-bulk'
  | 'panel-widths'
  | 'press-choice'
  | 'sheets-out'
  | 'price-range'
  | 'mail-shape'
  | 'mail-weight'
  | 'mail-thickness'
  | 'mail-tabs'
  | 'postage';

interface CatalogGroup {
  title: string;
  entries: readonly CatalogEntry[];
}

/** Every calculator, in the order of the rail. */
export const catalog: readonly CatalogGroup[] = [
  {
    title: 'Paper',
    entries: [
      { id: 'stock-converter', title: 'Stock converter' },
      { id: 'envelope-fit', title: 'Envelope fit' },
    ],
  },
  {
    title: 'Pages and folds',
    entries: [
      { id: 'page-count', title: 'Page count' },
      { id: 'spine', title: 'Spine width' },
      { id: 'creep', title: 'Creep' },
      { id: 'saddle-bulk', title: 'Saddle bulk' },
      { id: 'panel-widths', title: 'Panel widths' },
    ],
  },
  {
    title: 'Press and price',
    entries: [
      { id: 'press-choice', title: 'Press choice' },
      { id: 'sheets-out', title: 'Sheets out' },
      { id: 'price-range', title: 'Price range' },
    ],
  },
  {
    title: 'Mail',
    entries: [
      { id: 'mail-shape', title: 'Shape and class' },
      { id: 'mail-weight', title: 'Weight of a piece' },
      { id: 'mail-thickness', title: 'Thickness check' },
      { id: 'mail-tabs', title: 'Tab picker' },
      { id: 'postage', title: 'Postage' },
    ],
  },
];

export const catalogEntries: readonly CatalogEntry[] = catalog.flatMap(({ entries }) => entries);

/** The address that opens one. */
export const calculatorAddress = (id: CalculatorId): string => `?calculators=${id}`;

/** The first one for a name that there is not. */
export const findCalculator = (id: string): CalculatorId =>
  catalogEntries.find((entry) => entry.id === id)?.id ?? 'stock-converter';
