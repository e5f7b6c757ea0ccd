import { has, type Question } from '../../question/question.ts';
import { valueSpans } from '../../question/value-spans.ts';
import { answers, asks, type Draft, type Skill } from '../skill.ts';
import { asksPrice, asksTime } from './asked-measure.ts';
import { sortNamed } from './class-prices.ts';
import { classesMentioned, classesNamed } from './classes-named.ts';
import { envelopesNamed } from './envelope-names.ts';
import { ouncesText, PRICES_DATED } from './mail-figures.ts';
import { isAboutMail, isNegated, nounOf } from './mail-terms.ts';
import { phrases } from './phrases.ts';
import { merged } from './postage-compared.ts';
import { isLetterAndFlat, pricedPieces } from './postage-piece.ts';
import { stampCorrection } from './stamp-claim.ts';
import { cardPriceTerms } from './shape-verdict.ts';
import { domesticPieces } from './unlisted-prices.ts';
import { withMailedQuantities } from './postage-quantities.ts';
import { typedSizes } from './typed-sizes.ts';

const sending = phrases(
  'mail, mailed, mailing, send, sending, postage, stamp, what class, which class, what mail class',
);

/** They ask for a price without saying so. */
const PRICED = phrases(
  'surcharge, economical, afford, worth, discount, postage meter, put on it, stick on it, stamps do i, stamps does, how many stamps, goes on it',
);

/** `5,000 6 × 9 postcards by marketing mail`: a mailing without a question. */
const isStatedMailing = (question: Question): boolean =>
  question.values.quantity !== undefined &&
  classesNamed(question).length > 0 &&
  nounOf(question) !== undefined &&
  !/\?|\b(?:is|are|can|could|what|how|which|do|does|will|should|when|why|who|where|rules?|minimum|enough|qualif\w+|days|long|forward\w*)\b/.test(
    question.text,
  );

/** `how do I mail 5,000 postcards`: the classes and what each costs. */
const HOW_TO_SEND = /\bhow (?:do|can|should|would) (?:i|we|you) (?:mail|send)\b/;

const PRINTING = phrases('print, printing, all-in, all in');

/** `postage for 5,000 6x9 postcards`, `cheapest way to mail 300 letters`, `how much do I save with presort`. */
export const postage: Skill = {
  id: 'postage',
  answer: (typed) => {
    const question = withMailedQuantities(typed);
    const isMail =
      isAboutMail(question) ||
      classesNamed(question).length > 0 ||
      has(question, ...sending) ||
      (question.values.ounces !== undefined && nounOf(question) === 'letter');
    const isShapeChoice = isLetterAndFlat(question) && question.values.quantity !== undefined;
    const isPrice =
      isStatedMailing(question) ||
      (HOW_TO_SEND.test(question.text) && question.values.quantity !== undefined) ||
      asksPrice(question) ||
      (classesNamed(question).length > 0 &&
        question.values.quantity !== undefined &&
        sortNamed(question) !== undefined) ||
      has(question, ...PRICED) ||
      (question.values.ounces !== undefined && has(question, 'stamped')) ||
      ((has(question, 'stamped', 'metered') ||
        ((classesNamed(question).length > 0 || isAboutMail(question)) &&
          question.values.quantity !== undefined)) &&
        has(question, 'total', 'altogether', 'in all')) ||
      isClassChoice(question) ||
      isShapeChoice;
    if (
      has(question, ...cardPriceTerms) &&
      typedSizes(question).length > 0 &&
      (question.values.quantity === undefined || CLAIM.test(question.text)) &&
      !has(question, 'how much', 'cost', 'total')
    )
      return undefined;
    if (isExtra(question)) return undefined;
    if (LARGEST_FOR_STAMP.test(question.text) && question.values.quantity === undefined) return undefined;
    if (
      has(question, 'permit') &&
      !isNegated(question, 'permit') &&
      question.values.quantity === undefined &&
      typedSizes(question).length === 0
    )
      return undefined;
    if (
      !isMail ||
      !isPrice ||
      (has(question, ...PRINTING) &&
        !has(
          question,
          'just postage',
          'just the postage',
          'only postage',
          'postage only',
          'without printing',
        ))
    )
      return undefined;
    const isPiece =
      typedSizes(question).length > 0 ||
      nounOf(question) !== undefined ||
      has(question, ...sending) ||
      classesNamed(question).length > 0;
    if (!isPiece) return undefined;
    const weights = comparedWeights(question);
    if (weights) return weights;
    const pieces = pricedPieces(question);
    if ('ask' in pieces)
      return question.values.quantity === undefined &&
        typedSizes(question).length === 0 &&
        nounOf(question) !== 'booklet'
        ? undefined
        : asks(pieces.ask);
    const found = merged(question, pieces);
    const draft = found && { ...found, text: `${stampCorrection(question)}${found.text}` };
    return draft && domesticPieces(typed) !== undefined
      ? {
          ...draft,
          text: `${draft.text} That’s for the pieces within the US; our tables have no international prices, so ask your post office for the others.`,
        }
      : draft;
  },
};

/** `biggest envelope for one stamp`: a size. */
const LARGEST_FOR_STAMP =
  /\b(?:biggest|largest|max(?:imum)?|how (?:big|large))\b.*\b(?:letter (?:postage|rate|price)|(?:one|a|single|regular|forever|1) stamp)\b/;

/** The same piece at several weights: `what does 3 oz cost against 3.5 oz`. */
function comparedWeights(question: Question): Draft | undefined {
  const ounces = [
    ...new Set(valueSpans(question.text).flatMap(({ kind, value }) => (kind === 'ounces' ? [value] : []))),
  ];
  if (ounces.length < 2 || !COMPARES.test(question.text)) return undefined;
  const drafts = ounces.slice(0, 3).flatMap((weight) => {
    const { isOverOunces: _bound, ...values } = question.values;
    const one: Question = { ...question, values: { ...values, ounces: weight } };
    const pieces = pricedPieces(one);
    const draft = 'ask' in pieces ? undefined : merged(one, pieces);
    return draft ? [{ weight, draft }] : [];
  });
  const [first, second] = drafts;
  return (
    first &&
    second &&
    answers(
      drafts
        .map(
          ({ weight, draft }) =>
            `- ${ouncesText(weight)}: ${draft.text.replaceAll('\n', ' ').replace(` ${PRICES_DATED}`, '')}`,
        )
        .join('\n') + `\n\n${PRICES_DATED}`,
      first.draft.cites,
      { workings: drafts.flatMap(({ draft }) => draft.workings ?? []) },
    )
  );
}

const COMPARES = /\b(?:diff\w*|vs|versus|against|compared?|between|than|or)\b/;

/** A claim to be checked, which asks for no total. */
const CLAIM = /\b(?:is|are) (?:that|this|he|she|they) (?:true|right|correct|so)\b|\b(?:true|right|correct)$/;

/** Two classes for a quantity. */
const isClassChoice = (question: Question): boolean =>
  classesMentioned(question).length > 1 &&
  question.values.quantity !== undefined &&
  !asksTime(question) &&
  has(question, 'or', 'vs', 'versus', 'compare', 'compared', 'against');

/** Whether an envelope costs more than a stamp is a fact of the envelope. */
const isExtra = (question: Question): boolean =>
  question.values.quantity === undefined &&
  has(
    question,
    'letter rate',
    'letter price',
    'extra',
    'surcharge',
    'more to mail',
    'more postage',
    'additional postage',
  ) &&
  (has(question, 'envelope') || envelopesNamed(question).length > 0);
