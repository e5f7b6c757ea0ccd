import { classifyPiece, mailClassOf, type MailClassId } from '@printpartner/print-knowledge/mail';
import { countText } from '@printpartner/print-knowledge/figures';
import { opening } from '@printpartner/print-search/answers';
import { has, type Question } from '../../question/question.ts';
import { answers, asks, type Draft, type Skill } from '../skill.ts';
import { asksPrice, asksTime } from './asked-measure.ts';
import { isDropShipped, sortNamed, classPrice, classPrices, type ClassPrice } from './class-prices.ts';
import { classesMentioned, classesNamed } from './classes-named.ts';
import { mailEntry, PRICES_DATED, working } from './mail-figures.ts';
import { isAboutMail, isNegated, nounOf } from './mail-terms.ts';
import { phrases } from './phrases.ts';
import { meterAndStamp, single, compared, notesOf } from './postage-lead.ts';
import { pricedPieces, type PricedPiece } from './postage-piece.ts';
import { priceStep, totalText } from './postage-text.ts';
import { unpriced } from './postage-unpriced.ts';
import { typedSizes } from './typed-sizes.ts';

const sending = phrases('mail, mailed, mailing, send, sending, postage, stamp');

const PRINTING = phrases('print, printing, all-in, all in');

/** `postage for 5,000 6x9 postcards`, `cheapest way to mail 300 letters`, `how much do I save with presort`. */
export const postage: Skill = {
  id: 'postage',
  answer: (question) => {
    const isMail = isAboutMail(question) || classesNamed(question).length > 0 || has(question, ...sending);
    const isPrice =
      asksPrice(question) ||
      has(question, 'surcharge', 'economical', 'afford', 'worth') ||
      isClassChoice(question);
    if (
      has(question, ...cardRates) &&
      typedSizes(question).length > 0 &&
      question.values.quantity === undefined &&
      !has(question, 'how much', 'cost')
    )
      return undefined;
    if (isExtra(question)) return undefined;
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
      typedSizes(question).length > 0 || nounOf(question) !== undefined || has(question, ...sending);
    if (!isPiece) return undefined;
    const pieces = pricedPieces(question);
    if ('ask' in pieces)
      return question.values.quantity === undefined &&
        typedSizes(question).length === 0 &&
        nounOf(question) !== 'booklet'
        ? undefined
        : asks(pieces.ask);
    return merged(question, pieces);
  },
};

