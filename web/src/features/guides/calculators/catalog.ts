import type { ComponentType } from 'react';

export interface CatalogEntry<Id extends string = string> {
  /** Used in links: `/?calculators=<id>`. */
  id: Id;
  title: string;
  load: () => Promise<ComponentType>;
}

/** Every calculator, in the order of the rail. */
export const catalog = [
  {
    title: 'Paper',
    entries: [
      {
        id: 'stock-converter',
        title: 'Stock converter',
        load: async () => (await import('./stock-converter.tsx')).StockConverter,
      },
      {
        id: 'envelope-fit',
        title: 'Envelope fit',
        load: async () => (await import('./envelope-fit-calculator.tsx')).EnvelopeFitCalculator,
      },
    ],
  },
  {
    title: 'Pages and folds',
    entries: [
      {
        id: 'page-count',
        title: 'Page count',
        load: async () => (await import('./page-count-calculator.tsx')).PageCountCalculator,
      },
      {
        id: 'spine',
        title: 'Spine width',
        load: async () => (await import('./spine-calculator.tsx')).SpineCalculator,
      },
      {
        id: 'creep',
        title: 'Creep',
        load: async () => (await import('./creep-calculator.tsx')).CreepCalculator,
      },
      {
        id: 'saddle-bulk',
        title: 'Saddle bulk',
        load: async () => (await import('./saddle-bulk-calculator.tsx')).SaddleBulkCalculator,
      },
      {
        id: 'panel-widths',
        title: 'Panel widths',
        load: async () => (await import('./panel-widths/panel-width-calculator.tsx')).PanelWidthCalculator,
      },
    ],
  },
  {
    title: 'Press and price',
    entries: [
      {
        id: 'press-choice',
        title: 'Press choice',
        load: async () => (await import('./press-choice-calculator.tsx')).PressChoiceCalculator,
      },
      {
        id: 'sheets-out',
        title: 'Sheets out',
        load: async () => (await import('./sheets-out/sheets-out-calculator.tsx')).SheetsOutCalculator,
      },
      {
        id: 'price-range',
        title: 'Price range',
        load: async () => (await import('./price-range-calculator.tsx')).PriceRangeCalculator,
      },
    ],
  },
  {
    title: 'Mail',
    entries: [
      {
        id: 'mail-shape',
        title: 'Shape and class',
        load: async () => (await import('./mail/mail-shape-calculator.tsx')).MailShapeCalculator,
      },
      {
        id: 'mail-weight',
        title: 'Weight of a piece',
        load: async () => (await import('./mail/mail-weight-calculator.tsx')).MailWeightCalculator,
      },
      {
        id: 'mail-thickness',
        title: 'Thickness check',
        load: async () => (await import('./mail/mail-thickness-calculator.tsx')).MailThicknessCalculator,
      },
      {
        id: 'mail-tabs',
        title: 'Tab picker',
        load: async () => (await import('./mail/mail-tabs-calculator.tsx')).MailTabsCalculator,
      },
      {
        id: 'postage',
        title: 'Postage',
        load: async () => (await import('./mail/postage-calculator.tsx')).PostageCalculator,
      },
    ],
  },
] as const satisfies readonly { title: string; entries: readonly CatalogEntry[] }[];

export type CalculatorId = (typeof catalog)[number]['entries'][number]['id'];

export const catalogEntries = catalog.flatMap<CatalogEntry<CalculatorId>>(({ entries }) => [...entries]);

export const calculatorAddress = (id: CalculatorId): string => `?calculators=${id}`;

/** The first calculator for an unknown id. */
export const findCalculator = (id: string): CalculatorId =>
  catalogEntries.find((entry) => entry.id === id)?.id ?? 'stock-converter';
