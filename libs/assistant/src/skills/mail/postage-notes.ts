import { mailClassOf } from '@printpartner/print-knowledge/mail';
import { priceText } from '@printpartner/print-knowledge/figures';
import { asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import { saves } from './asked-measure.ts';
import { classPrice, isDropShipped, sortNamed, type ClassPrice } from './class-prices.ts';
import { millsOf } from './mail-figures.ts';
import { phrases } from './phrases.ts';
import type { PricedPiece } from './postage-piece.ts';
import { totalText } from './postage-text.ts';

/** What entry at the DSCF saves against entry at origin. */
export function entryNotes(question: Question, { piece }: PricedPiece): readonly string[] {
  const { quantity } = question.values;
  if (!isDropShipped(question) || !asksSaving(question) || quantity === undefined) return [];
  const [origin, dropped] = (['origin', 'dscf'] as const).map((entry) =>
    classPrice(piece, 'marketing', quantity, false, sortNamed(question), entry),
  );
  if (!origin || !dropped || origin.low === dropped.low) return [];
  const saved = origin.low - dropped.low;
  return [
    `Entry at the DSCF saves **${totalText({ low: saved, high: saved }, quantity)}** against entry at origin: ${priceText(origin.low)} against ${priceText(dropped.low)} each.`,
  ];
}

/** `do I need two stamps`: the named count against what the piece takes. */
export function stampVerdict(question: Question, { id, low }: ClassPrice): string {
  const asksLetter = /\b(?:letter|forever|regular|first[- ]class|full) stamp\b/.test(question.text);
  if (asksLetter && low === millsOf('card') && asksYesNo(question))
    return '**No**, the card price is enough. ';
  const [, named] = /\b(\d|one|two|three) stamps?\b/.exec(question.text) ?? [];
  if (
    named === undefined ||
    id !== 'single' ||
    !/\b(?:do|does|will|is|are|would|enough)\b/.test(question.text)
  )
    return '';
  const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };
  const needed = Math.ceil(low / millsOf('letter-stamp'));
  const isRight = (counts[named] ?? Number(named)) === needed;
  return `**${isRight ? 'Yes' : 'No'}**, it takes ${needed} Forever ${needed === 1 ? 'stamp' : 'stamps'}. `;
}

/** A card beyond the card price: `do oversize postcards cost more`. */
export const moreVerdict = (question: Question, { noun }: PricedPiece, { id, low }: ClassPrice): string =>
  asksYesNo(question) &&
  noun === 'card' &&
  id === 'single' &&
  low > millsOf('card') &&
  /\b(?:more|extra|higher)\b/.test(question.text) &&
  (question.values.quantity ?? 1) === 1
    ? `**Yes**, it pays the letter price, more than the ${priceText(millsOf('card'))} of a card. `
    : '';

/** How many Forever stamps cover a piece. */
export function stampNotes({ text, values }: Question, { id, low }: ClassPrice): readonly string[] {
  if (!/\bhow many (?:forever )?stamps\b/.test(text) || id !== 'single' || (values.quantity ?? 1) > 1)
    return [];
  const stamp = millsOf('letter-stamp');
  const count = Math.ceil(low / stamp);
  return [
    `**${count} Forever ${count === 1 ? 'stamp covers' : 'stamps cover'} it** (${priceText(stamp)} each).`,
  ];
}

/** Delivery times where the text asks for them, too. */
export const timeNotes = (question: Question): readonly string[] =>
  has(
    question,
    ...phrases('in-home, in home, in homes, days, arrive, arrives, by when, deadline, fast, faster'),
  ) && !has(question, 'a day', 'per day')
    ? [
        `Delivery: First-Class ${mailClassOf('single').delivery}, Marketing Mail ${mailClassOf('marketing').delivery}. For a date within days, choose First-Class.`,
      ]
    : [];

/** Whether it asks what one class saves against another. */
export const asksSaving = (question: Question): boolean =>
  saves(question) ||
  has(
    question,
    ...phrases('worth, discount, difference, instead of, rather than, vs, versus, compared', 'compare'),
  );
