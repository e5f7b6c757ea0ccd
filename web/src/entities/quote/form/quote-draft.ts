import type { Quote, QuoteForm } from '@printpartner/contracts/types';
import { centsInField, copiesInField, parseCopies } from '../../../platform/money.ts';

/** One row of the price table, as typed. */
export interface PriceDraft {
  /** Different for each row of a draft. */
  key: number;
  quantity: string;
  price: string;
  /** Counts if the draft has `costsDiffer`, as `postage`. */
  freight: string;
  postage: string;
}

/** A quote as typed, before it is read. */
export interface QuoteDraft {
  estimateNumber: string;
  lines: readonly PriceDraft[];
  freight: string;
  isFreightIncluded: boolean;
  postage: string;
  /** Each quantity has its own freight and postage, in its row. */
  costsDiffer: boolean;
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
export const emptyRow: Omit<PriceDraft, 'key'> = { quantity: '', price: '', freight: '', postage: '' };

/** An empty quote with a row for each quantity that the sheet asks to price. */
export function emptyQuoteDraft(quantities: readonly number[]): QuoteDraft {
  const asked = quantities.length > 0 ? quantities.map((copies) => copiesInField(copies)) : [];
  const rows = asked.length > 0 ? asked : Array.from({ length: FIRST_LINES }, () => '');
  return {
    estimateNumber: '',
    lines: rows.map((quantity, key) => ({ ...emptyRow, key, quantity })),
    freight: '',
    isFreightIncluded: false,
    postage: '',
    costsDiffer: false,
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
  const priced = new Map(quote.lines.map((line) => [line.quantity, line]));
  const costsDiffer = quote.lines.some(
    ({ freight_cents: freight, postage_cents: postage }) => freight !== undefined || postage !== undefined,
  );
  const all = [...new Set([...quantities, ...priced.keys()])].toSorted((a, b) => a - b);
  const others = quote.included.filter((name) => !finishes.includes(name));
  return {
    estimateNumber: quote.estimate_number,
    lines: all.map((quantity, key) => {
      const line = priced.get(quantity);
      const row = { ...emptyRow, key, quantity: copiesInField(quantity), price: centsIn(line?.price_cents) };
      if (!line || !costsDiffer) return row;
      return {
        ...row,
        freight: quote.freight_included ? '' : centsIn(line.freight_cents ?? quote.freight_cents),
        postage: centsIn(line.postage_cents ?? quote.postage_cents),
      };
    }),
    freight: quote.freight_included || costsDiffer ? '' : centsIn(quote.freight_cents),
    isFreightIncluded: quote.freight_included,
    postage: costsDiffer ? '' : centsIn(quote.postage_cents),
    costsDiffer,
    turnaround: quote.turnaround_days === null ? '' : String(quote.turnaround_days),
    ticked: quote.included.filter((name) => finishes.includes(name)),
    alsoIncluded: others.join('\n'),
    exceptions: quote.exceptions,
    validUntil: quote.valid_until,
    notes: quote.notes,
  };
}

/** All that is included, each once. */
export const includedNames = ({
  ticked,
  alsoIncluded,
}: Pick<QuoteDraft, 'ticked' | 'alsoIncluded'>): string[] => [
  ...new Set([...ticked, ...alsoIncluded.split('\n').flatMap((name) => name.trim() || [])]),
];

/** Those of the quantities that the draft has no row for. */
export const quantitiesWithoutRow = (
  { lines }: Pick<QuoteDraft, 'lines'>,
  quantities: readonly number[],
): number[] => quantities.filter((copies) => !lines.some(({ quantity }) => parseCopies(quantity) === copies));

/** The draft with an empty row for each of the quantities, in place of blank rows; what was typed is kept. */
export function withRows(draft: QuoteDraft, quantities: readonly number[]): QuoteDraft {
  const firstKey = Math.max(-1, ...draft.lines.map(({ key }) => key)) + 1;
  const rows = quantities.map((copies, index) => ({
    ...emptyRow,
    key: firstKey + index,
    quantity: copiesInField(copies),
  }));
  const typed = draft.lines.filter((row) =>
    [row.quantity, row.price, row.freight, row.postage].some((text) => text.trim() !== ''),
  );
  return rows.length === 0 ? draft : { ...draft, lines: [...typed, ...rows] };
}

const centsIn = (cents: number | null | undefined): string =>
  typeof cents === 'number' ? centsInField(cents) : '';
