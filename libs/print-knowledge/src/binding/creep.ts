import { answer, checkLength, noAnswer, type Outcome } from '../figures/outcome.ts';
import { checkPages } from './page-count.ts';

/** Above this creep, pages are shingled: each pair is moved toward the spine by its own push-out. Inches; practice. */
export const SHINGLING_THRESHOLD = 0.03;

/** Loose folds creep up to this many times the formula. */
export const LOOSE_FOLD_FACTOR = 1.4;

export interface CreepSheet {
  /** 1 is the outermost text sheet. */
  sheet: number;
  /** Its four pages in reading order, not counting a separate cover. */
  pages: readonly [number, number, number, number];
  /** Inches beyond the outermost sheet. */
  pushOut: number;
}

export interface Creep {
  /** Outermost sheet first. */
  sheets: readonly CreepSheet[];
  /** Push-out of the innermost sheet, inches. */
  innermost: number;
  needsShingling: boolean;
}

export interface SaddleBook {
  /** Text pages, not counting a separate cover. */
  pages: number;
  /** Inches. */
  textCaliper: number;
  /** Inches; undefined for a self cover. */
  coverCaliper?: number;
}

/**
 * Push-out of every sheet of a saddle-stitched book: one caliper more than the sheet around it, so
 * (pages / 4 − 1) × text caliper for the innermost, plus the caliper of a separate cover. Source: `creepFormula`.
 */
export function creepBySheet(book: SaddleBook): Outcome<Creep> {
  const checked = checkBook(book);
  if (!checked.ok) return checked;
  const { pages, textCaliper, coverCaliper = 0 } = book;
  const sheets = Array.from({ length: pages / 4 }, (_, index): CreepSheet => {
    const first = 2 * index + 1;
    return {
      sheet: index + 1,
      pages: [first, first + 1, pages - first, pages - first + 1],
      pushOut: index * textCaliper + coverCaliper,
    };
  });
  const innermost = (pages / 4 - 1) * textCaliper + coverCaliper;
  return answer({ sheets, innermost, needsShingling: innermost > SHINGLING_THRESHOLD });
}

/** Thickness at the fold in inches: each sheet counts twice, including a separate cover. */
export function saddleBulk(book: SaddleBook): Outcome<number> {
  const checked = checkBook(book);
  if (!checked.ok) return checked;
  const { pages, textCaliper, coverCaliper = 0 } = book;
  return answer((pages / 4) * 2 * textCaliper + 2 * coverCaliper);
}

function checkBook({ pages, textCaliper, coverCaliper }: SaddleBook): Outcome<number> {
  const text = checkLength('Text caliper', textCaliper);
  if (!text.ok) return text;
  const cover = coverCaliper === undefined ? text : checkLength('Cover caliper', coverCaliper);
  return cover.ok ? checkSaddlePages(pages) : cover;
}

function checkSaddlePages(pages: number): Outcome<number> {
  const checked = checkPages(pages);
  if (!checked.ok || pages % 4 === 0) return checked;
  const below = Math.floor(pages / 4) * 4;
  const above = below + 4;
  return noAnswer(
    `A folded sheet has four pages: use ${below > 0 ? `${below} or ${above}` : above}, not ${pages}.`,
  );
}
