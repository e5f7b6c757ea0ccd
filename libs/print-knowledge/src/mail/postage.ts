import { countText, hundredthsText } from '../figures/number-text.ts';
import { answer, isPositive, noAnswer, type Outcome } from '../figures/outcome.ts';
import {
  classifyPiece,
  type Classification,
  type Eligibility,
  type MailPiece,
  type PriceCategory,
} from './classify-piece.ts';
import { mailClassOf, type MailClass } from './mail-classes.ts';
import { LETTER_WEIGHT } from './shapes.ts';
import type { MailPrice, PriceList } from './price-list.ts';

export interface Mailing {
  /** Id of a line in the price list. */
  price: string;
  /** Ounces per piece. */
  weight: number;
  pieces: number;
  isNonmachinable?: boolean;
}

export interface Postage {
  line: MailPrice;
  /** Tenths of a cent. */
  millsEach: number;
  /** Nonmachinable surcharge included in `millsEach`. */
  surchargeMills: number;
  /** For the whole mailing, rounded to a cent. */
  totalCents: number;
  /** Effective date of the price list. */
  effective: string;
}

/** Postage of a mailing from one dated price list. Prices: USPS Notice 123. */
export function postageFor(mailing: Mailing, list: PriceList): Outcome<Postage> {
  const { weight, pieces } = mailing;
  if (!isPositive(weight)) return noAnswer('Piece weight must be more than 0 oz.');
  if (!Number.isSafeInteger(pieces) || pieces < 1)
    return noAnswer('Pieces must be a whole number, 1 or more.');
  const line = list.prices.find(({ id }) => id === mailing.price);
  if (!line) return noAnswer('This price is not in the list; ask your mail house.');
  const mailClass = mailClassOf(line.mailClass);
  const reason = quantityReason(mailClass, weight, pieces);
  if (reason) return noAnswer(reason);
  const price = priceAt(line, mailClass, weight, list);
  if (!price.ok) return price;
  const surcharge = surchargeOf(mailing, line, mailClass, list);
  if (!surcharge.ok) return surcharge;
  const millsEach = price.value + surcharge.value;
  return answer({
    line,
    millsEach,
    surchargeMills: surcharge.value,
    totalCents: Math.round((millsEach * pieces) / 10),
    effective: list.effective,
  });
}

/** Postage of pieces of this size and type; no answer if they don't qualify for the price. */
export function postageForPiece(
  piece: MailPiece,
  mailing: Pick<Mailing, 'price' | 'pieces'>,
  list: PriceList,
): Outcome<Postage> {
  const classified = classifyPiece(piece);
  if (!classified.ok) return classified;
  const { eligibility, machinability } = classified.value;
  const line = list.prices.find(({ id }) => id === mailing.price);
  const forPrice = line && eligibility.find(({ category }) => category === priceCategoryOf(line));
  if (line && forPrice && !qualifiesBySize(forPrice)) {
    const [reason] = forPrice.reasons;
    return noAnswer(
      reason?.text ?? `This piece doesn’t qualify for “${line.name}” at this size. See “Shape and class”.`,
    );
  }
  const isNonmachinable = machinability === 'nonmachinable';
  return postageFor({ ...mailing, weight: piece.weight, isNonmachinable }, list);
}

/** The price break nearest to this weight, if within `share` of it. Ounces. */
export function nearestPriceBreak(ounces: number, share: number, list: PriceList): number | undefined {
  const breaks = list.prices.flatMap(({ tiers }) => tiers.map(({ upTo }) => upTo));
  const near = breaks.filter((limit) => Math.abs(ounces - limit) <= share * ounces);
  return near.toSorted((one, other) => Math.abs(ounces - one) - Math.abs(ounces - other))[0];
}

const OUNCES_IN_POUND = 16;

function quantityReason(mailClass: MailClass, weight: number, pieces: number): string | undefined {
  const { name, minPieces, orPounds, maxPieces } = mailClass;
  const isHeavyEnough = orPounds !== undefined && (weight * pieces) / OUNCES_IN_POUND >= orPounds;
  if (pieces < minPieces && !isHeavyEnough) {
    return `${name} minimum: ${minPieces} pieces${orPounds === undefined ? '' : ` or ${orPounds} lb`}.`;
  }
  if (maxPieces !== undefined && pieces > maxPieces) {
    return `${name} maximum: ${countText(maxPieces)} pieces a day per 5-digit ZIP Code.`;
  }
  return undefined;
}

