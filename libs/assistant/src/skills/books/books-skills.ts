import { draftBySkill } from '../draft-by-skill.ts';
import type { Skill } from '../skill.ts';
import { aboutBinding } from './binding/about-binding.ts';
import { isOfOtherSubject } from './binding/binding-intents.ts';
import { bindingFacts, opensFlat } from './binding/binding-facts.ts';
import { bindingFit } from './binding/binding-fit.ts';
import { bookletPages } from './binding/booklet-pages.ts';
import { bookThickness } from './binding/book-thickness.ts';
import { compareBindings } from './binding/compare-bindings.ts';
import { everyBinding } from './binding/every-binding.ts';
import { creep } from './binding/creep.ts';
import { bindingMargins } from './binding/margins.ts';
import { pageLimits } from './binding/page-limits.ts';
import { recommendBinding } from './binding/recommend-binding.ts';
import { sheetsAndLeaves } from './binding/sheets-and-leaves.ts';
import { signatures } from './binding/signatures.ts';
import { spinePages } from './binding/spine-pages.ts';
import { spinePrint } from './binding/spine-print.ts';
import { spineFormula } from './binding/spine-formula.ts';
import { spineWidth } from './binding/spine-width.ts';
import { bookletFlatSize, bookletSizesSkill } from './booklets/booklet-sizes.ts';
import { bookletCovers, bookletPapers } from './booklets/covers.ts';
import { bookletLayout } from './booklets/layout.ts';
import { asksChecks, statedBooklet } from './booklets/stated-booklet.ts';
import { brochureFacts, brochureSizesSkill } from './folding/brochures.ts';
import { finishedSize } from './folding/finished-size.ts';
import { foldFacts } from './folding/fold-facts.ts';
import { foldRules } from './folding/fold-rules.ts';
import { panelWidthsSkill } from './folding/panel-widths.ts';
import { recommendFold } from './folding/recommend-fold.ts';
import { foldAllowanceSkill, scoring } from './folding/scoring.ts';
import { withEarlier, withFlatWish } from './reading/leaning-question.ts';
import { pocketFolders } from './pocket-folders/pocket-folders.ts';

const MAILED =
  /\b(?:mail\w*|tabs?|automation|letters?|flats?|postage|postal|weighs?|weight|ounces?|oz|pounds?|first[- ]class|envelopes?)\b/;

/** Pages and a binding decide before words that other subjects know, such as “report”, but not of a piece that mails. */
const boundPages: Skill = {
  id: 'bound-pages',
  answer: (question) =>
    MAILED.test(question.text) || asksChecks(question.text) ? undefined : bindingFit.answer(question),
};

/** Figures and rules of books and folds, whatever else the question mentions. */
const figures: readonly Skill[] = [
  pocketFolders,
  spinePages,
  spineWidth,
  spineFormula,
  spinePrint,
  creep,
  signatures,
  sheetsAndLeaves,
  bookThickness,
  bookletFlatSize,
  bookletCovers,
  bindingMargins,
  bindingFacts,
  finishedSize,
  foldAllowanceSkill,
  panelWidthsSkill,
  scoring,
  pageLimits,
  everyBinding,
  compareBindings,
  opensFlat,
  boundPages,
];

/** Advice, then what the guides say of one binding, fold or booklet. */
const advice: readonly Skill[] = [
  recommendFold,
  foldFacts,
  foldRules,
  recommendBinding,
  bookletPapers,
  statedBooklet,
  bindingFit,
  bookletPages,
  bookletSizesSkill,
  brochureSizesSkill,
  brochureFacts,
  bookletLayout,
  aboutBinding,
];

const ofBooks = ({ id, answer }: Skill): Skill => ({
  id,
  answer: (question) => (isOfOtherSubject(question.text) ? undefined : answer(withFlatWish(question))),
});

/** Takes what a follow-up leaves out from the question before. */
const followUps: Skill = {
  id: 'books-follow-up',
  answer(question) {
    const both = withEarlier(question);
    if (!both || isOfOtherSubject(both.text)) return undefined;
    return draftBySkill(both, [...figures, ...advice])?.draft;
  },
};

/** The first of these that has an answer wins before the skills of other subjects. */
export const bookFigures: readonly Skill[] = figures.map(ofBooks);

/** The first that has an answer wins. */
export const booksSkills: readonly Skill[] = [...bookFigures, ...advice.map(ofBooks), followUps];
