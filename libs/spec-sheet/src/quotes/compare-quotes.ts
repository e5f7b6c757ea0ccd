import type { Quote, SheetQuotes } from '@printpartner/contracts/types';

/** What a comparison reads of a quote. */
export type QuoteToCompare = Pick<
  Quote,
  | 'id'
  | 'lines'
  | 'freight_cents'
  | 'freight_included'
  | 'postage_cents'
  | 'turnaround_days'
  | 'included'
  | 'exceptions'
  | 'valid_until'
  | 'sheet_revision'
>;

/** What is compared: the sheet's order. */
export type SheetToCompare = Pick<SheetQuotes['sheet'], 'quantities' | 'finishes' | 'revision'>;

/** An extra cost that a quote leaves open. */
export type OpenCost = 'freight' | 'postage';

/** A quote's price for a quantity. Units are cents with fractions; round only what is shown. */
export interface QuotedPrice {
  price_cents: number;
  /** Cents for one piece. */
  unit_cents: number;
  /** With freight and postage, as far as they are given. */
  total_cents: number;
  total_unit_cents: number;
  /** What the total lacks. Such a total is never the lowest. */
  lacks: readonly OpenCost[];
  /** Nobody's price is lower. */
  is_lowest_price: boolean;
  /** Nobody's complete total is lower. */
  is_lowest_total: boolean;
}

export interface ComparedQuantity {
  quantity: number;
  /** The sheet asks for it. */
  is_asked: boolean;
  /** Quote's id → its price; null where it has none. Nothing is interpolated. */
  prices: Readonly<Record<string, QuotedPrice | null>>;
}

/** What to know about a quote beside its prices. */
export interface QuoteGaps {
  lacks: readonly OpenCost[];
  lacks_turnaround: boolean;
  lacks_valid_until: boolean;
  /** Asked, but not priced. */
  unpriced: readonly number[];
  /** Priced, but not asked. */
  unasked: readonly number[];
  /** Ordered finishes that it doesn't list as included. */
  unlisted_finishes: readonly string[];
  /** It has exceptions from the spec. */
  has_exceptions: boolean;
  /** Its last valid day is over. */
  is_expired: boolean;
  /** It prices an earlier revision of the sheet. */
  is_outdated: boolean;
}

export interface Comparison {
  /** Asked and priced quantities, smallest first. */
  quantities: readonly ComparedQuantity[];
  /** Quote's id → what it leaves open, or says otherwise. */
  gaps: Readonly<Record<string, QuoteGaps>>;
}

/**
 * Quotes of a sheet side by side.
 *
 * @param today calendar date, YYYY-MM-DD
 */
export function compareQuotes(
  sheet: SheetToCompare,
  quotes: readonly QuoteToCompare[],
  today: string,
): Comparison {
  const needsPostage = quotes.some(({ postage_cents }) => postage_cents !== null);
  const lacksOf = (quote: QuoteToCompare): OpenCost[] => [
    ...(quote.freight_cents === null && !quote.freight_included ? ['freight' as const] : []),
    // Without any postage in the quotes, nobody mails the job, or everybody leaves it to the buyer.
    ...(needsPostage && quote.postage_cents === null ? ['postage' as const] : []),
  ];
  const quoted = quotes.flatMap(({ lines }) => lines.map(({ quantity }) => quantity));
  const all = [...new Set([...sheet.quantities, ...quoted])].toSorted((a, b) => a - b);
  return {
    quantities: all.map((quantity) => ({
      quantity,
      is_asked: sheet.quantities.includes(quantity),
      prices: markLowest(quotes.map((quote) => [quote.id, priceOf(quote, quantity, lacksOf(quote))])),
    })),
    gaps: Object.fromEntries(quotes.map((quote) => [quote.id, gapsOf(sheet, quote, lacksOf(quote), today)])),
  };
}

type Unmarked = Omit<QuotedPrice, 'is_lowest_price' | 'is_lowest_total'>;

function priceOf(quote: QuoteToCompare, quantity: number, lacks: readonly OpenCost[]): Unmarked | null {
  const line = quote.lines.find((one) => one.quantity === quantity);
  if (!line) return null;
  const freight = quote.freight_included ? 0 : (quote.freight_cents ?? 0);
  const total = line.price_cents + freight + (quote.postage_cents ?? 0);
  return {
    price_cents: line.price_cents,
    unit_cents: line.price_cents / quantity,
    total_cents: total,
    total_unit_cents: total / quantity,
    lacks,
  };
}

function markLowest(prices: [id: string, price: Unmarked | null][]): ComparedQuantity['prices'] {
  const given = prices.flatMap(([, price]) => price ?? []);
  const complete = given.filter(({ lacks }) => lacks.length === 0);
  const lowestPrice = Math.min(...given.map(({ price_cents }) => price_cents));
  const lowestTotal = Math.min(...complete.map(({ total_cents }) => total_cents));
  const marked = prices.map(([id, price]) => [
    id,
    price && {
      ...price,
      is_lowest_price: price.price_cents === lowestPrice,
      is_lowest_total: price.lacks.length === 0 && price.total_cents === lowestTotal,
    },
  ]);
  return Object.fromEntries(marked) as ComparedQuantity['prices'];
}

function gapsOf(
  sheet: SheetToCompare,
  quote: QuoteToCompare,
  lacks: readonly OpenCost[],
  today: string,
): QuoteGaps {
  const priced = quote.lines.map(({ quantity }) => quantity);
  const listed = new Set(quote.included.map(plain));
  return {
    lacks,
    lacks_turnaround: quote.turnaround_days === null,
    lacks_valid_until: quote.valid_until === '',
    unpriced: sheet.quantities.filter((quantity) => !priced.includes(quantity)),
    unasked: priced.filter((quantity) => !sheet.quantities.includes(quantity)),
    unlisted_finishes: sheet.finishes.filter((finish) => !listed.has(plain(finish))),
    has_exceptions: quote.exceptions.trim() !== '',
    is_expired: quote.valid_until !== '' && quote.valid_until < today,
    is_outdated: quote.sheet_revision !== null && quote.sheet_revision < sheet.revision,
  };
}

const plain = (name: string): string => name.trim().toLowerCase();
