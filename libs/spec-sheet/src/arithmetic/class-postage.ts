import {
  isCommercialCard,
  mailClassOf,
  postageFor,
  priceCategoryOf,
  qualifiesBySize,
  type MailClassId,
  type MailPrice,
  type PriceList,
} from '@printpartner/print-knowledge/mail';
import { countText, rounded } from '@printpartner/print-knowledge/figures';
import type { MailedPiece } from './mailed-piece.ts';

/** The classes compared, the most likely one first. */
const classes: readonly { id: MailClassId; name: string }[] = [
  { id: 'marketing', name: 'Marketing Mail automation' },
  { id: 'single', name: 'First-Class, single piece' },
  { id: 'commercial', name: 'First-Class automation' },
  { id: 'eddm-retail', name: 'EDDM Retail' },
];

/** Postage of one class, from its cheapest to its dearest plausible price. */
export interface ClassPostage {
  name: string;
  minPieces: number;
  /** Tenths of a cent. */
  low: number;
  high: number;
  /** Nonmachinable surcharge within them. */
  surcharge: number;
  /** Ounces that the prices cover. */
  upTo: number;
  /** The lines that this piece may pay. */
  list: PriceList;
}

/** The classes that take a piece and one of the quantities; any quantity if there is none. */
export function classPostages(
  mailed: MailedPiece,
  list: PriceList,
  quantities: readonly number[],
): ClassPostage[] {
  return classes.flatMap(({ id, name }) => classPostage(mailed, list, quantities, id, name) ?? []);
}

function classPostage(
  mailed: MailedPiece,
  list: PriceList,
  quantities: readonly number[],
  id: MailClassId,
  name: string,
): ClassPostage | undefined {
  const { minPieces, maxPieces = Infinity } = mailClassOf(id);
  const pieces = Math.min(maxPieces, quantities.length === 0 ? minPieces : Math.max(...quantities));
  const lines = list.prices.filter((line) => line.mailClass === id && isPlausible(line, mailed));
  const { weight } = mailed.piece;
  const prices = lines.flatMap((line) => {
    const mailing = { price: line.id, weight, pieces, isNonmachinable: mailed.isNonmachinable };
    const postage = postageFor(mailing, list);
    return postage.ok ? [postage.value] : [];
  });
  if (prices.length === 0) return undefined;
  const mills = prices.map(({ millsEach }) => millsEach);
  return {
    name,
    minPieces,
    low: Math.min(...mills),
    high: Math.max(...mills),
    surcharge: Math.max(...prices.map(({ surchargeMills }) => surchargeMills)),
    upTo: Math.max(...prices.map(({ line }) => tierOf(line, weight))),
    list: { ...list, prices: lines },
  };
}

/** The piece has the line's shape, mailed at origin; the presort is the mail house's. */
function isPlausible(line: MailPrice, { classification }: MailedPiece): boolean {
  const { shape, eligibility } = classification;
  const isOrigin = line.entry === 'origin' || line.mailClass === 'eddm-retail';
  // A machinable letter that isn't automation is for addresses that can't be barcoded.
  const isAutomation = line.id !== 'marketing-machinable-mixed-origin';
  const forLine = eligibility.find(({ category }) => category === priceCategoryOf(line));
  // A card never pays the letter price of its class; presorted card prices aren't in every list.
  const isOtherShape =
    line.shape === 'letter' &&
    ((shape === 'card' && line.mailClass === 'single') ||
      (isCommercialCard(classification) && line.mailClass === 'commercial'));
  return isOrigin && isAutomation && !isOtherShape && forLine !== undefined && qualifiesBySize(forLine);
}

/** Why a piece that qualifies for a price by its shape has none: too heavy for the list, or nonmachinable. */
export function unpricedReason(mailed: MailedPiece, list: PriceList): string | undefined {
  const { weight } = mailed.piece;
  const line = list.prices.find(
    ({ mailClass, ...rest }) => mailClass === 'single' && isPlausible({ mailClass, ...rest }, mailed),
  );
  if (!line) return undefined;
  const postage = postageFor(
    { price: line.id, weight, pieces: 1, isNonmachinable: mailed.isNonmachinable },
    list,
  );
  return postage.ok ? undefined : postage.reason;
}

const tierOf = ({ tiers }: MailPrice, weight: number): number =>
  tiers.find(({ upTo }) => weight <= upTo)?.upTo ?? 0;

/** `$0.783–1.260` each, tenths of a cent where either end has them; whole dollars for many pieces. */
export function postageRange({ low, high }: Pick<ClassPostage, 'low' | 'high'>, pieces?: number): string {
  const digits = low % 10 === 0 && high % 10 === 0 ? 2 : 3;
  const dollars = (mills: number) =>
    pieces === undefined ? rounded(mills / 1000, digits) : countText(Math.round((mills * pieces) / 1000));
  return low === high ? `$${dollars(low)}` : `$${dollars(low)}–${dollars(high)}`;
}
