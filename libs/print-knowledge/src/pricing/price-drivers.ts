import type { KnowledgeTable, Provenance } from '../figures/provenance.ts';
import { marketSurvey, pricePractice } from './price-sources.ts';

/** A factor that changes a price, in percent. */
export interface PriceDriver {
  id: 'rush' | 'custom-size' | 'local-shop' | 'age';
  lowPercent: number;
  highPercent: number;
}

export const priceDrivers = {
  rows: [
    { id: 'rush', lowPercent: 25, highPercent: 100 },
    { id: 'custom-size', lowPercent: 15, highPercent: 40 },
    { id: 'local-shop', lowPercent: 30, highPercent: 100 },
    { id: 'age', lowPercent: 3, highPercent: 5 },
  ],
  columns: {
    lowPercent: { unit: '%', from: pricePractice },
    highPercent: { unit: '%', from: pricePractice },
  },
} as const satisfies KnowledgeTable<PriceDriver>;

/** Variation of local prices around a model, ±. */
export interface PriceUncertainty {
  id: 'surveyed' | 'other';
  percent: number;
}

export const priceUncertainty = {
  rows: [
    { id: 'surveyed', percent: 25 },
    { id: 'other', percent: 40 },
  ],
  columns: { percent: { unit: '%', from: pricePractice } },
} as const satisfies KnowledgeTable<PriceUncertainty>;

/** `25–100%`. */
export function addedPercent(id: PriceDriver['id']): string {
  const { lowPercent, highPercent } = driverOf(id);
  return `${lowPercent}–${highPercent}%`;
}

function driverOf(id: PriceDriver['id']): PriceDriver {
  const driver = priceDrivers.rows.find((row) => row.id === id);
  if (!driver) throw new Error(`Unknown price driver: ${id}`);
  return driver;
}

/** A driver as factors: `1.3–2 times`. */
function timesText(id: PriceDriver['id']): string {
  const { lowPercent, highPercent } = driverOf(id);
  return `${1 + lowPercent / 100}–${1 + highPercent / 100} times`;
}

/** Price drivers of a price from this source. */
export function driversOf(from: Provenance): string[] {
  const all = [
    'Stock, coating and ink coverage',
    `Turnaround: rush adds ${addedPercent('rush')}`,
    `Printer: a local shop with proofs and service charges ${timesText('local-shop')} the middle price`,
    `Size: a custom size that doesn’t fill the sheet adds ${addedPercent('custom-size')}`,
  ];
  const isSurvey = from.date === marketSurvey.date;
  return isSurvey
    ? [...all, `Date: prices are from Feb 2026; add ${addedPercent('age')} for late 2026`]
    : all;
}

/** Uncertainty of prices from this source, ± percent. */
export function uncertaintyOf(from: Provenance): number {
  const [surveyed, other] = priceUncertainty.rows;
  return from.date === marketSurvey.date ? surveyed.percent : other.percent;
}
