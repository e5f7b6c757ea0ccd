import {
  binderySizes,
  pagesWithin,
  textBlock,
  toNearest32nd,
  type Binding,
  type BindingId,
} from '@printpartner/print-knowledge/binding';

/** What the reader chose for all drawings. Inches. */
export interface ChosenBook {
  pages: number;
  textCaliper: number;
  coverCaliper: number;
}

/** A book as one binding takes it. Inches. */
export interface DrawnBook extends ChosenBook {
  /** All leaves, without cover and boards. */
  block: number;
  /** As it lies closed, with cover, boards, coil or wire. */
  height: number;
  /** From outside to outside at the back; undefined where nothing covers it. */
  spine?: number;
  nearest32nd?: number;
}

interface Extent {
  block: number;
  /** What lies above and below the leaves, both together. */
  around: number;
  hasSpine: boolean;
}

type ExtentOf = (leaves: number, cover: number) => Extent;

const onRing: ExtentOf = (block) => ({ block, around: binderySizes.coilOverBook, hasSpine: false });
const inCover: ExtentOf = (block, cover) => ({ block, around: 2 * cover, hasSpine: true });

const extents: Record<BindingId, ExtentOf> = {
  'saddle-stitch': (block) => ({ block, around: 0, hasSpine: false }),
  'spiral-coil': onRing,
  'wire-o': onRing,
  'perfect-bound': inCover,
  // Each leaf is two sheets, glued back to back.
  layflat: (leaves, cover) => inCover(2 * leaves, cover),
  'case-bound': (block) => ({ block, around: 2 * binderySizes.board, hasSpine: true }),
  'thread-sewn': inCover,
};

/** Is a cover stock of one's choice part of what is drawn? Boards, coil and wire do not ask for it. */
export const takesCover = ({ id }: Binding): boolean => extents[id](0, 1).around !== extents[id](0, 0).around;

/** The chosen book with the pages that the binding takes. */
export function bookFor(binding: Binding, { textCaliper, coverCaliper, ...chosen }: ChosenBook): DrawnBook {
  const pages = pagesWithin(binding, chosen.pages);
  const { block, around, hasSpine } = extents[binding.id](textBlock(pages, textCaliper), coverCaliper);
  const height = block + around;
  const book = { pages, textCaliper, coverCaliper, block, height };
  return hasSpine ? { ...book, spine: height, nearest32nd: toNearest32nd(height) } : book;
}
