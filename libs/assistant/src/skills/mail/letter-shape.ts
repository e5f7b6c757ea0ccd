import type { ChatSpecValues } from '@printpartner/contracts/types';
import { rounded } from '@printpartner/print-knowledge/figures';
import { classifyPiece, type Classification } from '@printpartner/print-knowledge/mail';
import { inchText, sizeText } from '@printpartner/print-knowledge/measure';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { opening } from '@printpartner/print-search/answers';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { asksRules, asksSize } from './asked-measure.ts';
import { pieceSize, mailEntry, step, working } from './mail-figures.ts';
import { readPiece, type ReadPiece } from './mail-piece.ts';
import { isAboutMail, nounOf, type Noun } from './mail-terms.ts';
import { phrases } from './phrases.ts';
import { limitText, sentence, priceSentence, foldedSentence } from './shape-sentences.ts';
import { asksShapePrice, verdictOf } from './shape-verdict.ts';
import { flatSizeOf, mailedSizes, typedSizes } from './typed-sizes.ts';

/** The USPS sense of letter and flat, not a letter-size sheet or a flat size. */
const shapeTerms = phrases(
  'a letter, as letter, letter or, or letter, a flat, as flat, flat or, or flat, flats, parcel, a package',
  'the shape, shape ok, right shape, machinable, nonmachinable, mailable, large envelope, mail as, mails as, mail flat, mails flat, go as',
  'card price, card rate, postcard rate, postcard price, post card rate, letter rate, letter price, flat rate',
);
const sheetTerms = phrases(
  'letter-size, letter size, letter-sized, letter sized, letter sheet, panel, panels',
);
const otherTerms = phrases(
  'weigh, print, printing, bleed, insert, press, flat size, flat dimensions, open size, spine, pixel, px, ppi, dpi',
  'cut, trim, bigger than, larger than, smaller than, in mm, in inches, ballpark, quote, fold to, folds to',
);

/** `is 6x11 a letter`, `does 8.5x11 mail flat`, `can I mail a 4x4 card`: the USPS shape of a size. */
export const letterShape: Skill = {
  id: 'mail-shape',
  answer: (question) => {
    const sizes = typedSizes(question);
    const isPostcard =
      has(question, 'postcard', 'post card') ||
      (has(question, 'card') && has(question, 'oversize', 'oversized'));
    if (sizes.length === 0 || has(question, ...otherTerms)) return undefined;
    // Whatever its size, it isn’t machinable.
    if (has(question, 'spiral', 'spiral bound', 'coil', 'wire-o', 'plastic comb')) return undefined;
    const { leansOn } = question;
    const goesOn =
      leansOn !== undefined &&
      sizes !== leansOn.values.sizes &&
      (isAboutMail(leansOn) || has(leansOn, ...limitTerms)) &&
      question.values.quantity === undefined;
    if (goesOn) return draftOf(question, sizes);
    if (isClassChoice(question)) return draftOf(question, sizes);
    if (!isAboutMail(question) && !isPostcard && !has(question, ...shapeTerms)) return undefined;
    if (
      !isAboutMail(question) &&
      (has(question, ...sheetTerms, 'how many', 'cost', 'how much', 'pricing') ||
        question.values.quantities.length > 0 ||
        question.text.includes('$'))
    )
      return undefined;
    if (
      isPostcard &&
      !isAboutMail(question) &&
      !has(question, ...shapeTerms) &&
      !asksRules(question) &&
      !asksSize(question) &&
      !has(question, 'oversize', 'oversized', 'jumbo', 'can my', 'can i', 'can a', 'can it', 'can we', 'ok')
    )
      return undefined;
    return draftOf(question, sizes);
  },
};

/** `letter size or flat`: two classes of mail, not a sheet of 8-1/2 × 11 in. */
const isClassChoice = ({ text }: Question): boolean =>
  /\bletter[- ]sized? or (?:an? )?(?:flat|large)|\b(?:flat|large envelope) or (?:an? )?letter[- ]size/.test(
    text,
  );

/** A shape named outright, even beside a catalog or its thickness: `should be a letter`. */
export const NAMED_SHAPE =
  /\b(?:be|is|its|as|still|count|counts|considered|qualif\w+|mails?|goes?|go) (?:still |as |that )?(?:an? )?(?:usps )?(?:letter|flat|large envelope)\b(?![- ](?:size|sized|fold|head|sheet|price|rate|paper|or))|\btoo \w+ (?:for|to be|to mail as|to go as) (?:an? )?(?:usps )?(?:letter|flat)\b(?![- ](?:size|sized|fold|head|sheet))/;

/** This skill comes before the subjects of binding and paper. */
export const namedShape: Skill = {
  id: 'mail-named-shape',
  answer: (question) =>
    (NAMED_SHAPE.test(question.text) || asksShapePrice(question)) && question.values.papers.length === 0
      ? letterShape.answer(question)
      : undefined,
};

