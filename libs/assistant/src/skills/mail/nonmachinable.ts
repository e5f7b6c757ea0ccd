import { rounded } from '@printpartner/print-knowledge/figures';
import {
  aspectLimits,
  aspectRatioOf,
  classifyPiece,
  mailShape,
  nonmachinableFeatures,
} from '@printpartner/print-knowledge/mail';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { envelopesNamed } from './envelope-names.ts';
import { mailedFold } from './folded-insert.ts';
import { pieceSize, mailEntry, PRICES_DATED, pricesFrom, step, working } from './mail-figures.ts';
import { featuresOf, readPiece } from './mail-piece.ts';
import { isAboutMail, nounOf } from './mail-terms.ts';
import { phrases } from './phrases.ts';
import { squareRule, squaresOf } from './square-letters.ts';
import { added, sum, withSurcharge } from './surcharge-text.ts';
import { verdictWord } from './turned-verdict.ts';
import { typedSizes } from './typed-sizes.ts';

const aspectTerms = phrases(
  'aspect, aspect ratio, ratio, proportion, length to height, too square, too narrow',
  'too skinny, skinny',
);
/** The ratio as its formula: `length divided by height`, `l/h`. */
const DIVIDED =
  /\b(?:length|long side|width) ?(?:\/|÷|divided by|over|by) ?(?:the )?(?:height|short side)\b|\bl ?[/÷] ?h\b/;
const machineTerms = phrases(
  'nonmachinable, non-machinable, non machinable, unmachinable, machinable, machineable',
  'non-machineable, nonmachineable, surcharge',
);

/** Aspect ratio, surcharge, and what makes a letter nonmachinable. */
export const nonmachinable: Skill = {
  id: 'mail-nonmachinable',
  answer: (question) => {
    const [size] = measuredSizes(question);
    const isSquare =
      size !== undefined
        ? size.width === size.height && !mailedFold(question, size, false)
        : has(question, 'square');
    if (
      (has(question, ...aspectTerms) || DIVIDED.test(question.text)) &&
      (isAboutMail(question) ||
        size ||
        DIVIDED.test(question.text) ||
        has(question, 'aspect ratio', 'postcard', 'letter'))
    )
      return size ? ratioOf({ ...question, text: question.text.replace(DIVIDED, 'ratio') }) : ratioRule();
    if (
      UPRIGHT.test(question.text) &&
      !size &&
      (isAboutMail(question) || has(question, 'postcard', 'card', 'invite'))
    )
      return upright(question);
    const isStiff =
      has(question, 'polybag', 'polybagged') ||
      (nounOf(question) === 'letter' && featuresOf(question).includes('rigid'));
    const isEnclosed =
      (nounOf(question) === 'letter' || nounOf(question) === 'envelope') &&
      featuresOf(question).includes('uneven') &&
      has(question, 'inside', 'with', 'put', 'include', 'enclose', 'stick', 'add', 'mail', 'send');
    const isFeatureExtra =
      featuresOf(question).length > 0 &&
      (nounOf(question) === 'letter' || nounOf(question) === 'envelope') &&
      has(question, 'extra', 'fee', 'charge', 'more to mail');
    const isSquareExtra =
      has(question, 'square') &&
      has(question, 'extra', 'charge', 'fee', 'envelope', 'invitation', 'invite') &&
      has(question, 'extra', 'charge', 'fee', 'stamp');
    const isSquareSent =
      has(question, 'square') && has(question, 'send', 'more', 'cost') && SENT_PIECE.test(question.text);
    if (
      !has(question, ...machineTerms) &&
      !isAboutMail(question) &&
      !isStiff &&
      !isEnclosed &&
      !isFeatureExtra &&
      !isSquareExtra &&
      !isSquareSent
    )
      return undefined;
    const features = featuresOf(question);
    if (
      features.length > 0 &&
      typedSizes(question).length === 0 &&
      question.values.ounces === undefined &&
      envelopesNamed(question).length > 0
    )
      return ofFeatures(question);
    if (envelopesNamed(question).length > 0) return undefined;
    if (
      isSquare &&
      (has(question, ...machineTerms, 'square', 'extra', 'fee', 'stamp', 'postage', 'cost', 'charge') ||
        isAboutMail(question))
    )
      return size ? squaresOf(question) : squareRule(question);
    if (
      features.length > 0 &&
      !size &&
      question.values.ounces === undefined &&
      !has(question, 'plastic coil')
    )
      return ofFeatures(question);
    if (!has(question, ...machineTerms) || size) return undefined;
    return general();
  },
};

