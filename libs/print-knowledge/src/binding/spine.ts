import { countText, rounded } from '../figures/number-text.ts';
import { answer, checkLength, noAnswer, type Outcome } from '../figures/outcome.ts';
import type { Provenance } from '../figures/provenance.ts';
import {
  binderyPractice,
  blockArithmetic,
  glueAllowance,
  printOnDemandLulu,
  printOnDemandOther,
  printOnDemandWhite,
} from './binding-sources.ts';
import { binderySizes } from './bindery-sizes.ts';
import { checkPages } from './page-count.ts';
import { leastFraction, limitOf } from '../limits/limits.ts';

/** Pages per inch of a stock, two pages per leaf. `caliper` in inches. */
export function pagesPerInch(caliper: number): number {
  return 2 / caliper;
}

/** Thickness of the leaves in inches; an odd last page still takes a leaf. */
export function textBlock(pages: number, caliper: number): number {
  return Math.ceil(pages / 2) * caliper;
}

/** One term of a spine's formula. */
export interface SpineTerm {
  /** `128 ÷ 2 × 0.0039`. */
  formula: string;
  inches: number;
  /** Undefined where only a stock's caliper decides. */
  from?: Provenance;
}

export interface Spine {
  /** Text block, inches. */
  block: number;
  /** Spine width, inches: the sum of the terms. */
  spine: number;
  /** To the 1/32 in that printers quote, rounded up: a spine that is narrower than its book can't be folded around it. */
  next32nd: number;
  pagesPerInch: number;
  /** The text block first. */
  terms: readonly [SpineTerm, ...SpineTerm[]];
}

interface BookBlock {
  /** Text pages, without the cover. */
  pages: number;
  /** Inches. */
  textCaliper: number;
}

/** Spine of a perfect-bound book: leaves, twice the cover, and a glue allowance. Inches. */
export function perfectBoundSpine(book: BookBlock & { coverCaliper: number; glue?: number }): Outcome<Spine> {
  const { coverCaliper, glue } = book;
  const cover = checkLength('Cover caliper', coverCaliper);
  if (!cover.ok) return cover;
  const checkedGlue = glue === undefined ? cover : checkLength('Glue', glue);
  if (!checkedGlue.ok) return checkedGlue;
  return spineOf(book, [
    { formula: `2 × ${caliperText(coverCaliper)}`, inches: 2 * coverCaliper },
    ...(glue === undefined ? [] : [{ formula: String(glue), inches: glue, from: glueAllowance }]),
  ]);
}

/** Spine of a case-bound book: leaves, endsheets and two boards, before hinge and turn-in. Inches. */
export function caseBoundSpine(book: BookBlock & { board: number }): Outcome<Spine> {
  const board = checkLength('Board', book.board);
  if (!board.ok) return board;
  const { endsheet, endsheetLeaves } = binderySizes;
  return spineOf(book, [
    {
      formula: `${endsheetLeaves} × ${caliperText(endsheet)}`,
      inches: endsheetLeaves * endsheet,
      from: binderyPractice,
    },
    { formula: `2 × ${board.value}`, inches: 2 * board.value, from: binderyPractice },
  ]);
}

function spineOf({ pages, textCaliper }: BookBlock, around: readonly SpineTerm[]): Outcome<Spine> {
  const checked = checkEvenPages(pages);
  if (!checked.ok) return checked;
  const caliper = checkLength('Text caliper', textCaliper);
  if (!caliper.ok) return caliper;
  const leaves: SpineTerm = {
    formula: `${countText(pages)} ÷ 2 × ${caliperText(textCaliper)}`,
    inches: textBlock(pages, textCaliper),
    from: blockArithmetic,
  };
  return answer(sumOf([leaves, ...around], pagesPerInch(textCaliper)));
}

function sumOf(terms: Spine['terms'], perInch: number): Spine {
  const spine = terms.reduce((sum, { inches }) => sum + inches, 0);
  return {
    block: terms[0].inches,
    spine,
    next32nd: toNext32nd(spine),
    pagesPerInch: perInch,
    terms,
  };
}

const caliperText = (inches: number) => rounded(inches, 4);

/** Rounded up, but not for what a sum of decimals adds. */
export function toNext32nd(inches: number): number {
  return Math.ceil(inches * 32 - 1e-6) / 32;
}

/** A paperback of one print-on-demand company: inches per page, and what is added for the cover. */
interface OnDemandPaper {
  id: string;
  company: 'KDP' | 'Lulu';
  /** Undefined where the company has one width for every paper. */
  paper?: string;
  name: string;
  inchesPerPage: number;
  /** The factor as the company writes it: `÷ 444`. */
  factor: string;
  /** Inches. */
  cover?: number;
  /** The rule in a list of choices. */
  rule: string;
  from: Provenance;
}

const kdp = (inchesPerPage: number) =>
  ({
    company: 'KDP',
    inchesPerPage,
    factor: `× ${inchesPerPage}`,
    rule: `${inchesPerPage} in a page`,
  }) as const;

/** No company’s factor holds for another. */
export const printOnDemandPapers = [
  { id: 'white', paper: 'white', name: 'KDP white', ...kdp(0.002252), from: printOnDemandWhite },
  { id: 'cream', paper: 'cream', name: 'KDP cream', ...kdp(0.0025), from: printOnDemandOther },
  {
    id: 'premium-color',
    paper: 'premium color',
    name: 'KDP premium color',
    ...kdp(0.002347),
    from: printOnDemandOther,
  },
  {
    id: 'lulu',
    company: 'Lulu',
    name: 'Lulu paperback',
    inchesPerPage: 1 / 444,
    factor: '÷ 444',
    cover: 0.06,
    rule: '444 pages per inch, plus 0.06 in',
    from: printOnDemandLulu,
  },
] as const satisfies readonly OnDemandPaper[];

export type PrintOnDemandPaper = (typeof printOnDemandPapers)[number];

/** Spine of a paperback at a print-on-demand company, by that company’s rule. */
export function printOnDemandSpine(pages: number, paper: PrintOnDemandPaper): Outcome<Spine> {
  const checked = checkEvenPages(pages);
  if (!checked.ok) return checked;
  const { inchesPerPage, factor, cover, from }: OnDemandPaper = paper;
  const leaves: SpineTerm = {
    formula: `${countText(pages)} ${factor}`,
    inches: pages * inchesPerPage,
    from,
  };
  const terms: Spine['terms'] =
    cover === undefined ? [leaves] : [leaves, { formula: String(cover), inches: cover, from }];
  return answer(sumOf(terms, 1 / inchesPerPage));
}

function checkEvenPages(pages: number): Outcome<number> {
  const checked = checkPages(pages);
  if (!checked.ok || pages % 2 === 0) return checked;
  return noAnswer(
    `A leaf has two pages: use ${pages === 1 ? 2 : `${pages - 1} or ${pages + 1}`}, not ${pages}.`,
  );
}

const TOO_THIN = `Under ${leastFraction('spine-bind')}: too thin for perfect binding. Saddle stitch it, or use thicker stock.`;
const BLANK = `Under ${leastFraction('spine-bind')}: leave the spine blank.`;
const NO_TYPE = `Under ${leastFraction('spine-type')}: color only, no type.`;

/**
 * What a spine is too narrow for; undefined where type fits.
 * @param spine inches
 * @param isGlued perfect bound, where the glue needs a thicker block
 */
export function spineAdvice(spine: number, isGlued: boolean): string | undefined {
  if (spine < limitOf('spine-bind').value) return isGlued ? TOO_THIN : BLANK;
  return spine < limitOf('spine-type').value ? NO_TYPE : undefined;
}
