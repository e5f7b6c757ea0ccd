import { decimalText } from '@printpartner/print-knowledge/figures';
import { stockOf } from '@printpartner/print-knowledge/paper';
import { largeFrom, mailShape, productFigure, thicknessLimits } from '@printpartner/print-knowledge/mail';
import type { Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import { pieceSize, mailEntry, thousandths } from './mail-figures.ts';
import { calipersOf } from './paper-calipers.ts';
import { verdictWord } from './turned-verdict.ts';
import { addressed, typedSizes } from './typed-sizes.ts';

/** Whether the caliper is within the card price. */
export function ofCardPrice(question: Question): Draft | undefined {
  const calipers = question.values.papers.flatMap(calipersOf);
  const [size] = typedSizes(question);
  const card = mailShape('card');
  if (calipers.length === 0) return undefined;
  const { height, length } = size
    ? addressed(question, size)
    : { height: card.maxHeight, length: card.maxLength };
  const isSize = height <= card.maxHeight && length <= card.maxLength;
  const lines = calipers.map(({ name, caliper }) => {
    const isThickness = caliper >= card.minThickness && caliper <= card.maxThickness;
    return `**${verdictWord(question, isSize && isThickness)}**, ${name} is ${thousandths(caliper)}${isThickness ? '' : caliper > card.maxThickness ? ', too thick' : ', too thin'}.`;
  });
  return answers(
    `${lines.join(' ')} The card price takes ${thousandths(card.minThickness)} to **${thousandths(card.maxThickness)}** up to **${pieceSize(card.maxHeight, card.maxLength)}**; larger or thicker cards pay the letter price.`,
    [mailEntry.card, ...calipers.map(({ cites }) => cites)],
  );
}

/** The minimum thickness of a size. */
export function ofSize(size: { height: number; length: number }): Draft | undefined {
  const limits = thicknessLimits(size);
  if (!limits.ok) return undefined;
  const { shape, min, max, isLarge } = limits.value;
  const why =
    shape === 'flat'
      ? 'It mails as a flat.'
      : isLarge
        ? `It’s over ${pieceSize(largeFrom.height, largeFrom.length)}, so the higher minimum counts.`
        : `Over ${pieceSize(largeFrom.height, largeFrom.length)} the minimum is ${thousandths(mailShape('letter').minThicknessLarge)}.`;
  return answers(
    `A ${pieceSize(size.height, size.length)} piece must be at least **${thousandths(min)}** (${decimalText(min * 1000, 1)} pt) thick and at most ${thousandths(max)}. ${why} ${stockAdvice(isLarge)}`,
    [mailEntry.shapes, mailEntry.postcardStock],
  );
}

/** The guide’s stock for postcards. */
export const stockAdvice = (isLarge: boolean): string => {
  const { product } = productFigure('postcard-stock');
  return `Our guide asks for ${product} for postcards${isLarge ? `; 100# gloss cover (${thousandths(stockOf('100-gloss-cover')?.caliperIn ?? 0)}) is borderline at this size` : ''}.`;
};

/** A typed caliper beside the minimum of a size. */
export function ofTypedThickness(
  question: Question,
  size: { height: number; length: number },
  thickness: number,
): Draft | undefined {
  const limits = thicknessLimits(size);
  if (!limits.ok) return undefined;
  const { min, isLarge } = limits.value;
  const how =
    thickness === min
      ? 'exactly the minimum, so a mill’s ±5% can make it too thin: measure the stock.'
      : thickness < min
        ? 'too thin.'
        : 'thick enough.';
  const over = isLarge ? ` over ${pieceSize(largeFrom.height, largeFrom.length)}` : '';
  return answers(
    `**${verdictWord(question, thickness >= min)}**, a ${pieceSize(size.height, size.length)} piece needs **${thousandths(min)}**${over}; ${thousandths(thickness)} is ${how} ${stockAdvice(isLarge)}`,
    [mailEntry.shapes, mailEntry.postcardStock],
  );
}
