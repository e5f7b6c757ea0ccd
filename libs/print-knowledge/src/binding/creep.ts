import { answer, noAnswer, type Outcome, checkLength } from '../figures/outcome.ts';
import { checkPages } from './page-count.ts';

/** Above it pages are shingled: each pair moved towards the spine by its own push-out. Inches; print practice. */
export const shinglingThreshold = 0.03;

/** Loose folds push out up to this many times as far as the plain formula says. */
export const looseFoldFactor = 1.4;

export interface CreepSheet {
  /** 1 is the outermost of the text. */
  sheet: number;
  /** Its four pages in reading order, counted without a separate cover. */
  pages: readonly [number, number, number, number];
  /** How far it stands out beyond the outermost sheet, inches. */
  pushOut: number;
}

export interface Creep {
  /** From the outermost to the innermost. */
  sheets: readonly CreepSheet[];
  /** Of the innermost sheet, inches. */
  innermost: number;
  needsShingling: boolean;
}

export interface SaddleBook {
  /** Of the text; with a separate cover, its four are not counted. */
  pages: number;
  /** Inches. */
  textCaliper: number;
  /** Inches, of a separate cover; left out for a self cover. */
  coverCaliper?: number;
}

/**
 * Push-out of every sheet of a saddle-stitched book: each lies one caliper further out than the one around it, so the
 * innermost by (pages / 4 − 1) × text caliper, and by the cover's as well if it is separate. Source: `creepFormula`.
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
  return answer({ sheets, innermost, needsShingling: innermost > shinglingThreshold });
}

/** Thickness at the fold, inches: every sheet lies there twice, the separate cover too. */
export function saddleBulk(book: SaddleBook): Outcome<number> {
  const checked = checkBook(book);
  if (!checked.ok) return checked;
  const { pages, textCaliper, coverCaliper = 0 } = book;
  return answer((pages / 4) * 2 * textCaliper + 2 * coverCaliper);
}

function checkBook({ pages, textCaliper, coverCaliper }: SaddleBook): Outcome<number> {
  const text = checkLength('The caliper of the text', textCaliper);
  if (!text.ok) return text;
  const cover = coverCaliper === undefined ? text : checkLength('The caliper of the cover', coverCaliper);
  return cover.ok ? saddlePages(pages) : cover;
}

function saddlePages(pages: number): Outcome<number> {
  const checked = checkPages(pages);
  if (!checked.ok || pages % 4 === 0) return checked;
  const below = Math.floor(pages / 4) * 4;
  const above = below + 4;
  return noAnswer(
    `A folded sheet has four pages: ${below > 0 ? `${below} or ${above}` : above}, not ${pages}.`,
  );
}
