import { classifyPiece, mailClassOf, type MailClassId } from '@printpartner/print-knowledge/mail';
import { countText, priceText } from '@printpartner/print-knowledge/figures';
import { opening } from '@printpartner/print-search/answers';
import { decimalText } from '@printpartner/spec-sheet/arithmetic';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import { isDropShipped, sortNamed, classPrice, classPrices, type ClassPrice } from './class-prices.ts';
import { classesMentioned, classesNamed } from './classes-named.ts';
import { cardPriceTerms } from './shape-verdict.ts';
import { mailedSizes } from './typed-sizes.ts';
import { unweighedNote } from './enclosed-piece.ts';
import { mailEntry, PRICES_DATED, working } from './mail-figures.ts';
import { isNegated } from './mail-terms.ts';
import { phrases } from './phrases.ts';
import { surchargeNotes } from './postage-surcharge.ts';
import { meterAndStamp, single, compared, notesOf } from './postage-lead.ts';
import { permitNotes } from './permit-fees.ts';
import type { PricedPiece } from './postage-piece.ts';
import { priceStep, totalText } from './postage-text.ts';
import { unpriced } from './postage-unpriced.ts';

/** Postage of one piece in the named classes, or in all that it qualifies for. */
export function priced(
  question: Question,
  piece: PricedPiece,
  only?: readonly MailClassId[],
): Draft | undefined {
  const found = classifyPiece(piece.piece);
  if (!found.ok) return undefined;
  const { quantity } = question.values;
  const isMetered = has(question, 'metered', 'meter') && !isNegated(question, 'metered');
  if (has(question, 'stamp', 'stamped') && has(question, 'meter', 'metered'))
    return meterAndStamp(piece, quantity);
  const mentioned = classesMentioned(question);
  const compares =
    mentioned.length === 1 && mentioned[0] !== 'single' ? [...mentioned, 'single' as const] : mentioned;
  const isCardPrice =
    found.value.shape === 'card' && has(question, ...cardPriceTerms) && classesNamed(question).length === 0;
  const named = isCardPrice
    ? (['single'] as const)
    : isPermitOrStamp(question)
      ? (['commercial', 'single'] as const)
      : asksSaving(question) && mailedSizes(question).length < 2
        ? compares
        : classesNamed(question);
  const all = classPrices(
    piece.piece,
    quantity,
    isMetered,
    sortNamed(question),
    isDropShipped(question) ? 'dscf' : 'origin',
  ).filter(
    ({ id }) =>
      (only === undefined || only.includes(id)) && (asksSaving(question) || !isExcluded(question, id)),
  );
  const asked = named.length > 0 ? all.filter(({ id }) => named.includes(id)) : undecided(question, all);
  if (asked.length === 0) {
    const draft = unpriced(piece, named, quantity);
    return draft && !draft.workings && piece.steps.length > 0
      ? { ...draft, workings: [working(`Weight: ${piece.called}`, piece.steps, piece.assumed)] }
      : draft;
  }
  const [cheapest] = asked;
  if (!cheapest) return undefined;
  const lead =
    asked.length > 1 ? compared(question, piece, asked) : single(piece, cheapest, quantity, isMetered);
  const notes = [
    ...surchargeNotes(question, piece, cheapest.surcharge > 0),
    ...unweighedNote(question),
    ...timeNotes(question),
    ...entryNotes(question, piece),
    ...permitNotes(question, asked),
    ...notesOf(question, piece, named, all),
  ];
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
            height: decimalText(piece.piece.height),
            length: decimalText(piece.piece.length),
            thickness: decimalText(piece.piece.thickness),
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

/** “Permit or stamps” at First-Class compares presorted mail with single pieces. */
const isPermitOrStamp = (question: Question): boolean =>
  has(question, 'permit') &&
  has(question, 'stamp', 'stamped') &&
  has(question, 'vs', 'versus', 'or', 'difference', 'save') &&
  !has(question, 'marketing mail', 'bulk', 'standard mail', 'nonprofit');

const excludedTerms: Partial<Record<MailClassId, readonly string[]>> = {
  'eddm-retail': ['eddm', 'every door direct'],
  marketing: ['marketing mail', 'bulk', 'standard mail'],
  commercial: ['presort', 'permit'],
  single: ['single piece', 'stamp', 'first class', 'first-class'],
};

const isExcluded = (question: Question, id: MailClassId): boolean =>
  isNegated(question, ...(excludedTerms[id] ?? []));

/** What entry at the DSCF saves against entry at origin. */
function entryNotes(question: Question, { piece }: PricedPiece): readonly string[] {
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

/** Delivery times where the text asks for them, too. */
const timeNotes = (question: Question): readonly string[] =>
  has(
    question,
    ...phrases('in-home, in home, in homes, days, arrive, arrives, by when, deadline, fast, faster'),
  ) && !has(question, 'a day', 'per day')
    ? [
        `Delivery: First-Class ${mailClassOf('single').delivery}, Marketing Mail ${mailClassOf('marketing').delivery}. For a date within days, choose First-Class.`,
      ]
    : [];

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