/** What an earlier question of shapes asks. */
const limitTerms = phrases(
  'a letter, a flat, letters, flats, card price, counts as, count as, considered, letter limit, flat limit',
);

function draftOf(question: Question, sizes: readonly TrimSize[]): Draft | undefined {
  const drafts = distinct(flatSizeOf(question) ? mailedSizes(question) : sizes)
    .slice(0, 3)
    .flatMap((size) => shapeOf(question, size) ?? []);
  const [first, ...others] = drafts;
  if (!first || others.length === 0) return first;
  return answers(drafts.map(({ text }) => `- ${text.split('\n\n')[0] ?? text}`).join('\n'), first.cites, {
    workings: drafts.flatMap(({ workings = [] }) => workings),
  });
}

/** “Letter” and “flat” name the answer here, not the piece. */
function shapeNoun(question: Question): Noun {
  const noun = nounOf(question);
  if ((noun === undefined || noun === 'letter' || noun === 'flat') && question.values.pages !== undefined)
    return 'booklet';
  if (
    (noun === undefined || noun === 'letter' || noun === 'flat') &&
    /\bfold(?:s|ed|ing)?\b/.test(question.text)
  )
    return 'folded';
  return noun === undefined || noun === 'letter' || noun === 'flat'
    ? has(question, 'envelope')
      ? 'envelope'
      : 'card'
    : noun;
}

/** Sizes without those that are another one turned. */
const distinct = (sizes: readonly TrimSize[]): readonly TrimSize[] =>
  sizes.filter((size, place) => sizes.findIndex((other) => areaKey(other) === areaKey(size)) === place);

const areaKey = ({ width, height }: TrimSize): string =>
  [width, height].toSorted((one, other) => one - other).join('x');

/** The shape of one size, with the reason and the price that follows from it. */
function shapeOf(question: Question, size: TrimSize): Draft | undefined {
  const read = readPiece(question, size, shapeNoun(question));
  const outcome = read && classifyPiece(read.piece);
  if (!read || !outcome?.ok) return undefined;
  const found = outcome.value;
  const { height, length } = read.piece;
  const assumed = [...read.assumed];
  return answers(
    [
      isOnlyFolded(question, read, found) ? '**Only folded.**' : verdictOf(question, found),
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
          `Shape of ${pieceSize(height, length)}`,
          [
            ...read.steps,
            step(
              'Length ÷ height',
              `${inchText(length)} ÷ ${inchText(height)}`,
              rounded(found.aspect.ratio, 2),
            ),
            step(
              'Letter maximum',
              limitText(),
              (found.shape === 'flat' && !found.isHeavyLetter) || found.isParcel || found.isTurned
                ? 'exceeded'
                : 'met',
            ),
          ],
          assumed,
          opening('mail-shape', {
            height: inchText(height),
            length: inchText(length),
            thickness: inchText(read.piece.thickness),
            weight: String(read.piece.weight),
            type: read.piece.pieceType,
          }),
        ),
      ],
      specs: sizeSpecs(question, size, read),
    },
  );
}

/** `can I mail a 9x12 as a letter if I fold it`. */
const isOnlyFolded = ({ text }: Question, read: ReadPiece, found: Classification): boolean =>
  /\bif (?:i|we|you|it|they)(?:'s| is| get| gets)? (?:\w+ )?fold/.test(text) &&
  /\bletter\b/.test(text) &&
  foldedSentence(read, found) !== '';

/**
 * The fields of the form for this size: of a booklet its finished page, of a folded piece the sheet, longer side first, and the
 * folded size.
 */
function sizeSpecs({ text }: Question, { width, height }: TrimSize, read: ReadPiece): ChatSpecValues {
  const sized = (one: number, other: number): string => `${sizeText(one, other)} in`;
  if (read.noun === 'booklet') {
    const hasCover = /\bplus ?cover\b|\+ ?cover\b/.test(text);
    const finished = { [hasCover ? 'bookletTextFinishedSize' : 'textFinishedSize']: sized(width, height) };
    return { form: 'booklet', values: { coverType: hasCover ? 'plus' : 'self', ...finished } };
  }
  const { piece, folded } = read;
  const { sheet } = folded ?? {};
  return {
    form: 'custom',
    values:
      folded && sheet
        ? {
            flatSize: sized(Math.max(sheet.width, sheet.height), Math.min(sheet.width, sheet.height)),
            finishedSize: sized(folded.height, folded.width),
          }
        : { flatSize: sized(piece.length, piece.height) },
  };
}

const citedShape = (found: Classification): 'card' | 'letter' | 'flat' =>
  found.shape === 'none' ? 'flat' : found.shape;