const SENT_PIECE =
  /\b(?:cards?|envelopes?|letters?|invit\w+)\b.*\bsend\b|\bsend\w*\b.*\b(?:cards?|envelopes?|letters?|invit\w+)\b/;

const UPRIGHT =
  /\b(?:vertical|portrait|upright)\b.*\b(?:cost|more|extra|surcharge|ok|okay|mail|mailed|allowed|address)\b|\b(?:cost|extra|surcharge|mail)\b.*\b(?:vertical|portrait|upright)\b/;

/** A piece whose address may be along the short side. */
const upright = (question: Question): Draft =>
  answers(
    `${asksYesNo(question) ? '**It depends on the address.** ' : ''}Parallel to the **short side**, it makes a letter nonmachinable: ${added()} more at First-Class (${pricesFrom}). With the address along the long side, the design itself may be upright without a surcharge.`,
    [mailEntry.nonmachinable],
  );

/** Typed sizes, or those of the named envelopes. */
const measuredSizes = (question: Question): readonly TrimSize[] => {
  const typed = typedSizes(question);
  return typed.length > 0 ? typed : envelopesNamed(question).map(({ size }) => size);
};

function ratioRule(): Draft {
  const { min, max } = aspectLimits;
  return answers(
    `Length ÷ height must be **${min} to ${max}** for a machinable letter. The length is the side parallel to the address. Outside of it, a First-Class letter pays a ${added()} nonmachinable surcharge (${pricesFrom}); a square has a ratio of 1.`,
    [mailEntry.nonmachinable],
  );
}

function ratioOf(question: Question): Draft | undefined {
  const drafts = measuredSizes(question)
    .slice(0, 3)
    .flatMap((size) => {
      const read = readPiece(question, size);
      if (!read) return [];
      const { height, length } = read.piece;
      const ratio = aspectRatioOf(read.piece);
      const isInside = ratio >= aspectLimits.min && ratio <= aspectLimits.max;
      const classified = classifyPiece(read.piece);
      const isFlat = classified.ok && classified.value.shape === 'flat';
      const verdict = isFlat
        ? 'it’s a flat, which has no aspect ratio rule'
        : isInside
          ? 'machinable'
          : 'nonmachinable';
      const lead = isFlat || !asksYesNo(question) ? '' : `**${verdictWord(question, isInside)}.** `;
      return [
        {
          text: `${lead}${pieceSize(height, length)} has an aspect ratio of **${rounded(ratio, 2)}**: ${verdict}.`,
          steps: [step('Length ÷ height', `${length} ÷ ${height}`, rounded(ratio, 2))],
          assumed: read.assumed.slice(0, 1),
        },
      ];
    });
  if (drafts.length === 0) return undefined;
  return answers(
    `${drafts.map(({ text }) => text).join(' ')} USPS wants length ÷ height from **${aspectLimits.min} to ${aspectLimits.max}**; outside, a First-Class letter pays ${added()} more (${pricesFrom}).`,
    [mailEntry.nonmachinable],
    { workings: drafts.map(({ steps, assumed }) => working('Aspect ratio', steps, assumed)) },
  );
}

function ofFeatures(question: Question): Draft {
  const found = nonmachinableFeatures.filter(({ id }) => featuresOf(question).includes(id));
  return answers(
    `${surchargeVerdict(question)}It makes a letter **nonmachinable**: ${found.map(({ reason }) => reason).join(' ')} A First-Class letter pays **${added()}** more, ${withSurcharge()} stamped at 1 oz. A flat has to bend and be evenly thick, or it’s a parcel. ${PRICES_DATED}`,
    [mailEntry.nonmachinable],
  );
}

/** Whether it can be mailed so: at the usual price it can’t. */
const surchargeVerdict = (question: Question): string =>
  !asksYesNo(question) || !/\b(?:can|could|may|ok|okay|allowed)\b/.test(question.text)
    ? ''
    : has(question, ...phrases('regular, normal, same, letter rate, one stamp, a stamp, single stamp'))
      ? '**No, it pays a surcharge.** '
      : '**Yes, at a surcharge.** ';

function general(): Draft {
  const { min, max } = aspectLimits;
  const { minThicknessLarge } = mailShape('letter');
  const features = nonmachinableFeatures.map(({ name }) => `- ${name}`).join('\n');
  return answers(
    `A nonmachinable First-Class letter pays **${added()}** more: ${sum()} = **${withSurcharge()}** stamped at 1 oz (${pricesFrom}). Any one of these makes it nonmachinable:\n\n- Length ÷ height below ${min} or above ${max}, so every square\n- Thinner than ${minThicknessLarge} in over 4-1/4 in high or 6 in long\n${features}\n- Address parallel to the short side`,
    [mailEntry.nonmachinable],
  );
}
