import type { ChatWorking } from '@printpartner/contracts/types';
import { countText, dateText, unitPrice, rateText } from '@printpartner/print-knowledge/figures';
import { estimate, type Estimate, type PriceModel } from '@printpartner/print-knowledge/pricing';
import { addressOf, opening } from '@printpartner/print-search/answers';
import type { Result } from '../result.ts';
import type { Citation } from '../skill.ts';

/** A product in a quantity, and its planning range. */
export interface RunPrice {
  model: PriceModel;
  quantity: number;
  price: Estimate;
}

/** A run that the prices don't cover. */
export interface UnpricedRun {
  model: PriceModel;
  quantity: number;
  reason: string;
}

export function runPrice(model: PriceModel, quantity: number): RunPrice | UnpricedRun {
  const outcome = estimate(model.id, quantity);
  return outcome.ok ? { model, quantity, price: outcome.value } : { model, quantity, reason: outcome.reason };
}

export const isPriced = (run: RunPrice | UnpricedRun): run is RunPrice => 'price' in run;

/** `$1,515`. */
export const dollars = (usd: number): string => `$${countText(Math.round(usd))}`;

/** `$0.084`, `$0.10`. */
export const rate = (usd: number): string => `$${rateText(usd)}`;

/** `$475 to $700`. */
export const dollarRange = ({ lowUsd, highUsd }: Pick<Estimate, 'lowUsd' | 'highUsd'>): string =>
  `${dollars(lowUsd)} to ${dollars(highUsd)}`;

/** `**$475 to $700** (mid $560, about $0.11 each)`. */
export const priceText = ({ price }: RunPrice): string =>
  `**${dollarRange(price)}** (mid ${dollars(price.middleUsd)}, about $${unitPrice(price.pieceUsd)} each)`;

/** `Postcard 4 × 6, 14 pt, 4/4, gloss or UV`. */
export const specText = ({ name, spec }: PriceModel): string =>
  `${name}, ${spec.charAt(0).toLowerCase()}${spec.slice(1)}`;

/** The range of a run as data. */
export const resultOf = ({ quantity, price }: RunPrice): Result => ({
  measure: 'price',
  low: price.lowUsd / quantity,
  high: price.highUsd / quantity,
  middle: price.middleUsd / quantity,
  quantity,
});

/** What the range is, and what it rests on. */
export function basisText(runs: readonly RunPrice[]): string {
  const [first] = runs;
  if (!first) return '';
  const { from, uncertaintyPercent } = first.price;
  const dates = [...new Set(runs.map(({ price }) => dateText(price.from.date)))].join(' and ');
  const basis =
    from.standing === 'practice'
      ? `typical online prices, unverified, ${dates}`
      : `market prices of ${dates}`;
  return `A planning range, not a quote: printing only, before tax, shipping and postage, from ${basis}. Local prices may vary ±${uncertaintyPercent}%, so get two or three quotes.`;
}

/** The arithmetic of one run. */
export function priceWorking(run: RunPrice, more: ChatWorking['steps'] = []): ChatWorking {
  const { model, quantity, price } = run;
  const { setupUsd, perPieceUsd, pricedPieces, middleUsd, lowUsd, highUsd, isDigital } = price;
  const pieces = perPieceUsd * pricedPieces;
  return {
    title: `${countText(quantity)} × ${model.name}`,
    steps: [
      { label: 'Setup', working: '', result: dollars(setupUsd) },
      {
        label: `${countText(pricedPieces)} pieces`,
        working: `${countText(pricedPieces)} × ${rate(perPieceUsd)}`,
        result: dollars(pieces),
      },
      {
        label: 'Mid estimate',
        working: `${dollars(setupUsd)} + ${dollars(pieces)}`,
        result: dollars(middleUsd),
      },
      {
        label: 'Range',
        working:
          isDigital || pricedPieces > quantity
            ? 'low and high price per copy'
            : `× ${model.lowFactor} to × ${model.highFactor}`,
        result: `$${countText(lowUsd)}–${countText(highUsd)}`,
      },
      ...more,
    ],
    assumed: [
      `${specText(model)}${isDigital ? ', printed digitally' : ''}.`,
      ...(pricedPieces > quantity
        ? [`${countText(pricedPieces)} pieces offset cost no more than fewer printed digitally.`]
        : []),
    ],
    opens: addressOf(opening('price-range', { product: model.id, quantity: String(quantity) })),
  };
}

/** The calculator, named with the date of its prices. */
export const priceSource = (runs: readonly RunPrice[]): Citation => {
  const [first] = runs;
  return {
    entry: 'Price range',
    place: 'Press and price',
    as: first
      ? `${first.price.from.standing === 'practice' ? 'Typical prices' : 'Market prices'}, ${dateText(first.price.from.date)}`
      : 'Price range',
  };
};
