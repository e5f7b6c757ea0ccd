import { sizeText } from '@printpartner/print-knowledge/measure';
import { fileRules } from '@printpartner/print-knowledge/production';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import type { Question } from '../../question/question.ts';
import { answers, type Citation, type Draft, type Skill } from '../skill.ts';
import { bleedSizes } from './bleed-sizes.ts';
import { sizeInBothUnits } from './lengths.ts';
import { needed } from './needed-pixels.ts';
import { pixelsIn } from './pixels.ts';

const [{ bleedIn }] = fileRules.rows;

interface UsualSize {
  name: string;
  words: RegExp;
  /** Inches. */
  size: TrimSize;
  /** Where it comes from, as a sentence. */
  why: string;
  cites: readonly Citation[];
}

/** Sizes of pieces that no table of the guides lists. */
const pieces: readonly UsualSize[] = [
  {
    name: 'business card',
    words: /\b(?:business|biz|calling|visiting|name) ?cards?\b/,
    size: { width: 3.5, height: 2 },
    why: 'That is trade practice in the US; our guides have no table of card sizes, but the card slits of our pocket folder templates are cut for it.',
    cites: [{ entry: 'Pocket Folder Templates' }],
  },
  {
    name: 'flyer',
    words: /\b(?:flyers?|fliers?|sell ?sheets?|handouts?)\b/,
    size: { width: 8.5, height: 11 },
    why: 'Our price range has flyers in this size. It is trade practice, not a rule: any size can be trimmed.',
    cites: [{ entry: 'Flyers and sell sheets', place: 'Marketing collateral' }],
  },
  {
    name: 'letterhead',
    words: /\bletterhead\b/,
    size: { width: 8.5, height: 11 },
    why: 'That is the letter size of US office printers.',
    cites: [{ entry: 'Letterhead', place: 'Business stationery' }],
  },
  {
    name: 'poster',
    words: /\bposters?\b/,
    size: { width: 18, height: 24 },
    why: 'Our price range has offset posters in this size. It is trade practice, not a rule, and 11 × 17 and 24 × 36 in are usual, too.',
    cites: [{ entry: 'Posters', place: 'Marketing collateral' }],
  },
];

const SIZE = /\b(?:sizes?|dimensions?|measurements?|how (?:big|large|wide|tall)|inches)\b/;
const FILE = /\b(?:files?|documents?|docs?|artboards?|canvas|bleeds?|live area|safe (?:area|zone)|set ?up)\b/;
const PIXELS = /\b(?:pixels?|px)\b/;
const OTHER =
  /\b(?:fonts?|type|text|copy|points?|envelopes?|fold\w*|panels?|price\w*|costs?|postage|mail\w*|slits?|pockets?|folders?|weigh\w*|thick\w*|paper (?:weight|stock)|sheets?|press|economical|cheap\w*|logo|qr|barcodes?|images?|photos?|run size|margins?|borders?|monarch|executive|goes? with)\b/;

const ABROAD =
  /\b(?:europe\w*|eu|uk|british|german\w*|french|japan\w*|canad\w*|austral\w*|iso|metric|international)\b/;
const ofAbroad = ({ name, size, cites }: UsualSize): Draft =>
  answers(
    `I don’t know the sizes of other countries: our guides have only US ones. The usual US ${name} is **${sizeText(size.width, size.height)} in**; ask the printer there for theirs.`,
    cites,
  );

/** `standard business card size`, `file size for a business card with bleed`, `pixels for a flyer`. */
export const usualSizes: Skill = {
  id: 'usual-sizes',
  answer(question) {
    const { text, values } = question;
    const piece = pieces.find(({ words }) => words.test(text));
    if (!piece || values.sizes.length > 0 || values.papers.length > 0 || OTHER.test(text)) return undefined;

    if (PIXELS.test(text) && pixelsIn(question).across === undefined)
      return readAs(piece, needed(piece.size, pixelsIn(question).ppi, question));
    if (!SIZE.test(text)) return undefined;
    if (ABROAD.test(text)) return ofAbroad(piece);
    return FILE.test(text) ? ofFile(piece, question) : ofPiece(piece);
  },
};

const ofPiece = ({ name, size, why, cites }: UsualSize): Draft =>
  answers(
    `**${sizeText(size.width, size.height)} in** is the usual ${name}. ${why} With bleed the file is ${sizeInBothUnits({ width: size.width + 2 * bleedIn, height: size.height + 2 * bleedIn })}.`,
    cites,
  );

function ofFile(piece: UsualSize, question: Question): Draft | undefined {
  const draft = bleedSizes.answer({ ...question, values: { ...question.values, sizes: [piece.size] } });
  return draft && readAs(piece, draft);
}

const readAs = ({ name, size }: UsualSize, draft: Draft): Draft => ({
  ...draft,
  text: `${draft.text} I took the ${name} as ${sizeText(size.width, size.height)} in, the usual US size.`,
});
