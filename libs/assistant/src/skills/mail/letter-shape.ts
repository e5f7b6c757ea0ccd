import {
  aspectLimits,
  classifyPiece,
  currentPrices,
  isCommercialCard,
  mailShape,
  postageForPiece,
  type Classification,
} from '@printpartner/print-knowledge/mail';
import { priceText } from '@printpartner/print-knowledge/figures';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { opening } from '@printpartner/print-search/answers';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { asksRules, asksSize } from './asked-measure.ts';
import {
  inches,
  mailEntry,
  millsOf,
  ouncesText,
  pricesFrom,
  step,
  thousandths,
  working,
} from './mail-figures.ts';
import { readPiece, type ReadPiece } from './mail-piece.ts';
import { isAboutMail, nounOf, type Noun } from './mail-terms.ts';
import { typedSizes } from './typed-sizes.ts';
import { phrases } from './phrases.ts';

const classTerms = [
  'letter',
  'flat',
  'parcel',
  'package',
  'shape',
  'class',
  'machinable',
  'nonmachinable',
  'mailable',
  'large envelope',
].concat([
  'mail as',
  'mails as',
  'go as',
  'count as',
  'considered',
  'classified',
  'category',
  'qualify',
  'qualifies',
  'card price',
  'card rate',
  'postcard rate',
  'postcard price',
]);

/** `is 6x11 a letter`, `does 8.5x11 mail flat`, `can I mail a 4x4 card`: the USPS shape of a size. */
export const letterShape: Skill = {
  id: 'mail-shape',
  answer: (question) => {
    const sizes = typedSizes(question);
    const isPostcard = has(question, 'postcard', 'post card');
    if (sizes.length === 0 || has(question, 'weigh', 'print', 'bleed', 'insert')) return undefined;
    if (
      !has(question, ...classTerms) &&
      !(
        (isAboutMail(question) || isPostcard) &&
        (asksRules(question) || asksSize(question) || isAboutMail(question))
      )
    )
      return undefined;
    if (nounOf(question) === 'letter' && !isAboutMail(question) && !has(question, ...classTerms))
      return undefined;
    const drafts = distinct(sizes)
      .slice(0, 3)
      .flatMap((size) => shapeOf(question, size) ?? []);
    const [first, ...others] = drafts;
    if (!first || others.length === 0) return first;
    return answers(drafts.map(({ text }) => `- ${text.split('\n\n')[0] ?? text}`).join('\n'), first.cites, {
      workings: drafts.flatMap(({ workings = [] }) => workings),
    });
  },
};

/** “Letter” and “flat” name the answer here, not the piece. */
function shapeNoun(question: Question): Noun {
  const noun = nounOf(question);
  return noun === undefined || noun === 'letter' || noun === 'flat'
    ? has(question, 'envelope')
      ? 'envelope'
      : 'card'
    : noun;
}

/** Without the same size turned. */
const distinct = (sizes: readonly TrimSize[]): readonly TrimSize[] =>
  sizes.filter((size, place) => sizes.findIndex((other) => areaKey(other) === areaKey(size)) === place);
const areaKey = ({ width, height }: TrimSize): string =>
  [width, height].toSorted((one, other) => one - other).join('x');

/** The shape of one size, with the reason and the price that follows from it. */
export function shapeOf(question: Question, size: TrimSize): Draft | undefined {
  const read = readPiece(question, size, shapeNoun(question));
  const outcome = read && classifyPiece(read.piece);
  if (!read || !outcome?.ok) return undefined;
  const found = outcome.value;
  const { height, length } = read.piece;
  const assumed = [...read.assumed];
  return answers(
    [
      verdictOf(question, found),
      sentence(read, found),
      priceSentence(read, found),
      foldedSentence(read, found),
    ]
      .filter((text) => text !== '')
      .join(' '),
    [
      mailEntry[citedShape(found)],
      mailEntry.shapes,
      ...(found.nonmachinableReasons.length > 0 ? [mailEntry.nonmachinable] : []),
    ],
    {
      workings: [
        working(
          `Shape of ${inches(height, length)}`,
          [
            ...read.steps,
            step('Length ÷ height', `${length} ÷ ${height}`, found.aspect.ratio.toFixed(2)),
            step(
              'Letter maximum',
              limitText(),
              found.shape === 'flat' || found.shape === 'none' ? 'exceeded' : 'met',
            ),
          ],
          assumed,
          opening('mail-shape', {
            height: String(height),
            length: String(length),
            thickness: String(read.piece.thickness),
            weight: String(read.piece.weight),
            type: read.piece.pieceType,
          }),
        ),
      ],
      specs: { form: 'custom', values: { flatSize: `${length} × ${height} in` } },
    },
  );
}

const CARD_PRICE = phrases(
  'card price, card rate, postcard rate, postcard price, post card rate, post card price',
  'postcard stamp',
);
const CLOSED =
  /^(?:is|are|does|do|can|will|would|could|should|may)\b|\b(?:can|does|will|would|is|are) (?:my|a|an|the|it|this|i|we|these|\d)/;

