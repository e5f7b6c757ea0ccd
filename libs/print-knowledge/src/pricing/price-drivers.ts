import type { KnowledgeTable, Provenance } from '../figures/provenance.ts';
import { marketSurvey, pricePractice } from './price-sources.ts';

/** What moves a price, as parts of it. */
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

/** How far the prices of one place and season stand off a model, either way. */
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

/** `25–100 %`. */
export function percentText(id: PriceDriver['id']): string {
  const { lowPercent, highPercent } = driverOf(id);
  return `${lowPercent}–${highPercent} %`;
}

function driverOf(id: PriceDriver['id']): PriceDriver {
  const driver = priceDrivers.rows.find((row) => row.id === id);
  if (!driver) throw new Error(`Nothing moves a price that is called ${id}.`);
  return driver;
}

/** The same as factors: `1.3–2 times`. */
function timesText(id: PriceDriver['id']): string {
  const { lowPercent, highPercent } = driverOf(id);
  return `${1 + lowPercent / 100}–${1 + highPercent / 100} times`;
}

/** Sentences on what moves a price from this source. */
export function driversOf(from: Provenance): string[] {
  const all = [
    'Stock, coating and ink coverage',
    `Turnaround: a rush costs ${percentText('rush')} more`,
    `Who prints: a local shop with proofs and service asks ${timesText('local-shop')} the middle`,
    `Size: what does not fill a standard sheet costs ${percentText('custom-size')} more`,
  ];
  const isSurvey = from.date === marketSurvey.date;
  return isSurvey
    ? [...all, `Time: the prices are of February 2026, add ${percentText('age')} for late 2026`]
    : all;
}

/** How far prices from this source may stand off, percent either way. */
export function uncertaintyOf(from: Provenance): number {
  const [surveyed, other] = priceUncertainty.rows;
  return from.date === marketSurvey.date ? surveyed.percent : other.percent;
}
