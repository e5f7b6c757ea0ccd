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
  | 'is_outdated'
>;

/** What is compared: the sheet's order. */
export type SheetToCompare = Pick<SheetQuotes['sheet'], 'quantities' | 'finishes'>;

/** An extra cost that a quote leaves open. */
export type OpenCost = 'freight' | 'postage';

/** A quote's price for a quantity. Units are cents with fractions; round only what is shown. */
export interface QuotedPrice {
  price_cents: number;
  /** Freight of this quantity; 0 if the price includes it, null if it is unknown. */
  freight_cents: number | null;
  /** Postage of this quantity; null if it is unknown. */
  postage_cents: number | null;
  /** Cents for one piece. */
  unit_cents: number;
  /** With freight and postage, as far as they are given. */
  total_cents: number;
  total_unit_cents: number;
  /** What the total lacks. Such a total is never the lowest. */
  lacks: readonly OpenCost[];
  /** Whether none is lower among two or more prices that hold for the sheet as it is; those of expired and outdated quotes don't. */
  is_lowest_price: boolean;
  /** The same of complete totals. */
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
export interface QuoteGaps extends QuoteStanding {
  /** What the totals of all its quantities lack. */
  lacks: readonly OpenCost[];
  /** What the totals of some of its quantities lack. */
  lacks_for: readonly { cost: OpenCost; quantities: readonly number[] }[];
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
  const current = quotes.filter((quote) => isCurrent(standingOf(quote, today)));
  // Without any postage in the quotes that hold, nobody mails the job, or everybody leaves it to the buyer.
  const needsPostage = current.some(
    ({ postage_cents: postage, lines }) =>
      postage !== null || lines.some(({ postage_cents: cents }) => cents !== undefined),
  );
  const quoted = quotes.flatMap(({ lines }) => lines.map(({ quantity }) => quantity));
  const all = [...new Set([...sheet.quantities, ...quoted])].toSorted((a, b) => a - b);
  return {
    quantities: all.map((quantity) => ({
      quantity,
      is_asked: sheet.quantities.includes(quantity),
      prices: markLowest(
        quotes.map((quote) => ({
          id: quote.id,
          price: priceOf(quote, quantity, needsPostage),
          holds: current.includes(quote),
        })),
      ),
    })),
    gaps: Object.fromEntries(quotes.map((quote) => [quote.id, gapsOf(sheet, quote, needsPostage, today)])),
  };
}

type Unmarked = Omit<QuotedPrice, 'is_lowest_price' | 'is_lowest_total'>;

function priceOf(quote: QuoteToCompare, quantity: number, needsPostage: boolean): Unmarked | null {
  const line = quote.lines.find((one) => one.quantity === quantity);
  if (!line) return null;
  const freight = quote.freight_included ? 0 : (line.freight_cents ?? quote.freight_cents);
  const postage = line.postage_cents ?? quote.postage_cents;
  const total = line.price_cents + (freight ?? 0) + (postage ?? 0);
  return {
    price_cents: line.price_cents,
    freight_cents: freight,
    postage_cents: postage,
    unit_cents: line.price_cents / quantity,
    total_cents: total,
    total_unit_cents: total / quantity,
    lacks: [
      ...(freight === null ? ['freight' as const] : []),
      ...(needsPostage && postage === null ? ['postage' as const] : []),
    ],
  };
}

interface Candidate {
  id: string;
  price: Unmarked | null;
  /** It may be the lowest. */
  holds: boolean;
}

function markLowest(candidates: readonly Candidate[]): ComparedQuantity['prices'] {
  const current = candidates.flatMap(({ price, holds }) => (price && holds ? [price] : []));
  const complete = current.filter(({ lacks }) => lacks.length === 0);
  const lowestPrice = lowestOf(current.map(({ price_cents }) => price_cents));
  const lowestTotal = lowestOf(complete.map(({ total_cents }) => total_cents));
  const marked = candidates.map(({ id, price, holds }) => [
    id,
    price && {
      ...price,
      is_lowest_price: holds && price.price_cents === lowestPrice,
      is_lowest_total: holds && price.lacks.length === 0 && price.total_cents === lowestTotal,
    },
  ]);
  return Object.fromEntries(marked) as ComparedQuantity['prices'];
}

/** Undefined for fewer than two: then nothing is compared. */
const lowestOf = (cents: readonly number[]): number | undefined =>
  cents.length < 2 ? undefined : Math.min(...cents);

function gapsOf(
  sheet: SheetToCompare,
  quote: QuoteToCompare,
  needsPostage: boolean,
  today: string,
): QuoteGaps {
  const priced = quote.lines.map(({ quantity }) => quantity);
  const listed = new Set(quote.included.map(plain));
  return {
    ...lacksOf(quote, needsPostage),
    lacks_turnaround: quote.turnaround_days === null,
    lacks_valid_until: quote.valid_until === '',
    unpriced: sheet.quantities.filter((quantity) => !priced.includes(quantity)),
    unasked: priced.filter((quantity) => !sheet.quantities.includes(quantity)),
    unlisted_finishes: sheet.finishes.filter((finish) => !listed.has(plain(finish))),
    has_exceptions: quote.exceptions.trim() !== '',
    ...standingOf(quote, today),
  };
}

function lacksOf(quote: QuoteToCompare, needsPostage: boolean): Pick<QuoteGaps, 'lacks' | 'lacks_for'> {
  const open = (['freight', 'postage'] as const).map((cost) => ({
    cost,
    quantities: quote.lines
      .map(({ quantity }) => quantity)
      .filter((quantity) => priceOf(quote, quantity, needsPostage)?.lacks.includes(cost)),
  }));
  const isForAll = ({ quantities }: { quantities: readonly number[] }) =>
    quantities.length === quote.lines.length;
  return {
    lacks: open.filter(isForAll).map(({ cost }) => cost),
    lacks_for: open.filter((one) => one.quantities.length > 0 && !isForAll(one)),
  };
}

const plain = (name: string): string => name.trim().toLowerCase();

/** Whether a quote still counts. */
interface QuoteStanding {
  /** Its last valid day is over. */
  is_expired: boolean;
  /** It prices another job than the sheet describes now. */
  is_outdated: boolean;
}

/** @param today calendar date, YYYY-MM-DD */
const standingOf = (
  { valid_until: lastDay, is_outdated }: Pick<Quote, 'valid_until' | 'is_outdated'>,
  today: string,
): QuoteStanding => ({ is_expired: lastDay !== '' && lastDay < today, is_outdated });

/** Whether a quote's prices hold for the sheet as it is. */
const isCurrent = ({ is_expired: isExpired, is_outdated: isOutdated }: QuoteStanding): boolean =>
  !isExpired && !isOutdated;