/** “Yes” or “No” where the question names one shape and asks whether it's that. */
function verdictOf(question: Question, { shape, machinability }: Classification): string {
  if (!CLOSED.test(question.text)) return '';
  if (has(question, ...CARD_PRICE))
    return shape === 'card' ? '**Yes.**' : '**No**, not at the single-piece card price.';
  const named = (['letter', 'flat', 'parcel'] as const).filter((one) => has(question, one));
  if (has(question, 'machinable'))
    return shape === 'flat' || shape === 'none'
      ? ''
      : machinability === 'machinable'
        ? '**Yes.**'
        : '**No.**';
  const [only] = named;
  if (!only || named.length > 1) return '';
  return only === shape || (only === 'parcel' && shape === 'none') ? '**Yes.**' : '**No.**';
}

const citedShape = (found: Classification): 'card' | 'letter' | 'flat' =>
  found.shape === 'none' ? 'flat' : found.shape;

function limitText(): string {
  const { maxHeight, maxLength, maxThickness } = mailShape('letter');
  return `${inches(maxHeight, maxLength)}, ${thousandths(maxThickness)}`;
}

function sentence({ piece, noun }: ReadPiece, found: Classification): string {
  const sized = inches(piece.height, piece.length);
  const { shape, machinability, nonmachinableReasons, isParcel, isHeavyLetter } = found;
  const letter = mailShape('letter');
  if (shape === 'none') {
    if (found.rotated)
      return `${inches(piece.length, piece.height)} mails as a **${found.rotated}** only with the address parallel to the long side. Parallel to the short side it would be ${inches(piece.height, piece.length)}, higher than a letter may be.`;
    if (isParcel)
      return `${sized} is **not a card, letter or flat**: it mails as a parcel. The largest flat is ${inches(mailShape('flat').maxHeight, mailShape('flat').maxLength)}, ${thousandths(mailShape('flat').maxThickness)} thick.`;
    return `${sized} is **too small or too thin to mail**. Mail has to be at least **${inches(letter.minHeight, letter.minLength)}** and ${thousandths(letter.minThickness)} thick.`;
  }
  if (shape === 'flat') {
    const why = isHeavyLetter
      ? `it weighs more than ${letter.maxWeight} oz`
      : `a letter ends at ${limitText()}`;
    return `${sized} mails as a **flat** (large envelope): ${why}.`;
  }
  const name = shape === 'card' ? 'postcard at the card price' : 'letter';
  if (machinability === 'nonmachinable')
    return `${sized} mails as a **nonmachinable ${shape}**. ${nonmachinableReasons.join(' ')}`;
  const ratio = `length ÷ height is ${found.aspect.ratio.toFixed(2)}, inside ${aspectLimits.min}–${aspectLimits.max}`;
  const sealed = noun === 'self-mailer' || noun === 'folded' ? ' once it’s sealed with tabs or glue' : '';
  return `${sized} mails as a **${name}**${sealed}, machinable (${ratio}).`;
}

function priceSentence({ piece }: ReadPiece, found: Classification): string {
  const { shape } = found;
  if (shape === 'none') return '';
  const stamp = millsOf('letter-stamp');
  const line = ({ card: 'card', letter: 'letter-stamp', flat: 'flat' } as const)[shape];
  const paid = postageForPiece(piece, { price: line, pieces: 1 }, currentPrices);
  if (!paid.ok)
    return `Our tables price First-Class flats only up to 1 oz (${priceText(millsOf('flat'))}); ask your post office for ${ouncesText(piece.weight)}.`;
  const { millsEach, surchargeMills } = paid.value;
  if (shape === 'card') return `Single-piece card price: ${priceText(millsEach)} (${pricesFrom}).`;
  if (shape === 'flat')
    return `Single-piece flat price at 1 oz: ${priceText(millsEach)}, against ${priceText(stamp)} for a letter (${pricesFrom}).`;
  const upTo = paid.value.line.tiers.find(({ upTo: most }) => piece.weight <= most)?.upTo ?? 1;
  if (surchargeMills > 0)
    return `Stamped at ${upTo} oz it pays the ${priceText(surchargeMills)} surcharge: ${priceText(millsEach)} (${pricesFrom}).`;
  const card = isCommercialCard(found)
    ? ` Only commercial presort mail (permit, 500 pieces) gets the card price up to ${inches(mailShape('commercial-card').maxHeight, mailShape('commercial-card').maxLength)}; single pieces pay the letter price.`
    : '';
  return `Stamped at ${upTo} oz: ${priceText(millsEach)} (${pricesFrom}).${card}`;
}

/** A sheet that is a flat unfolded and a letter folded once. */
function foldedSentence({ piece, noun }: ReadPiece, { shape, isHeavyLetter }: Classification): string {
  const { height, length } = piece;
  const most = mailShape('self-mailer');
  if (shape === 'flat' && noun === 'self-mailer')
    return `As a machinable self-mailer it may be up to ${inches(most.maxHeight, most.maxLength)} folded.`;
  if (shape !== 'flat' || isHeavyLetter || noun === 'envelope' || noun === 'booklet') return '';
  const half = { height: Math.min(height, length / 2), length: Math.max(height, length / 2) };
  const letter = mailShape('letter');
  return half.height <= letter.maxHeight && half.length <= letter.maxLength
    ? `Folded once to ${inches(half.height, half.length)} and sealed, it mails as a letter.`
    : '';
}