function priceAt(line: MailPrice, mailClass: MailClass, weight: number, list: PriceList): Outcome<number> {
  if (line.tiers.length === 0) {
    return noAnswer(`${mailClass.name}: no price found for “${line.name}”; ask your mail house.`);
  }
  const tier = line.tiers.find(({ upTo }) => weight <= upTo);
  if (tier) return answer(tier.mills);
  if (line.shape !== 'flat' && weight > LETTER_WEIGHT) {
    return noAnswer(
      `Over ${LETTER_WEIGHT} oz a letter or card pays the flat price. ${flatPricesAt(weight, list)}`,
    );
  }
  const heaviest = line.tiers.at(-1)?.upTo;
  const others =
    eddmPriceAt(line, weight, list) ??
    (line.shape === 'flat' ? flatPricesAt(weight, list) : 'Ask your mail house.');
  return noAnswer(`“${line.name}”: prices found only up to ${heaviest} oz. ${others}`);
}

/** The EDDM price of a piece too heavy for this one: a business mail entry unit takes heavier pieces than retail. */
function eddmPriceAt(line: MailPrice, weight: number, { prices }: PriceList): string | undefined {
  if (priceCategoryOf(line) !== 'eddm-flat') return undefined;
  const heavier = prices.find((other) => priceCategoryOf(other) === 'eddm-flat' && isPricedAt(other, weight));
  return (
    heavier &&
    `At ${hundredthsText(weight)} oz, choose “${heavier.name}”: ${mailClassOf(heavier.mailClass).name}, with a permit.`
  );
}

/** Where the list has a flat price for a weight. A letter by size is no EDDM flat, whatever it weighs. */
function flatPricesAt(weight: number, { prices }: PriceList): string {
  const flats = prices.filter(
    (line) => priceCategoryOf(line) !== 'eddm-flat' && line.shape === 'flat' && isPricedAt(line, weight),
  );
  const classes = [...new Set(flats.map(({ mailClass }) => mailClassOf(mailClass).name))];
  const at = `${hundredthsText(weight)} oz`;
  if (classes.length === 0) return `Our list has no flat price at ${at}. Ask your mail house.`;
  return `At ${at}, our list has flat prices only for ${classes.join(' and ')}. For another class, ask your mail house.`;
}

const isPricedAt = ({ tiers }: MailPrice, weight: number): boolean =>
  tiers.some(({ upTo }) => weight <= upTo);

function surchargeOf(
  { isNonmachinable }: Mailing,
  line: MailPrice,
  mailClass: MailClass,
  list: PriceList,
): Outcome<number> {
  const isSingleCard = mailClass.id === 'single' && line.shape === 'card';
  if (!isNonmachinable || line.shape === 'flat' || isSingleCard) return answer(0);
  if (mailClass.id === 'single' && line.shape === 'letter' && list.nonmachinable !== undefined) {
    return answer(list.nonmachinable);
  }
  return noAnswer(
    `“${line.name}”: no price found for nonmachinable pieces. Ask your mail house, or change the piece.`,
  );
}

/** The category of `classifyPiece` that a line of the price list belongs to. */
export function priceCategoryOf({ shape, mailClass }: Pick<MailPrice, 'shape' | 'mailClass'>): PriceCategory {
  if (mailClass === 'eddm-retail' || mailClass === 'eddm-bmeu') return 'eddm-flat';
  const isMarketing = mailClass === 'marketing' || mailClass === 'nonprofit';
  if (shape === 'flat') return isMarketing ? 'marketing-flat' : 'flat';
  return shape === 'card' && mailClass === 'commercial' ? 'commercial-card' : shape;
}

/** Whether a piece pays the card price in a commercial mailing, up to 6 × 9 in: larger than a single-piece card, or one. */
export function isCommercialCard({ eligibility }: Classification): boolean {
  const card = eligibility.find(({ category }) => category === 'commercial-card');
  return card !== undefined && qualifiesBySize(card);
}

/** Whether a piece qualifies by size and type; weight is left to the price tiers. */
export function qualifiesBySize({ isEligible, limits, reasons }: Eligibility): boolean {
  const over = limits.filter(({ kind }) => kind === 'one over');
  const sizes = limits.filter(({ kind, measure }) => kind !== 'one over' && measure !== 'weight');
  return (
    isEligible ||
    (reasons.length === 0 &&
      sizes.every(({ isMet }) => isMet) &&
      (over.length === 0 || over.some(({ isMet }) => isMet)))
  );
}
