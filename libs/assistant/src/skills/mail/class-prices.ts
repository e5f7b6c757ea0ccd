import {
  classifyPiece,
  currentPrices,
  isCommercialCard,
  mailClassOf,
  postageForPiece,
  type MailClassId,
  type MailPiece,
  type MailPrice,
  type PriceShape,
  type Entry,
  type Sort,
} from '@printpartner/print-knowledge/mail';
import { has, type Question } from '../../question/question.ts';
import { isNegated } from './mail-terms.ts';
import { phrases } from './phrases.ts';

/** Postage of a piece in one class, from the deepest sort to the least. Mills. */
export interface ClassPrice {
  id: MailClassId;
  name: string;
  low: number;
  high: number;
  /** Included in both. */
  surcharge: number;
  /** The lines of both ends. */
  lines: readonly [MailPrice, MailPrice];
}

const comparedClasses: readonly MailClassId[] = ['eddm-retail', 'marketing', 'commercial', 'single'];

const names: Partial<Record<MailClassId, string>> = {
  commercial: 'First-Class presort',
  single: 'First-Class, single piece',
};

/** A class as answers call it. */
export const className = (id: MailClassId): string => names[id] ?? mailClassOf(id).name;

/** The prices that a piece qualifies for in each class, cheapest first. @param pieces undefined: enough for every class */
export function classPrices(
  piece: MailPiece,
  pieces: number | undefined,
  isMetered = false,
  sort?: Sort,
  entry: Entry = 'origin',
): ClassPrice[] {
  return comparedClasses
    .flatMap((id) => classPrice(piece, id, pieces ?? mailClassOf(id).minPieces, isMetered, sort, entry) ?? [])
    .toSorted((one, other) => one.low - other.low);
}

export function classPrice(
  piece: MailPiece,
  id: MailClassId,
  pieces: number,
  isMetered = false,
  sort?: Sort,
  entry: Entry = 'origin',
): ClassPrice | undefined {
  const found = classifyPiece(piece);
  if (!found.ok || found.value.shape === 'none') return undefined;
  const { shape } = found.value;
  // Presorted First-Class cards have no price in the list.
  if (id === 'commercial' && isCommercialCard(found.value)) return undefined;
  const paidShape = shape === 'card' && id !== 'single' ? 'letter' : shape;
  const lines = currentPrices.prices.filter(
    (line) =>
      line.mailClass === id &&
      (line.shape === paidShape || id === 'eddm-retail') &&
      (line.entry === (id === 'marketing' ? entry : 'origin') || id === 'eddm-retail') &&
      !line.id.startsWith('marketing-machinable') &&
      (sort === undefined ||
        line.sort === levelOf(sort, line.shape) ||
        line.sort === 'none' ||
        line.sort === 'route') &&
      (line.shape !== 'letter' || id !== 'single' || (line.isMetered ?? false) === isMetered),
  );
  const prices = lines.flatMap((line) => {
    const postage = postageForPiece(piece, { price: line.id, pieces }, currentPrices);
    return postage.ok
      ? [{ line, mills: postage.value.millsEach, surcharge: postage.value.surchargeMills }]
      : [];
  });
  const sorted = prices.toSorted((one, other) => one.mills - other.mills);
  const [least] = sorted;
  const most = sorted.at(-1);
  if (!least || !most) return undefined;
  return {
    id,
    name: className(id),
    low: least.mills,
    high: most.mills,
    surcharge: least.surcharge,
    lines: [least.line, most.line],
  };
}

/** The level between 5-Digit and Mixed is AADC for letters and 3-Digit for flats; people call either by both names. */
export const levelOf = (sort: Sort, shape: PriceShape): Sort =>
  sort === 'aadc' || sort === '3-digit' ? (shape === 'flat' ? '3-digit' : 'aadc') : sort;

/** The sort level that a text names. @param shape of the mail; undefined as long as it isn't known */
export function sortNamed(question: Question, shape: PriceShape = 'letter'): Sort | undefined {
  if (has(question, '5-digit', '5 digit', 'five digit', 'five-digit')) return '5-digit';
  if (has(question, 'mixed')) return 'mixed';
  return has(question, '3-digit', '3 digit', 'aadc') ? levelOf('aadc', shape) : undefined;
}

/** Mail entered at the destination’s facility. */
export const isDropShipped = (question: Question): boolean =>
  has(question, ...phrases('dscf, scf, drop ship, drop-ship, dropship, drop shipped, drop-shipped')) &&
  !isNegated(question, 'drop ship', 'drop-ship', 'dropship', 'dscf', 'scf');
