import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { provenanceOf, type Provenance } from '../figures/provenance.ts';
import { digitalPrices, digitalSetupUsd, digitalSpread, type DigitalPrice } from './digital-prices.ts';
import { driversOf, uncertaintyOf } from './price-drivers.ts';
import type { PriceModel } from './price-model.ts';
import { priceModels } from './price-models.ts';
import { pricePractice } from './price-sources.ts';

/** A planning range: print only, before tax, shipping and postage. */
export interface Estimate {
  /** Rounded, in US dollars. */
  lowUsd: number;
  highUsd: number;
  /** Not rounded: `setupUsd + perPieceUsd × pricedPieces`. */
  middleUsd: number;
  /** Middle price of one piece. */
  pieceUsd: number;
  /** The middle is the price of a digital press. */
  isDigital: boolean;
  setupUsd: number;
  perPieceUsd: number;
  /** More than the quantity where so many offset pieces cost less than the fewer would digitally. */
  pricedPieces: number;
  /** How far local prices may stand off, percent either way. */
  uncertaintyPercent: number;
  drivers: readonly string[];
  from: Provenance;
  /** Where the distance of low and high from the middle comes from. */
  rangeFrom: Provenance;
}

interface Price {
  low: number;
  middle: number;
  high: number;
  setupUsd: number;
  perPieceUsd: number;
  pieces: number;
}

/**
 * What a product costs to print, as a range with its middle: `setup + price a piece × quantity`. Below the quantities
 * that the offset prices cover, the price of a digital press where one is known, and never more than the least
 * offset run: nobody pays more for fewer.
 */
export function estimate(productId: string, quantity: number): Outcome<Estimate> {
  const model = priceModels.rows.find(({ id }) => id === productId);
  if (!model) return noAnswer('There is no price for this product.');
  if (!Number.isInteger(quantity) || quantity < 1) return noAnswer('The quantity is a whole number from 1.');
  if (quantity > model.to) return noAnswer(tooMany(model));
  if (quantity >= model.from) return answer(offsetEstimate(model, offset(model, quantity), quantity));
  const digital = digitalPrices.rows.find(({ id }) => id === productId);
  return digital ? answer(shortRun(model, digital, quantity)) : noAnswer(tooFew(model));
}

function offset({ setupUsd, perPieceUsd, lowFactor, highFactor }: PriceModel, pieces: number): Price {
  const middle = setupUsd + perPieceUsd * pieces;
  return { low: middle * lowFactor, middle, high: middle * highFactor, setupUsd, perPieceUsd, pieces };
}

function digitally({ copyLowUsd, copyHighUsd }: DigitalPrice, pieces: number): Price {
  const total = (copy: number) => digitalSetupUsd + copy * pieces;
  const perPieceUsd = (copyLowUsd + copyHighUsd) / 2;
  return {
    low: total(copyLowUsd) * (1 - digitalSpread),
    middle: total(perPieceUsd),
    high: total(copyHighUsd) * (1 + digitalSpread),
    setupUsd: digitalSetupUsd,
    perPieceUsd,
    pieces,
  };
}

/** The cheaper of a digital press and the least offset run, at either end of the range. */
function shortRun(model: PriceModel, copies: DigitalPrice, quantity: number): Estimate {
  const digital = digitally(copies, quantity);
  const least = offset(model, model.from);
  const isDigital = digital.middle < least.middle;
  const price = {
    ...(isDigital ? digital : least),
    low: Math.min(digital.low, least.low),
    high: Math.min(digital.high, least.high),
  };
  if (!isDigital) return offsetEstimate(model, price, quantity);
  return {
    ...rounded(price, quantity),
    ...wordsOf(pricePractice),
    isDigital: true,
    rangeFrom: pricePractice,
  };
}

function offsetEstimate(model: PriceModel, price: Price, quantity: number): Estimate {
  const from = provenanceOf(priceModels, model.id, 'perPieceUsd') ?? pricePractice;
  const rangeFrom = provenanceOf(priceModels, model.id, 'lowFactor') ?? pricePractice;
  return { ...rounded(price, quantity), ...wordsOf(from), isDigital: false, rangeFrom };
}

const wordsOf = (from: Provenance) => ({
  from,
  drivers: driversOf(from),
  uncertaintyPercent: uncertaintyOf(from),
});

function rounded({ low, middle, high, setupUsd, perPieceUsd, pieces }: Price, quantity: number) {
  return {
    lowUsd: roundLow(low),
    highUsd: roundHigh(high),
    middleUsd: middle,
    pieceUsd: middle / quantity,
    setupUsd,
    perPieceUsd,
    pricedPieces: pieces,
  };
}

const count = (pieces: number): string => pieces.toLocaleString('en-US');

const tooMany = ({ name, from, to }: PriceModel): string =>
  `${name}: the prices cover ${count(from)} to ${count(to)} pieces. Longer runs go by quote.`;

const tooFew = ({ name, from, to }: PriceModel): string =>
  `${name}: the prices cover ${count(from)} to ${count(to)} pieces. Fewer are a digital job: ask for a quote.`;

/** Steps of a price, in US dollars, by where they begin: about one part in a hundred. */
const steps = [
  { from: 10_000, step: 100 },
  { from: 2000, step: 50 },
  { from: 500, step: 10 },
  { from: 0, step: 5 },
] as const;

const stepOf = (usd: number): number => steps.find(({ from }) => usd >= from)?.step ?? 5;

/** The low end of a range, rounded to a step that its uncertainty allows; what lies between two steps goes down. */
export function roundLow(usd: number): number {
  const step = stepOf(usd);
  return Math.ceil(usd / step - 0.5) * step;
}

/** The high end; what lies between two steps goes up. */
export function roundHigh(usd: number): number {
  const step = stepOf(usd);
  return Math.floor(usd / step + 0.5) * step;
}
