import type { Provenance } from '../figures/provenance.ts';
import type { MailClassId } from './mail-classes.ts';

export type PriceShape = 'card' | 'letter' | 'flat';
/** Letters are sorted to 5 digits, an AADC or mixed AADCs; flats to 5 digits, 3 digits or mixed. */
export type Sort = 'none' | '5-digit' | '3-digit' | 'aadc' | 'mixed' | 'route';
export type Entry = 'origin' | 'dscf' | 'ddu';

/** The price of a piece up to a weight in ounces. Mills are tenths of a cent. */
export interface Tier {
  upTo: number;
  mills: number;
}

/** One line of the USPS price list. */
export interface MailPrice {
  id: string;
  name: string;
  mailClass: MailClassId;
  shape: PriceShape;
  sort: Sort;
  entry: Entry;
  /** Metered or online postage; otherwise stamp or permit imprint. */
  isMetered?: boolean;
  /** Lightest first; empty if no price was found. */
  tiers: readonly Tier[];
}

export interface PriceList {
  /** Effective date: `2026-07-12`. */
  effective: string;
  from: Provenance;
  prices: readonly MailPrice[];
  /** Surcharge for a nonmachinable First-Class letter, in mills; undefined if not found. */
  nonmachinable?: number;
  /** Permit imprint application fee, and annual fee for Marketing Mail or First-Class presort. Cents. */
  permitCents?: number;
}

/** USPS changes prices in January and July: true once a half-year has started after the list took effect. */
export function mayBeOutdated({ effective }: PriceList, today: string): boolean {
  return halfYear(today) > halfYear(effective);
}

function halfYear(date: string): string {
  return `${date.slice(0, 4)}-${date.slice(5, 7) < '07' ? 1 : 2}`;
}
