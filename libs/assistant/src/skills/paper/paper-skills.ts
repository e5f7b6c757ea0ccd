import type { Skill } from '../skill.ts';
import { choosePaper } from './choose/choose-paper.ts';
import { finishes } from './choose/finishes.ts';
import { paperTerms } from './choose/paper-terms.ts';
import { paperFit } from './choose/paper-fit.ts';
import { textures } from './choose/textures.ts';
import { coatingChoice } from './coatings/coating-choice.ts';
import { coatingCost } from './coatings/coating-cost.ts';
import { coatingSuits } from './coatings/coating-suits.ts';
import { describeCoating } from './coatings/describe-coating.ts';
import { dryTime } from './coatings/dry-time.ts';
import { choosePress } from './presses/choose-press.ts';
import { describePress } from './presses/describe-press.ts';
import { piecesOnSheet } from './presses/sheets-out.ts';
import { tonerInk } from './presses/toner-ink.ts';
import { convertLength } from './units/convert-length.ts';
import { convertMass } from './units/convert-mass.ts';
import { countWords } from './units/count-words.ts';
import { paperSizes } from './units/paper-sizes.ts';
import { caliper } from './weights/caliper.ts';
import { comparePapers } from './weights/compare-papers.ts';
import { convertWeight } from './weights/convert-weight.ts';
import { describePaper } from './weights/describe-paper.ts';
import { extremePapers } from './weights/extreme-papers.ts';
import { otherPapers } from './weights/other-papers.ts';
import { pagesPerInch } from './weights/pages-per-inch.ts';
import { sheetWeight } from './weights/sheet-weight.ts';

/** The first that has an answer wins. */
export const paperSkills: readonly Skill[] = [
  convertMass,
  convertLength,
  countWords,
  paperSizes,
  piecesOnSheet,
  tonerInk,
  choosePress,
  describePress,
  dryTime,
  coatingCost,
  coatingChoice,
  coatingSuits,
  describeCoating,
  sheetWeight,
  pagesPerInch,
  paperFit,
  comparePapers,
  otherPapers,
  caliper,
  convertWeight,
  extremePapers,
  choosePaper,
  textures,
  finishes,
  paperTerms,
  describePaper,
];
