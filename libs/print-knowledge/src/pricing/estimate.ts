import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { provenanceOf, type Provenance } from '../figures/provenance.ts';
import { digitalPrices, digitalSetupUsd, digitalSpread, type DigitalPrice } from './digital-prices.ts';
import type { PriceModel } from './price-model.ts';
import { priceModels } from './price-models.ts';
import { marketSurvey, pricePractice } from './price-sources.ts';
import { roundHigh, roundLow } from './round-price.ts';

/** A planning range: print only, before tax, shipping and postage. */
export interface Estimate {
  /** Rounded, in US dollars. */
  lowUsd: number;
  highUsd: number;
  /** Not rounded. */
  middleUsd: number;
  /** Middle price of one piece. */
  pieceUsd: number;
  /** The short run is priced as digital print. */
  isDigital: boolean;
  /** The terms of `middleUsd`. */
  setupUsd: number;
  perPieceUsd: number;
  drivers: readonly string[];
  from: Provenance;
}

const drivers = [
  'Stock, coating and ink coverage',
  'Turnaround: a rush costs 25–100 % more',
  'Who prints: a local shop with proofs and service asks 1.3–2 times the middle',
  'Size: what does not fill a standard sheet costs 15–40 % more',
] as const;

const age = 'Time: the prices are of February 2026, add 3–5 % for late 2026';

/**
 * What a product costs to print, as a range with its middle: `setup + price a piece × quantity`. Below the quantities
 * that the offset prices cover, the price of a digital press where one is known.
 */
export function estimate(productId: string, quantity: number): Outcome<Estimate> {
  const model = priceModels.rows.find(({ id }) => id === productId);
  if (!model) return noAnswer('There is no price for this product.');
  if (!Number.isInteger(quantity) || quantity < 1) return noAnswer('The quantity is a whole number from 1.');
  if (quantity > model.to) return noAnswer(tooMany(model));
  if (quantity >= model.from) return answer(offset(model, quantity));
  const digital = digitalPrices.rows.find(({ id }) => id === productId);
  return digital ? answer(short(digital, quantity)) : noAnswer(tooFew(model));
}

function offset(model: PriceModel, quantity: number): Estimate {
  const { setupUsd, perPieceUsd, lowFactor, highFactor } = model;
  const middle = setupUsd + perPieceUsd * quantity;
  const from = provenanceOf(priceModels, model.id, 'perPieceUsd') ?? pricePractice;
  return {
    ...range(middle * lowFactor, middle, middle * highFactor, quantity),
    isDigital: false,
    setupUsd,
    perPieceUsd,
    drivers: from.date === marketSurvey.date ? [...drivers, age] : drivers,
    from,
  };
}

function short({ copyLowUsd, copyHighUsd }: DigitalPrice, quantity: number): Estimate {
  const total = (copy: number) => digitalSetupUsd + copy * quantity;
  const perPieceUsd = (copyLowUsd + copyHighUsd) / 2;
  const [low, high] = [total(copyLowUsd) * (1 - digitalSpread), total(copyHighUsd) * (1 + digitalSpread)];
  return {
    ...range(low, total(perPieceUsd), high, quantity),
    isDigital: true,
    setupUsd: digitalSetupUsd,
    perPieceUsd,
    drivers,
    from: pricePractice,
  };
}

function range(low: number, middle: number, high: number, quantity: number) {
  return {
    lowUsd: roundLow(low),
    highUsd: roundHigh(high),
    middleUsd: middle,
    pieceUsd: middle / quantity,
  };
}

const count = (pieces: number): string => pieces.toLocaleString('en-US');

const tooMany = ({ name, from, to }: PriceModel): string =>
  `${name}: the prices cover ${count(from)} to ${count(to)} pieces. Longer runs go by quote.`;

const tooFew = ({ name, from, to }: PriceModel): string =>
  `${name}: the prices cover ${count(from)} to ${count(to)} pieces. Fewer are a digital job: ask for a quote.`;
