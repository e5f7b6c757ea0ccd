import type { Provenance } from '../figures/provenance.ts';
import type { MailClassId } from './mail-classes.ts';

export type PriceShape = 'card' | 'letter' | 'flat';
export type Sort = 'none' | '5-digit' | '3-digit' | 'mixed' | 'route';
export type Entry = 'origin' | 'dscf' | 'ddu';

/** The price of a piece up to a weight. Mills: tenths of a cent. */
export interface Tier {
  upTo: number;
  mills: number;
}

/** One line of the Postal Service's price list. */
export interface MailPrice {
  id: string;
  name: string;
  mailClass: MailClassId;
  shape: PriceShape;
  sort: Sort;
  entry: Entry;
  /** Postage by meter or online; otherwise by stamp or permit imprint. */
  isMetered?: boolean;
  /** By weight, lightest first; empty where the price was not found. */
  tiers: readonly Tier[];
}

export interface PriceList {
  /** The day since when it holds, `2026-07-12`. */
  effective: string;
  from: Provenance;
  prices: readonly MailPrice[];
  /** What a nonmachinable First-Class letter pays on top, in mills; undefined where not found. */
  nonmachinable?: number;
  /** Permit imprint application, and the fee of a year for Marketing Mail or First-Class presort. Cents. */
  permitCents?: number;
}

/** The Postal Service changes prices in January and July: has a half-year begun since the list took effect? */
export function mayHaveChanged({ effective }: PriceList, today: string): boolean {
  return halfYear(today) > halfYear(effective);
}

function halfYear(date: string): string {
  return `${date.slice(0, 4)}-${date.slice(5, 7) < '07' ? 1 : 2}`;
}
