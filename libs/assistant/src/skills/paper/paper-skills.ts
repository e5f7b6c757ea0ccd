import type { Skill } from '../skill.ts';
import { folderFlat } from '../books/pocket-folders/folder-flat.ts';
import { foldStock } from '../books/folding/fold-stock.ts';
import { folderSheets } from '../books/pocket-folders/folder-sheets.ts';
import { askBack } from './choose/ask-back.ts';
import { chooseProduct } from './choose/choose-product.ts';
import { choosePaper } from './choose/choose-paper.ts';
import { finishes } from './choose/finishes.ts';
import { gradeTerms } from './choose/grade-terms.ts';
import { officePrinter } from './choose/office-printer.ts';
import { paperTerms, paperUnits } from './choose/paper-terms.ts';
import { paperFit } from './choose/paper-fit.ts';
import { textures } from './choose/textures.ts';
import { coatingAvoid } from './coatings/coating-avoid.ts';
import { coatingChoice } from './coatings/coating-choice.ts';
import { coatingCost } from './coatings/coating-cost.ts';
import { coatingOrder } from './coatings/coating-order.ts';
import { coatingSuits } from './coatings/coating-suits.ts';
import { coatingPoints } from './coatings/coating-points.ts';
import { coatingTopics, describeCoating } from './coatings/describe-coating.ts';
import { dryTime } from './coatings/dry-time.ts';
import { choosePress } from './presses/choose-press.ts';
import { describePress } from './presses/describe-press.ts';
import { inkNotation } from './presses/ink-notation.ts';
import { oversUnders } from './presses/overs-unders.ts';
import { pressTakes } from './presses/press-takes.ts';
import { pressPoints } from './presses/press-points.ts';
import { piecesOnSheet } from './presses/sheets-out.ts';
import { tonerInk } from './presses/toner-ink.ts';
import { envelopesAndSheets } from './units/a-envelopes.ts';
import { arithmetic } from './units/arithmetic.ts';
import { convertLength } from './units/convert-length.ts';
import { convertMass } from './units/convert-mass.ts';
import { countWords } from './units/count-words.ts';
import { unitTerms } from './units/unit-terms.ts';
import { paperSizes } from './units/paper-sizes.ts';
import { caliper } from './weights/caliper.ts';
import { comparePapers } from './weights/compare-papers.ts';
import { correctedWeight } from './weights/corrected-weight.ts';
import { convertWeight } from './weights/convert-weight.ts';
import { describePaper } from './weights/describe-paper.ts';
import { extremePapers } from './weights/extreme-papers.ts';
import { otherPapers } from './weights/other-papers.ts';
import { pagesPerInch } from './weights/pages-per-inch.ts';
import { sameWeight } from './weights/same-weight.ts';
import { sheetWeight } from './weights/sheet-weight.ts';
import { stackHeight } from './weights/stack-height.ts';
import { steadyFigures } from './weights/steady-figures.ts';
import { weightFormulas } from './weights/weight-formulas.ts';

/** A skill that leaves questions with these words to the other subjects. */
const unless = (words: RegExp, { id, answer }: Skill, ignored?: RegExp): Skill => ({
  id: `${id}-exact`,
  answer: (question) =>
    words.test(ignored ? question.text.replace(ignored, ' ') : question.text) ? undefined : answer(question),
});

const OF_JOB =
  /\b(?:price|prices|pricing|quote me|how much (?:is|are|does|do|extra|to|for|would)|costs?|cheaper|break[- ]?even|postage|stamps?|spine|creep|bind\w*|glue[ds]?|bleeds?|profiles?|icc|rgb|file|artwork|usps)\b/;
/** `can it print 11x17 with bleed`: a condition of the size. */
const BLED = /\bwith (?:full |a )?bleeds?\b/;
const OF_MAIL = /\b(?:mail\w*|postcards?|address\w*|indicia|letters?|flats?|envelopes?|usps|eddm)\b/;
const RULES_OF_MAIL = /\b(?:indicia|barcode|machinable|usps|eddm)\b/;
const either = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));
const OF_PRESS = either(OF_JOB, RULES_OF_MAIL);
const OF_COATING = either(
  RULES_OF_MAIL,
  /\b(?:(?:mailing|mail|address) (?:side|panel)|prices?|quote me|costs?|extra is|files?|bind\w*)\b|\d{3,}/,
);
const OF_PAPER = either(OF_JOB, OF_MAIL, /\b(?:enough|pages|booklets?|books?)\b|\d ?x ?\d/);

/**
 * Skills for questions that name what they are about so exactly that another subject can hardly mean them: asked before
 * those of the other subjects. The first that has an answer wins.
 */
export const exactPaperSkills: readonly Skill[] = [
  arithmetic,
  envelopesAndSheets,
  correctedWeight,
  folderFlat,
  folderSheets,
  foldStock,
  sameWeight,
  steadyFigures,
  unitTerms,
  ...[convertMass, convertLength, countWords, paperSizes, pagesPerInch, dryTime, convertWeight].map((skill) =>
    unless(/\benvelopes?\b|\bspine\b|\bpanels?\b|\b\w*fold\b/, skill),
  ),
  unless(/\b(?:price|cost|postage|files?)\b/, piecesOnSheet),
  ...[askBack, officePrinter, tonerInk, paperUnits].map((skill) => unless(OF_JOB, skill)),
  unless(/\b(?:price|cost|postage|spine|mail\w*)\b/, weightFormulas),
  unless(OF_PRESS, oversUnders),
  unless(OF_PRESS, pressTakes, BLED),
  unless(OF_PRESS, choosePress),
  unless(OF_JOB, textures),
  unless(OF_PRESS, describePress),
  unless(RULES_OF_MAIL, coatingAvoid),
  unless(RULES_OF_MAIL, coatingOrder),
  unless(/\b(?:how much|extra|quote me|prices?|add|per|bind\w*)\b|\d{2,}/, coatingCost),
  ...[coatingChoice, coatingSuits, coatingTopics, describeCoating, coatingPoints].map((skill) =>
    unless(OF_COATING, skill),
  ),
  unless(/\b(?:mail\w*|post\w*|cards?|booklets?|books?|pages|envelopes?|letters?)\b/, sheetWeight),
  ...[stackHeight, comparePapers, otherPapers, caliper, paperFit, choosePaper, finishes, describePaper].map(
    (skill) => unless(OF_PAPER, skill),
  ),
];

/** The first that has an answer wins. */
export const paperSkills: readonly Skill[] = [
  askBack,
  weightFormulas,
  convertMass,
  convertLength,
  countWords,
  paperSizes,
  pagesPerInch,
  dryTime,
  convertWeight,
  piecesOnSheet,
  tonerInk,
  inkNotation,
  oversUnders,
  pressTakes,
  choosePress,
  textures,
  coatingCost,
  coatingChoice,
  coatingSuits,
  coatingTopics,
  describeCoating,
  coatingPoints,
  describePress,
  pressPoints,
  sheetWeight,
  stackHeight,
  paperFit,
  comparePapers,
  otherPapers,
  caliper,
  extremePapers,
  chooseProduct,
  choosePaper,
  finishes,
  gradeTerms,
  paperTerms,
  describePaper,
];
