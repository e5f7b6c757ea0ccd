import { mailClassOf, type MailClassId } from '@printpartner/print-knowledge/mail';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import { classPrices, classPrice } from './class-prices.ts';
import { classesNamed } from './classes-named.ts';
import { mailEntry, working, PRICES_DATED } from './mail-figures.ts';
import type { PricedPiece } from './postage-piece.ts';
import { priced } from './postage-priced.ts';
import { eachText, totalText } from './postage-text.ts';

/** One answer for several sizes, or for several quantities of one size. */
export function merged(question: Question, pieces: readonly PricedPiece[]): Draft | undefined {
  const { quantities } = question.values;
  const [only, ...more] = pieces;
  const asked: readonly [Question, PricedPiece][] =
    only && more.length === 0 && quantities.length > 1
      ? quantities
          .slice(0, 4)
          .map((quantity) => [{ ...question, values: { ...question.values, quantity } }, only])
      : pieces.map((piece) => [question, piece]);
  const sizes =
    quantities.length === 0 && classesNamed(question).length === 0 && pieces.length > 1 && isCheaper(question)
      ? sizesCompared(pieces)
      : undefined;
  if (sizes) return sizes;
  const drafts = asked.flatMap(([one, piece]) => priced(one, piece, sharedClasses(question, pieces)) ?? []);
  const [first] = drafts;
  if (!first || drafts.length === 1) return first;
  const lines = drafts.map(
    ({ text }) =>
      `- ${text.replaceAll('\n\n- ', ' ').replaceAll('\n- ', '; ').replaceAll('\n', '').replace(` ${PRICES_DATED}`, '')}`,
  );
  return answers(`${lines.join('\n')}${differenceText(question, pieces)}\n\n${PRICES_DATED}`, first.cites, {
    workings: drafts.flatMap(({ workings = [] }) => workings),
  });
}

/** Sizes are compared only in classes that have a price for all of them. */
function sharedClasses(
  question: Question,
  pieces: readonly PricedPiece[],
): readonly MailClassId[] | undefined {
  const [first, ...others] = pieces.map(({ piece }) =>
    classPrices(piece, question.values.quantity).map(({ id }) => id),
  );
  const shared = first?.filter((id) => others.every((ids) => ids.includes(id))) ?? [];
  return others.length > 0 && shared.length > 0 && isCheaper(question) ? shared : undefined;
}

/** What the cheaper of two sizes saves in the same class. */
function differenceText(question: Question, pieces: readonly PricedPiece[]): string {
  const { quantity = 1 } = question.values;
  const [one, other, ...more] = pieces;
  const [id] = classesNamed(question);
  const isMailing = quantity >= mailClassOf('marketing').minPieces;
  if (!one || !other || more.length > 0) return '';
  const [first, second] = [one, other].map(({ piece }) =>
    classPrice(
      piece,
      id ?? (isMailing ? 'marketing' : 'single'),
      Math.max(quantity, mailClassOf(id ?? 'single').minPieces),
    ),
  );
  if (!first || !second) return '';
  if (first.low === second.low && first.high === second.high) return '\n\nThe postage is **the same**.';
  if (first.low === second.low) return '';
  const [cheap, dear] = first.low < second.low ? [first, second] : [second, first];
  const saved = { low: dear.low - cheap.low, high: dear.high - cheap.high };
  return `\n\nDifference by ${first.name}: **${totalText(saved, quantity)}**${quantity === 1 ? ' each' : ''}.`;
}

const isCheaper = (question: Question): boolean =>
  has(question, 'cheaper', 'cheapest', 'cheap', 'less expensive', 'least expensive', 'more expensive');

/** What each size pays in every class that takes it. */
function sizesCompared(pieces: readonly PricedPiece[]): Draft {
  const lines = pieces.map(({ piece, called }) => {
    const prices = classPrices(piece, undefined).map((price) => {
      const { minPieces } = mailClassOf(price.id);
      return `${price.name} **${eachText(price)}**${minPieces > 1 ? ` from ${minPieces} pieces` : ''}`;
    });
    return `- ${called}: ${prices.join('; ')}`;
  });
  return answers(`${lines.join('\n')}\n\n${PRICES_DATED}`, [mailEntry.postage], {
    workings: pieces.map(({ called, steps, assumed }) => working(`Postage: ${called}`, steps, assumed)),
  });
}