/** One answer for several sizes, or for several quantities of one size. */
function merged(question: Question, pieces: readonly PricedPiece[]): Draft | undefined {
  const { quantities } = question.values;
  const [only, ...more] = pieces;
  const asked: readonly [Question, PricedPiece][] =
    only && more.length === 0 && quantities.length > 1
      ? quantities
          .slice(0, 4)
          .map((quantity) => [{ ...question, values: { ...question.values, quantity } }, only])
      : pieces.map((piece) => [question, piece]);
  const drafts = asked.flatMap(([one, piece]) => priced(one, piece) ?? []);
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

/** What the cheaper of two sizes saves in the same class. */
function differenceText(question: Question, pieces: readonly PricedPiece[]): string {
  const { quantity = 1 } = question.values;
  const [one, other, ...more] = pieces;
  const [id] = classesNamed(question);
  const isMailing = quantity >= mailClassOf('marketing').minPieces;
  if (!one || !other || more.length > 0) return '';
  const [first, second] = [one, other].map(({ piece }) =>
    classPrice(piece, id ?? (isMailing ? 'marketing' : 'single'), quantity),
  );
  if (!first || !second || first.low === second.low) return '';
  const [cheap, dear] = first.low < second.low ? [first, second] : [second, first];
  const saved = { low: dear.low - cheap.low, high: dear.high - cheap.high };
  return `\n\nDifference by ${first.name}: **${totalText(saved, quantity)}**${quantity === 1 ? ' each' : ''}.`;
}

const cardRates = phrases(
  'postcard stamp on, post card stamp on, card rate, card price, postcard rate, postcard price, post card rate, post card price',
);

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
  has(question, 'envelope');

function priced(question: Question, piece: PricedPiece): Draft | undefined {
  const found = classifyPiece(piece.piece);
  if (!found.ok) return undefined;
  const { quantity } = question.values;
  const isMetered = has(question, 'metered', 'meter') && !isNegated(question, 'metered');
  if (has(question, 'stamp', 'stamped') && has(question, 'meter', 'metered'))
    return meterAndStamp(piece, quantity);
  const mentioned = classesMentioned(question);
  const compares =
    mentioned.length === 1 && mentioned[0] !== 'single' ? [...mentioned, 'single' as const] : mentioned;
  const named = asksSaving(question) ? compares : classesNamed(question);
  const all = classPrices(
    piece.piece,
    quantity,
    isMetered,
    sortNamed(question),
    isDropShipped(question) ? 'dscf' : 'origin',
  ).filter(({ id }) => asksSaving(question) || !isExcluded(question, id));
  const asked = named.length > 0 ? all.filter(({ id }) => named.includes(id)) : undecided(question, all);
  if (asked.length === 0) return unpriced(piece, named, quantity);
  const [cheapest] = asked;
  if (!cheapest) return undefined;
  const lead =
    asked.length > 1 ? compared(question, piece, asked) : single(piece, cheapest, quantity, isMetered);
  const notes = notesOf(question, piece, named, all);
  return answers(
    [lead, ...notes, PRICES_DATED].join(' '),
    [
      mailEntry.postage,
      mailEntry[found.value.shape === 'none' ? 'flat' : found.value.shape],
      ...(cheapest.surcharge > 0 ? [mailEntry.nonmachinable] : []),
    ],
    {
      workings: [
        working(
          `Postage: ${quantity === undefined ? '' : `${countText(quantity)} × `}${piece.called}`,
          [...piece.steps, ...asked.map((price) => priceStep(price, quantity ?? 1))],
          piece.assumed,
          opening('postage', {
            height: String(piece.piece.height),
            length: String(piece.piece.length),
            thickness: String(piece.piece.thickness),
            weight: String(piece.piece.weight),
            type: piece.piece.pieceType,
            price: cheapest.lines[1].id,
            pieces: String(quantity ?? mailClassOf(cheapest.id).minPieces),
          }),
        ),
      ],
    },
  );
}

const excludedTerms: Partial<Record<MailClassId, readonly string[]>> = {
  'eddm-retail': ['eddm', 'every door direct'],
  marketing: ['marketing mail', 'bulk', 'standard mail'],
  commercial: ['presort', 'permit'],
  single: ['single piece', 'stamp', 'first class', 'first-class'],
};

const isExcluded = (question: Question, id: MailClassId): boolean =>
  isNegated(question, ...(excludedTerms[id] ?? []));

const asksSaving = (question: Question): boolean =>
  has(
    question,
    ...phrases(
      'worth, save, saving, savings, difference, instead of, rather than, vs, versus, compared',
      'compare',
    ),
  );

/** One piece pays the single-piece price; of a mailing all classes are compared. */
function undecided(question: Question, all: readonly ClassPrice[]): readonly ClassPrice[] {
  const { quantity } = question.values;
  // Personal mail goes First-Class.
  if (
    has(
      question,
      'invitation',
      'invite',
      'wedding',
      'bill',
      'invoice',
      'statement',
      'check',
      'greeting card',
      'holiday card',
    )
  )
    return all.filter(({ id }) => id === 'single' || (id === 'commercial' && quantity !== undefined));
  const isMailing = (quantity ?? 0) >= mailClassOf('marketing').minPieces;
  const isCompared = has(
    question,
    ...phrases(
      'cheap, cheaper, cheapest, save, saving, best rate, lowest, compare, options',
      'least expensive, economical, which class',
    ),
  );
  if (isMailing || isCompared)
    return all.filter(({ id }) => quantity !== undefined || isCompared || id === 'single');
  return all.filter(({ id }) => id === 'single');
}
