import {
  binderySizes,
  pagesWithin,
  textBlock,
  toNext32nd,
  type Binding,
  type BindingId,
} from '@printpartner/print-knowledge/binding';

/** The book chosen for all drawings. Inches. */
export interface ChosenBook {
  pages: number;
  textCaliper: number;
  coverCaliper: number;
}

/** The chosen book adapted to one binding. Inches. */
export interface DrawnBook extends ChosenBook {
  /** Leaves without cover and boards. */
  block: number;
  /** Closed book, including cover, boards, coil or wire. */
  height: number;
  /** Outside width of the spine; undefined without a spine. */
  spine?: number;
  next32nd?: number;
}

interface Layers {
  block: number;
  /** Total above and below the leaves. */
  around: number;
  hasSpine: boolean;
}

type LayersOf = (leaves: number, cover: number) => Layers;

const withRing: LayersOf = (block) => ({ block, around: binderySizes.coilOverBook, hasSpine: false });
const inCover: LayersOf = (block, cover) => ({ block, around: 2 * cover, hasSpine: true });

const layers: Record<BindingId, LayersOf> = {
  'saddle-stitch': (block) => ({ block, around: 0, hasSpine: false }),
  'spiral-coil': withRing,
  'wire-o': withRing,
  'perfect-bound': inCover,
  // Each leaf is two sheets, glued back to back.
  layflat: (leaves, cover) => inCover(2 * leaves, cover),
  'case-bound': (block) => ({
    block: block + binderySizes.endsheetLeaves * binderySizes.endsheet,
    around: 2 * binderySizes.board,
    hasSpine: true,
  }),
  'thread-sewn': inCover,
};

/** Whether the cover stock changes the drawing; it doesn't for boards, coil and wire. */
export const takesCover = ({ id }: Binding): boolean => layers[id](0, 1).around !== layers[id](0, 0).around;

/** The chosen book with a page count that the binding takes. */
export function bookFor(binding: Binding, { textCaliper, coverCaliper, ...chosen }: ChosenBook): DrawnBook {
  const pages = pagesWithin(binding, chosen.pages);
  const { block, around, hasSpine } = layers[binding.id](textBlock(pages, textCaliper), coverCaliper);
  const height = block + around;
  const book = { pages, textCaliper, coverCaliper, block, height };
  return hasSpine ? { ...book, spine: height, next32nd: toNext32nd(height) } : book;
}

/** Drawings are centered on y = 0 with the spine at x = 0. Pixels. */
export interface SectionDrawingProps {
  book: DrawnBook;
  /** Pixels per inch. */
  scale: number;
  /** X position of the face (front edge). */
  face: number;
}
