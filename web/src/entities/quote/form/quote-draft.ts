import type { Quote, QuoteForm } from '@printpartner/contracts/types';
import { centsInField, copiesInField } from './money.ts';

/** One row of the price table, as typed. */
export interface PriceDraft {
  /** Different for each row of a draft. */
  key: number;
  quantity: string;
  price: string;
}

/** A quote as typed, before it is read. */
export interface QuoteDraft {
  estimateNumber: string;
  lines: readonly PriceDraft[];
  freight: string;
  isFreightIncluded: boolean;
  postage: string;
  turnaround: string;
  /** Finishes of the sheet that are ticked as included. */
  ticked: readonly string[];
  /** What else is included, one a line. */
  alsoIncluded: string;
  exceptions: string;
  validUntil: string;
  notes: string;
}

const FIRST_LINES = 3;

/** An empty quote with a row for each quantity that the sheet asks to price. */
export function emptyQuoteDraft(quantities: readonly number[]): QuoteDraft {
  const asked = quantities.length > 0 ? quantities.map((copies) => copiesInField(copies)) : [];
  const rows = asked.length > 0 ? asked : Array.from({ length: FIRST_LINES }, () => '');
  return {
    estimateNumber: '',
    lines: rows.map((quantity, key) => ({ key, quantity, price: '' })),
    freight: '',
    isFreightIncluded: false,
    postage: '',
    turnaround: '',
    ticked: [],
    alsoIncluded: '',
    exceptions: '',
    validUntil: '',
    notes: '',
  };
}

type QuoteContent = Pick<Quote, keyof QuoteForm>;

/** A quote as its form shows it; asked quantities without a price have an empty row. */
export function draftOfQuote(
  quote: QuoteContent,
  quantities: readonly number[],
  finishes: readonly string[],
): QuoteDraft {
  const priced = new Map(quote.lines.map(({ quantity, price_cents: price }) => [quantity, price]));
  const all = [...new Set([...quantities, ...priced.keys()])].toSorted((a, b) => a - b);
  const others = quote.included.filter((name) => !finishes.includes(name));
  return {
    estimateNumber: quote.estimate_number,
    lines: all.map((quantity, key) => ({
      key,
      quantity: copiesInField(quantity),
      price: centsIn(priced.get(quantity) ?? null),
    })),
    freight: quote.freight_included ? '' : centsIn(quote.freight_cents),
    isFreightIncluded: quote.freight_included,
    postage: centsIn(quote.postage_cents),
    turnaround: quote.turnaround_days === null ? '' : String(quote.turnaround_days),
    ticked: quote.included.filter((name) => finishes.includes(name)),
    alsoIncluded: others.join('\n'),
    exceptions: quote.exceptions,
    validUntil: quote.valid_until,
    notes: quote.notes,
  };
}

const centsIn = (cents: number | null): string => (cents === null ? '' : centsInField(cents));
