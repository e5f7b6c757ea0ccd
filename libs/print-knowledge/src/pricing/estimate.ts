import { countText } from '../figures/number-text.ts';
import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { provenanceOf, type Provenance } from '../figures/provenance.ts';
import { digitalPrices, DIGITAL_SETUP_USD, DIGITAL_SPREAD, type DigitalPrice } from './digital-prices.ts';
import { driversOf, uncertaintyOf } from './price-drivers.ts';
import type { PriceModel } from './price-model.ts';
import { priceModels } from './price-models.ts';
import { pricePractice } from './price-sources.ts';

/** A planning range: printing only, before tax, shipping and postage. */
export interface Estimate {
  /** Rounded, in US dollars. */
  lowUsd: number;
  highUsd: number;
  /** Not rounded: `setupUsd + perPieceUsd × pricedPieces`. */
  middleUsd: number;
  /** Middle price of one piece. */
  pieceUsd: number;
  /** The middle price is for a digital press. */
  isDigital: boolean;
  setupUsd: number;
  perPieceUsd: number;
  /** More than the quantity if the offset minimum costs less than the quantity printed digitally. */
  pricedPieces: number;
  /** Local variation, ± percent. */
  uncertaintyPercent: number;
  drivers: readonly string[];
  from: Provenance;
  /** Source of the range around the middle price. */
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
 * Price range of a product around its middle price, `setup + price per piece × quantity`. Below the offset minimum it
 * is the digital price, if known, but never more than the offset minimum costs.
 */
export function estimate(productId: string, quantity: number): Outcome<Estimate> {
  const model = priceModels.rows.find(({ id }) => id === productId);
  if (!model) return noAnswer('No price found for this product.');
  if (!Number.isInteger(quantity) || quantity < 1)
    return noAnswer('Quantity must be a whole number, 1 or more.');
  if (quantity > model.to) return noAnswer(tooMany(model));
  if (quantity >= model.from) return answer(offsetEstimate(model, offset(model, quantity), quantity));
  const digital = digitalPrices.rows.find(({ id }) => id === productId);
  return digital ? answer(shortRun(model, digital, quantity)) : noAnswer(tooFew(model));
}

function offset({ setupUsd, perPieceUsd, lowFactor, highFactor }: PriceModel, pieces: number): Price {
  const middle = setupUsd + perPieceUsd * pieces;
  return { low: middle * lowFactor, middle, high: middle * highFactor, setupUsd, perPieceUsd, pieces };
}

function digitalPrice({ copyLowUsd, copyHighUsd }: DigitalPrice, pieces: number): Price {
  const total = (copy: number) => DIGITAL_SETUP_USD + copy * pieces;
  const perPieceUsd = (copyLowUsd + copyHighUsd) / 2;
  return {
    low: total(copyLowUsd) * (1 - DIGITAL_SPREAD),
    middle: total(perPieceUsd),
    high: total(copyHighUsd) * (1 + DIGITAL_SPREAD),
    setupUsd: DIGITAL_SETUP_USD,
    perPieceUsd,
    pieces,
  };
}

/** The cheaper of digital and the offset minimum, at each end of the range. */
function shortRun(model: PriceModel, copies: DigitalPrice, quantity: number): Estimate {
  const digital = digitalPrice(copies, quantity);
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
    ...detailsOf(pricePractice),
    isDigital: true,
    rangeFrom: pricePractice,
  };
}

function offsetEstimate(model: PriceModel, price: Price, quantity: number): Estimate {
  const from = provenanceOf(priceModels, model.id, 'perPieceUsd') ?? pricePractice;
  const rangeFrom = provenanceOf(priceModels, model.id, 'lowFactor') ?? pricePractice;
  return { ...rounded(price, quantity), ...detailsOf(from), isDigital: false, rangeFrom };
}

const detailsOf = (from: Provenance) => ({
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

const count = (pieces: number): string => countText(pieces);

const tooMany = ({ name, from, to }: PriceModel): string =>
  `${name}: prices cover ${count(from)}–${count(to)} pieces. Ask for a quote for longer runs.`;

const tooFew = ({ name, from, to }: PriceModel): string =>
  `${name}: prices cover ${count(from)}–${count(to)} pieces. Ask for a digital quote for fewer.`;

/** Rounding steps by price, US dollars: about 1% of the price. */
const steps = [
  { from: 10_000, step: 100 },
  { from: 2000, step: 50 },
  { from: 500, step: 10 },
  { from: 0, step: 5 },
] as const;

const stepOf = (usd: number): number => steps.find(({ from }) => usd >= from)?.step ?? 5;

/** The low end of a range, rounded to a step; halves round down. */
export function roundLow(usd: number): number {
  const step = stepOf(usd);
  return Math.ceil(usd / step - 0.5) * step;
}

/** The high end of a range, rounded to a step; halves round up. */
export function roundHigh(usd: number): number {
  const step = stepOf(usd);
  return Math.floor(usd / step + 0.5) * step;
}
