import type { Skill } from '../skill.ts';
import { aboutBinding } from './binding/about-binding.ts';
import { isOfOtherSubject } from './binding/binding-intents.ts';
import { bindingFacts, opensFlat } from './binding/binding-facts.ts';
import { bindingFit } from './binding/binding-fit.ts';
import { bookThickness } from './binding/book-thickness.ts';
import { compareBindings, everyBinding } from './binding/compare-bindings.ts';
import { creep } from './binding/creep.ts';
import { bindingMargins } from './binding/margins.ts';
import { pageLimits } from './binding/page-limits.ts';
import { recommendBinding } from './binding/recommend-binding.ts';
import { sheetsAndLeaves } from './binding/sheets-and-leaves.ts';
import { signatures } from './binding/signatures.ts';
import { spinePrint } from './binding/spine-print.ts';
import { spineFormula, spineWidth } from './binding/spine-width.ts';
import { bookletFlatSize, bookletSizesSkill } from './booklets/booklet-sizes.ts';
import { bookletCovers, bookletPapers } from './booklets/covers.ts';
import { bookletLayout } from './booklets/layout.ts';
import { brochureFacts, brochureSizesSkill } from './folding/brochures.ts';
import { finishedSize } from './folding/finished-size.ts';
import { foldFacts, foldRules } from './folding/fold-facts.ts';
import { panelWidthsSkill } from './folding/panel-widths.ts';
import { recommendFold } from './folding/recommend-fold.ts';
import { foldAllowanceSkill, scoring } from './folding/scoring.ts';
import { pocketFolders } from './pocket-folders/pocket-folders.ts';
import { respelled } from './reading/trade-spelling.ts';

/** Figures first, then advice, then what the guides say of one binding or fold. */
const ordered: readonly Skill[] = [
  pocketFolders,
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
  recommendFold,
  foldFacts,
  foldRules,
  pageLimits,
  recommendBinding,
  compareBindings,
  opensFlat,
  bookletPapers,
  bindingFit,
  bookletSizesSkill,
  brochureSizesSkill,
  brochureFacts,
  bookletLayout,
  everyBinding,
  aboutBinding,
];

/** The first that has an answer wins. */
export const booksSkills: readonly Skill[] = ordered.map(({ id, answer }) => ({
  id,
  answer(question) {
    const spelled = respelled(question);
    return isOfOtherSubject(spelled.text) ? undefined : answer(spelled);
  },
}));
