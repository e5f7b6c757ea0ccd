import { answer, noAnswer, type Outcome, checkLength } from '../figures/outcome.ts';
import { printOnDemandOther, printOnDemandWhite } from './binding-sources.ts';
import { checkPages } from './page-count.ts';

/** Pages per inch of a stock: two pages a leaf. `caliper` in inches. */
export function pagesPerInch(caliper: number): number {
  return 2 / caliper;
}

/** Thickness in inches of the leaves alone; an odd last page still takes a leaf. */
export function textBlock(pages: number, caliper: number): number {
  return Math.ceil(pages / 2) * caliper;
}

export interface Spine {
  /** Inches. */
  block: number;
  spine: number;
  /** Many printers quote the nearest 1/32 in. */
  nearest32nd: number;
}

interface BookBlock {
  /** Of the text, without the cover. */
  pages: number;
  /** Inches. */
  textCaliper: number;
}

/** Spine of a perfect-bound book: its leaves, the cover twice, and what glue the printer adds. Inches. */
export function perfectBoundSpine(book: BookBlock & { coverCaliper: number; glue?: number }): Outcome<Spine> {
  const { coverCaliper, glue } = book;
  const cover = checkLength('The caliper of the cover', coverCaliper);
  if (!cover.ok) return cover;
  const glued = glue === undefined ? cover : checkLength('The glue', glue);
  if (!glued.ok) return glued;
  return spineOf(book, 2 * coverCaliper + (glue ?? 0));
}

/** Spine of a case: the block and a board on either side; the binder adds hinge and turn-in. Inches. */
export function caseBoundSpine(book: BookBlock & { board: number }): Outcome<Spine> {
  const board = checkLength('The board', book.board);
  return board.ok ? spineOf(book, 2 * board.value) : board;
}

function spineOf({ pages, textCaliper }: BookBlock, around: number): Outcome<Spine> {
  const checked = evenPages(pages);
  if (!checked.ok) return checked;
  const caliper = checkLength('The caliper of the text', textCaliper);
  if (!caliper.ok) return caliper;
  const block = textBlock(pages, textCaliper);
  return answer({ block, spine: block + around, nearest32nd: toNearest32nd(block + around) });
}

export function toNearest32nd(inches: number): number {
  return Math.round(inches * 32) / 32;
}

/** Inches a page at print-on-demand houses, cover included in none of them. */
export const printOnDemandPapers = [
  { id: 'white', name: 'White', inchesPerPage: 0.002252, from: printOnDemandWhite },
  { id: 'cream', name: 'Cream', inchesPerPage: 0.0025, from: printOnDemandOther },
  { id: 'premium-color', name: 'Premium color', inchesPerPage: 0.002347, from: printOnDemandOther },
] as const;

export type PrintOnDemandPaper = (typeof printOnDemandPapers)[number];

/** Spine at a print-on-demand house: pages times its factor. Inches. */
export function printOnDemandSpine(pages: number, paper: PrintOnDemandPaper): Outcome<Spine> {
  const checked = evenPages(pages);
  if (!checked.ok) return checked;
  const block = pages * paper.inchesPerPage;
  return answer({ block, spine: block, nearest32nd: toNearest32nd(block) });
}

function evenPages(pages: number): Outcome<number> {
  const checked = checkPages(pages);
  if (!checked.ok || pages % 2 === 0) return checked;
  return noAnswer(`A leaf has two pages: ${pages === 1 ? 2 : `${pages - 1} or ${pages + 1}`}, not ${pages}.`);
}
