import { aspectLimits, largeFrom, mailShape, type MailShape } from '@printpartner/print-knowledge/mail';
import { priceText } from '@printpartner/print-knowledge/figures';
import { fractionText } from '@printpartner/print-knowledge/measure';
import { asksYesNo } from '../../question/asked-form.ts';
import type { Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import { asksSize, asksThickness, asksWeight, endOf } from './asked-measure.ts';
import {
  EDDM_OVER,
  pieceSize,
  inchesAndDecimals,
  mailEntry,
  millsOf,
  pricesFrom,
  thousandths,
} from './mail-figures.ts';
import { verdictWord } from './turned-verdict.ts';

const overText = ({ over }: MailShape): string =>
  over
    ? `over ${fractionText(over.height)} in high, ${fractionText(over.length)} in long or ${fractionText(over.thickness)} in thick`
    : '';

/** Size, thickness or weight of a letter. */
export function limitsOf(question: Question, shape: MailShape): Draft {
  const cites = [mailEntry.letter, mailEntry.shapes];
  const end = endOf(question);
  const weight = `**${shape.maxWeight} oz**; heavier letters pay the flat price`;
  const thickness = `**${thousandths(shape.minThickness)}** to **${thousandths(shape.maxThickness)}** (1/4 in) thick; over ${pieceSize(largeFrom.height, largeFrom.length)} at least **${thousandths(shape.minThicknessLarge)}**`;
  if (asksThickness(question) && !asksWeight(question))
    return answers(
      `A letter is ${thickness}. Thicker ones are flats, up to ${fractionText(mailShape('flat').maxThickness)} in; above, parcels.`,
      cites,
    );
  if (asksWeight(question) && !asksSize(question))
    return answers(`A letter weighs at most ${weight}.`, cites);
  if (end === 'least')
    return answers(
      `The smallest letter is **${pieceSize(shape.minHeight, shape.minLength)}**, ${thousandths(shape.minThickness)} thick.`,
      cites,
    );
  return answers(
    `The largest letter is **${inchesAndDecimals(shape.maxHeight, shape.maxLength)}**, ${fractionText(shape.maxThickness)} in thick and ${shape.maxWeight} oz; the smallest is ${pieceSize(shape.minHeight, shape.minLength)}. Thickness: ${thickness.replaceAll('*', '')}. Length ÷ height must be ${aspectLimits.min} to ${aspectLimits.max}, or it pays a nonmachinable surcharge. Anything larger is a flat.`,
    cites,
  );
}

/** Size, thickness or weight of a flat. */
export function flatLimits(question: Question): Draft {
  const flat = mailShape('flat');
  const marketing = mailShape('marketing-flat');
  const cites = [mailEntry.flat, mailEntry['marketing-flat']];
  const weight = `**${flat.maxWeight} oz** at First-Class, under **${marketing.maxWeight} oz** at Marketing Mail (16 oz before July 2026)`;
  if (asksWeight(question) && !asksSize(question)) return answers(`A flat may weigh up to ${weight}.`, cites);
  if (asksThickness(question))
    return answers(
      `A flat is at most **${fractionText(flat.maxThickness)} in** (${flat.maxThickness}) thick and at least ${thousandths(flat.minThickness)}. It has to bend and be evenly thick.`,
      cites,
    );
  if (endOf(question) === 'least')
    return answers(
      `A flat is **${overText(flat)}**: one of these is enough. EDDM flats: over ${EDDM_OVER}.`,
      [...cites, mailEntry['eddm-flat']],
    );
  return answers(
    `The largest flat is **${pieceSize(flat.maxHeight, flat.maxLength)}**, ${fractionText(flat.maxThickness)} in (${flat.maxThickness}) thick. A flat (large envelope) is ${overText(flat)}. Weight: up to ${weight}. It has to bend, be evenly thick, with corners of 1/8 in radius or less.`,
    cites,
  );
}

const TOO = /\btoo thick\b/;

/** The shape of a piece that only names its thickness. */
export function ofThickness(question: Question, thickness: number): Draft {
  const letter = mailShape('letter');
  const flat = mailShape('flat');
  const shape =
    thickness > flat.maxThickness
      ? 'parcel'
      : thickness > letter.maxThickness
        ? 'flat'
        : thickness < letter.minThickness
          ? undefined
          : 'letter';
  const cites = [mailEntry.letter, mailEntry.flat];
  if (!shape)
    return answers(
      `${thousandths(thickness)} is **too thin to mail**: the minimum is **${thousandths(letter.minThickness)}**, ${thousandths(letter.minThicknessLarge)} over ${pieceSize(largeFrom.height, largeFrom.length)}.`,
      cites,
    );
  const named = /\bletter\b/.test(question.text) ? letter : /\bflat\b/.test(question.text) ? flat : undefined;
  const fits = named !== undefined && thickness <= named.maxThickness;
  return answers(
    `${(TOO.test(question.text) || asksYesNo(question)) && named ? `**${verdictWord(question, fits)}.** ` : ''}${thousandths(thickness)} thick is a **${shape}**: a letter ends at **${thousandths(letter.maxThickness)}** (1/4 in), a flat at ${thousandths(flat.maxThickness)} (3/4 in).`,
    cites,
  );
}

/** The ends of all mail. */
export function anyMail(question: Question): Draft {
  const letter = mailShape('letter');
  const flat = mailShape('flat');
  const thickness = `**${thousandths(letter.minThickness)}** up to ${pieceSize(largeFrom.height, largeFrom.length)}, **${thousandths(letter.minThicknessLarge)}** above`;
  if (endOf(question) === 'least')
    return answers(
      asksThickness(question)
        ? `Mail must be at least ${thickness}.`
        : `Mail up to 1/4 in thick must be at least **${inchesAndDecimals(letter.minHeight, letter.minLength)}** and ${thickness.replaceAll('*', '')} thick.`,
      [mailEntry.shapes],
    );
  return answers(
    `The largest letter is **${inchesAndDecimals(letter.maxHeight, letter.maxLength)}**, ${fractionText(letter.maxThickness)} in thick and ${letter.maxWeight} oz. The largest flat is **${pieceSize(flat.maxHeight, flat.maxLength)}**, ${fractionText(flat.maxThickness)} in (${flat.maxThickness}) thick and ${flat.maxWeight} oz at First-Class. Anything larger is a parcel.`,
    [mailEntry.letter, mailEntry.flat],
  );
}

/** Where a letter ends and a flat begins. */
export function letterAndFlat(): Draft {
  const letter = mailShape('letter');
  const flat = mailShape('flat');
  return answers(
    `A letter ends at **${inchesAndDecimals(letter.maxHeight, letter.maxLength)}**, **${fractionText(letter.maxThickness)} in** thick and **${letter.maxWeight} oz**. A piece over any one of these is a flat (large envelope), up to ${pieceSize(flat.maxHeight, flat.maxLength)}, ${fractionText(flat.maxThickness)} in thick and ${flat.maxWeight} oz at First-Class. At 1 oz a stamped letter costs ${priceText(millsOf('letter-stamp'))}, a flat ${priceText(millsOf('flat'))} (${pricesFrom}).`,
    [mailEntry.letter, mailEntry.flat, mailEntry.postage],
  );
}
