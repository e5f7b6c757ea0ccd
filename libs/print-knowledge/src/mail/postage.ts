import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { classifyPiece, type MailPiece, type PriceDoor, type PriceKind } from './classify-piece.ts';
import { mailClassOf, type MailClass } from './mail-classes.ts';
import type { MailPrice, PriceList } from './price-list.ts';

export interface Mailing {
  /** Id of a line of the price list. */
  price: string;
  /** Ounces of one piece. */
  weight: number;
  pieces: number;
  isNonmachinable?: boolean;
}

export interface Postage {
  line: MailPrice;
  /** Tenths of a cent. */
  millsEach: number;
  /** What is in `millsEach` because machines cannot sort the piece. */
  surchargeMills: number;
  /** Of the whole mailing, to the nearest cent. */
  totalCents: number;
  /** The day since when the prices hold. */
  effective: string;
}

/** Postage of a mailing by one dated price list, or why it is not known. Prices: USPS Notice 123. */
export function postageFor(mailing: Mailing, list: PriceList): Outcome<Postage> {
  const { weight, pieces } = mailing;
  if (!Number.isFinite(weight) || weight <= 0) return noAnswer('A piece weighs more than 0 oz.');
  if (!Number.isSafeInteger(pieces) || pieces < 1) return noAnswer('Pieces are counted in whole numbers.');
  const line = list.prices.find(({ id }) => id === mailing.price);
  if (!line) return noAnswer('The list has no such price here; ask your mail house.');
  const terms = mailClassOf(line.mailClass);
  const refusal = whyRefused(terms, weight, pieces);
  if (refusal) return noAnswer(refusal);
  const price = priceAt(line, terms, weight);
  if (!price.ok) return price;
  const surcharge = surchargeOf(mailing, line, terms, list);
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

/** Postage of pieces of this size and make: none where the price is not open to them. */
export function postageOf(
  piece: MailPiece,
  mailing: Pick<Mailing, 'price' | 'pieces'>,
  list: PriceList,
): Outcome<Postage> {
  const found = classifyPiece(piece);
  if (!found.ok) return found;
  const { doors, machinability } = found.value;
  const line = list.prices.find(({ id }) => id === mailing.price);
  const door = line && doors.find(({ price }) => price === priceKindOf(line));
  if (line && door && !isOpenBySize(door)) {
    return noAnswer(`“${line.name}” is not open to a piece of this size and make: see “Shape and class”.`);
  }
  const isNonmachinable = machinability === 'nonmachinable';
  return postageFor({ ...mailing, weight: piece.weight, isNonmachinable }, list);
}

/** The weight nearest to these ounces at which a price of the list changes, if within `share` of it. Ounces. */
export function limitNear(ounces: number, share: number, list: PriceList): number | undefined {
  const limits = list.prices.flatMap(({ tiers }) => tiers.map(({ upTo }) => upTo));
  const near = limits.filter((limit) => Math.abs(ounces - limit) <= share * ounces);
  return near.toSorted((one, other) => Math.abs(ounces - one) - Math.abs(ounces - other))[0];
}

const ouncesInPound = 16;

function whyRefused(terms: MailClass, weight: number, pieces: number): string | undefined {
  const { name, minPieces, orPounds, maxPieces } = terms;
  const isHeavyEnough = orPounds !== undefined && (weight * pieces) / ouncesInPound >= orPounds;
  if (pieces < minPieces && !isHeavyEnough) {
    return `${name} takes ${minPieces} pieces${orPounds === undefined ? '' : ` or ${orPounds} lb`}, or more.`;
  }
  if (maxPieces !== undefined && pieces > maxPieces) {
    return `${name} takes ${maxPieces.toLocaleString('en-US')} pieces a day per 5-digit ZIP Code at most.`;
  }
  return undefined;
}

function priceAt(line: MailPrice, terms: MailClass, weight: number): Outcome<number> {
  if (line.tiers.length === 0) {
    return noAnswer(`${terms.name}: the price of “${line.name}” was not found; ask your mail house.`);
  }
  const tier = line.tiers.find(({ upTo }) => weight <= upTo);
  if (tier) return answer(tier.mills);
  const heaviest = line.tiers.at(-1)?.upTo;
  return noAnswer(
    `“${line.name}” is known up to ${heaviest} oz only; ask your mail house about heavier pieces.`,
  );
}

function surchargeOf(
  { isNonmachinable }: Mailing,
  line: MailPrice,
  terms: MailClass,
  list: PriceList,
): Outcome<number> {
  if (!isNonmachinable || line.shape === 'flat') return answer(0);
  if (terms.id === 'single' && line.shape === 'letter' && list.nonmachinable !== undefined) {
    return answer(list.nonmachinable);
  }
  return noAnswer(
    `What a non-machinable piece pays as “${line.name}” was not found; ask your mail house, or change the piece.`,
  );
}

/** The door of `classifyPiece` that a line of the price list lies behind. */
export function priceKindOf({ shape, mailClass }: Pick<MailPrice, 'shape' | 'mailClass'>): PriceKind {
  if (mailClass === 'eddm-retail' || mailClass === 'eddm-bmeu') return 'eddm-flat';
  const isMarketing = mailClass === 'marketing' || mailClass === 'nonprofit';
  if (shape === 'flat') return isMarketing ? 'marketing-flat' : 'flat';
  return shape === 'card' && mailClass === 'commercial' ? 'commercial-card' : shape;
}

/** Is a price open to a piece by its size and make? Weight is left to the tiers of the price. */
export function isOpenBySize({ isOpen, margins, reasons }: PriceDoor): boolean {
  const over = margins.filter(({ kind }) => kind === 'one over');
  const sizes = margins.filter(({ kind, measure }) => kind !== 'one over' && measure !== 'weight');
  return (
    isOpen ||
    (reasons.length === 0 &&
      sizes.every(({ isKept }) => isKept) &&
      (over.length === 0 || over.some(({ isKept }) => isKept)))
  );
}
