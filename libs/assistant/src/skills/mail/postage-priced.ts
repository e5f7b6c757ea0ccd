import { classifyPiece, mailClassOf, type MailClassId } from '@printpartner/print-knowledge/mail';
import { countText } from '@printpartner/print-knowledge/figures';
import { inchText } from '@printpartner/print-knowledge/measure';
import { opening } from '@printpartner/print-search/answers';
import { has, type Question } from '../../question/question.ts';
import { exactly, type Result } from '../result.ts';
import { answers, type Draft } from '../skill.ts';
import { saves } from './asked-measure.ts';
import { isDropShipped, sortNamed, classPrices, type ClassPrice } from './class-prices.ts';
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
import { asksSaving, entryNotes, moreVerdict, stampNotes, stampVerdict, timeNotes } from './postage-notes.ts';
import { isPrivate } from './private-mail.ts';
import type { PricedPiece } from './postage-piece.ts';
import { eachText, priceStep } from './postage-text.ts';
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
  if (
    has(question, 'meter', 'metered') &&
    (has(question, 'stamp', 'stamped') || WORTH_METER.test(question.text))
  )
    return meterAndStamp(piece, quantity, WORTH_METER.test(question.text));
  const mentioned = classesMentioned(question);
  const compares = comparedWith(question, mentioned);
  const isCardPrice =
    found.value.shape === 'card' && has(question, ...cardPriceTerms) && classesNamed(question).length === 0;
  const named = isCardPrice
    ? (['single'] as const)
    : isPermitOrStamp(question)
      ? (['commercial', 'single'] as const)
      : asksSaving(question) && mailedSizes(question).length < 2
        ? compares
        : isOnePiece(question)
          ? (['single'] as const)
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
    const draft = unpriced(piece, named, quantity, has(question, 'nonprofit', 'non-profit', 'non profit'));
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
    ...stampNotes(question, cheapest),
    ...timeNotes(question),
    ...entryNotes(question, piece),
    ...permitNotes(question, asked),
    ...notesOf(question, piece, named, all),
    ...boundNote(question, piece, cheapest),
    ...(isOnePiece(question) ? presortNote(all) : []),
  ];
  return answers(
    [
      `${moreVerdict(question, piece, cheapest)}${stampVerdict(question, cheapest)}${lead}`,
      ...notes,
      PRICES_DATED,
    ].join(' '),
    [
      mailEntry.postage,
      mailEntry[found.value.shape === 'none' ? 'flat' : found.value.shape],
      ...(cheapest.surcharge > 0 ? [mailEntry.nonmachinable] : []),
    ],
    {
      results: [
        ...asked.map(({ low, high, name }): Result => ({
          measure: 'postage',
          low: low / MILLS,
          high: high / MILLS,
          by: name,
          ...(quantity !== undefined && { quantity }),
        })),
        ...(piece.isWeighed ? [exactly('weight', piece.piece.weight)] : []),
      ],
      ...(piece.stock !== undefined &&
        question.values.papers.length === 0 && { assumed: `on ${piece.stock.toLowerCase()}` }),
      workings: [
        working(
          `Postage: ${quantity === undefined ? '' : `${countText(quantity)} × `}${piece.called}`,
          [...piece.steps, ...asked.map((price) => priceStep(price, quantity ?? 1))],
          piece.assumed,
          opening('postage', {
            height: inchText(piece.piece.height),
            length: inchText(piece.piece.length),
            thickness: inchText(piece.piece.thickness),
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

/** Mills in a dollar. */
const MILLS = 1000;

/** What a named class is compared with; First-Class of enough pieces is presorted, too. */
function comparedWith(question: Question, mentioned: readonly MailClassId[]): readonly MailClassId[] {
  const [only, ...others] = mentioned;
  if (only === undefined || others.length > 0) return mentioned;
  if (only !== 'single') return [only, 'single'];
  const isEnough = (question.values.quantity ?? 0) >= mailClassOf('commercial').minPieces;
  return isEnough ? classesNamed(question) : mentioned;
}

/** First-Class without a number of pieces: the price of one, not of a presorted mailing. */
const isOnePiece = (question: Question): boolean =>
  (question.values.quantity ?? 1) === 1 &&
  classesNamed(question).join() === 'single,commercial' &&
  !classesMentioned(question).includes('commercial') &&
  !asksSaving(question) &&
  !has(question, ...phrases('cheap, cheaper, cheapest, options, permit, bulk'));

/** `over 1 oz` says only from which weight the price counts. */
const boundNote = ({ values }: Question, { piece }: PricedPiece, { lines: [line] }: ClassPrice): string[] => {
  const upTo = line.tiers.find(({ upTo: most }) => piece.weight <= most)?.upTo;
  return values.isOverOunces && upTo !== undefined && line.tiers.length > 1
    ? [`That’s up to ${upTo} oz; weigh it.`]
    : [];
};

/** What the same piece pays in a presorted mailing. */
const presortNote = (all: readonly ClassPrice[]): readonly string[] =>
  all
    .filter(({ id }) => id === 'commercial')
    .map(
      (price) =>
        `Presorted, from ${mailClassOf('commercial').minPieces} pieces with a permit: ${eachText(price)}.`,
    );

/** `does it pay to get a postage meter`: metered against stamped. */
const WORTH_METER =
  /\b(?:worth|pay (?:off|to)|pays|save|saves|savings?|should (?:we|i)|get|buy|lease|rent|cheaper)\b.*\bmeter\b|\bmeter\b.*\b(?:worth|pay off|save|saves|cheaper)\b/;

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

/** One piece pays the single-piece price; of a mailing all classes are compared. */
function undecided(question: Question, all: readonly ClassPrice[]): readonly ClassPrice[] {
  const { quantity } = question.values;
  // Personal mail goes First-Class.
  if (
    isPrivate(question) ||
    has(question, 'invitation', 'invite', 'greeting card', 'holiday card', 'save the date')
  )
    return all.filter(({ id }) => id === 'single' || (id === 'commercial' && quantity !== undefined));
  const isMailing = (quantity ?? 0) >= mailClassOf('marketing').minPieces;
  const isCompared =
    saves(question) ||
    has(
      question,
      ...phrases(
        'cheap, cheaper, cheapest, best rate, lowest, compare, options',
        'least expensive, economical, which class',
      ),
    );
  if (isMailing || isCompared)
    return all.filter(({ id }) => quantity !== undefined || isCompared || id === 'single');
  return all.filter(({ id }) => id === 'single');
}
