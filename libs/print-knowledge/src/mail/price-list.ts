import type { Provenance, Statement } from '../figures/provenance.ts';
import type { MailClassId } from './mail-classes.ts';
import { mailSources } from './sources.ts';

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

/** Before the order, prices rose each January and July. */
export const priceChangeRule: Statement = {
  text: 'Until September 2030, USPS raises prices at most once per fiscal year, October to September.',
  from: mailSources.priceChanges,
};

/** True in a later fiscal year than that of the list, after the month in which the list was last checked. */
export function mayBeOutdated({ effective, from }: PriceList, today: string): boolean {
  return fiscalYear(today) > fiscalYear(effective) && today.slice(0, 7) > (from.checked ?? '');
}

/** The first January in which prices may be higher than in the list: `2027`. */
export const nextJanuary = ({ effective }: PriceList): number => fiscalYear(effective) + 1;

/** The federal fiscal year 2027 starts in October 2026. */
function fiscalYear(date: string): number {
  return Number(date.slice(0, 4)) + (date.slice(5, 7) < '10' ? 0 : 1);
}
