import {
  binderySizes,
  caseBoundSpine,
  perfectBoundSpine,
  textBlock,
  type Spine,
} from '@printpartner/print-knowledge/binding';
import type { Outcome } from '@printpartner/print-knowledge/figures';
import type { SheetCover, SheetJob, SheetPart, SheetStock, TrimSize } from '../job/sheet-job.ts';
import { isNear } from './length-text.ts';
import { isUnread } from './needs.ts';

/** The outer sheet of a self cover: two leaves, four pages. */
export const SELF_COVER_PAGES = 4;

/** A booklet, as far as its sheet tells. Inches. */
export interface Book {
  binding?: SheetJob['binding'];
  /** The closed book. */
  trim?: TrimSize;
  /** The edge that is bound. */
  boundOn: 'left' | 'top';
  /** Every side, with the cover's. */
  pages?: number;
  /** Pages of the text without those of a separate cover; of a self cover, all. */
  textPages?: number;
  text?: SheetStock;
  /** A separate cover. */
  cover?: SheetCover;
  unread: SheetJob['unread'];
}

export function bookOf({ text, cover, pages, binding, unread }: SheetJob): Book {
  const boundOn = isBoundOnTop(text) ? 'top' : 'left';
  return {
    binding,
    boundOn,
    trim: isUnread(unread, 'finished-size')
      ? undefined
      : (text.finished ?? (text.flat && halfOf(text.flat, boundOn)) ?? cover?.finished),
    textPages: pages,
    pages: sumOf(pages, cover ? cover.pages : 0),
    text: text.stock,
    cover,
    unread,
  };
}

const sumOf = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one + other;

/** A calendar's flat sheet is twice as high as its page. */
const isBoundOnTop = ({ finished, flat }: SheetPart): boolean =>
  finished !== undefined &&
  flat !== undefined &&
  isNear(flat.width, finished.width) &&
  isNear(flat.height, 2 * finished.height);

const halfOf = ({ width, height }: TrimSize, boundOn: Book['boundOn']): TrimSize =>
  boundOn === 'left' ? { width: width / 2, height } : { width, height: height / 2 };

/** Two pages side by side, opened at the fold. */
export const spreadOf = ({ width, height }: TrimSize, boundOn: Book['boundOn']): TrimSize =>
  boundOn === 'left' ? { width: width * 2, height } : { width, height: height * 2 };

/** Spine of a glued book or a case; undefined for other bindings, and if a figure is missing. */
export function spineOf({ binding, textPages, text, cover }: Book): Outcome<Spine> | undefined {
  const hasSpine = binding?.id === 'perfect-bound' || binding?.id === 'case-bound';
  if (!hasSpine || textPages === undefined || !text) return undefined;
  const textCaliper = text.caliperIn;
  if (binding.id === 'case-bound')
    return caseBoundSpine({ pages: textPages, textCaliper, board: binderySizes.board });
  if (!cover)
    return perfectBoundSpine({
      pages: textPages - SELF_COVER_PAGES,
      textCaliper,
      coverCaliper: textCaliper,
    });
  if (!cover.stock) return undefined;
  return perfectBoundSpine({ pages: textPages, textCaliper, coverCaliper: cover.stock.caliperIn });
}

/** Thickness of the leaves and covers, without boards, coil or wire. Inches. */
export function leavesThickness({ textPages, text, cover }: Book): number | undefined {
  if (textPages === undefined || !text) return undefined;
  const block = textBlock(textPages, text.caliperIn);
  if (!cover) return block;
  const { pages, stock } = cover;
  return pages === undefined || !stock ? undefined : block + textBlock(pages, stock.caliperIn);
}

/** Thickness of the finished book. Inches. */
export function bookThickness(book: Book): number | undefined {
  const spine = spineOf(book);
  if (spine?.ok) return spine.value.spine;
  const leaves = leavesThickness(book);
  if (leaves === undefined) return undefined;
  const hasRing = book.binding?.id === 'spiral-coil' || book.binding?.id === 'wire-o';
  return hasRing ? leaves + binderySizes.coilOverBook : leaves;
}
