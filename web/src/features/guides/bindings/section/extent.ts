import { binderySizes, type BindingId } from '@printpartner/print-knowledge/binding';
import type { DrawnBook } from './drawn-book.ts';

/** A coil's holes from the edge of the leaves, inches. */
export const holeFromEdge = 3 / 16;

/** Case and sewn back stand off the block by this much, inches. */
export const hollowBack = 1 / 32;

/** A flexible spine stands off further, inches. */
export const flexibleHollow = 1 / 16;

/** Sheets of a full signature: 16 pages. */
export const sheetsASignature = 4;

/** A coil, drawn round its leaves, reaches this far behind them. */
function behindCoil({ block, height }: DrawnBook): number {
  const toHoles = Math.sqrt((height / 2) ** 2 - (block / 2) ** 2);
  return Math.max(0, toHoles + height / 2 - holeFromEdge) + 0.03;
}

const backs: Record<BindingId, (book: DrawnBook) => number> = {
  'saddle-stitch': ({ block }) => block / 2 + 0.03,
  'spiral-coil': behindCoil,
  'wire-o': behindCoil,
  'perfect-bound': ({ coverCaliper }) => binderySizes.glue + coverCaliper,
  layflat: ({ coverCaliper }) => flexibleHollow + coverCaliper,
  'case-bound': () => hollowBack + binderySizes.board,
  'thread-sewn': ({ textCaliper, coverCaliper }) =>
    sheetsASignature * textCaliper + hollowBack + coverCaliper,
};

/** How far a binding stands out at the back of the first leaf, inches. */
export const backOf = (binding: BindingId, book: DrawnBook): number => backs[binding](book);

/** How far it stands out at the face, inches: creep, or the boards. */
export function overhangOf(binding: BindingId, { pages, textCaliper }: DrawnBook): number {
  if (binding === 'saddle-stitch') return (pages / 4 - 1) * textCaliper;
  return binding === 'case-bound' ? binderySizes.boardOverhang : 0;
}

/** What has to be seen of a book along its pages, inches: back, hinge and some of the face. */
export function lengthOf(binding: BindingId, book: DrawnBook): number {
  const atSpine = binding === 'case-bound' ? binderySizes.caseHinge : holeFromEdge;
  return backOf(binding, book) + atSpine + 0.06 + overhangOf(binding, book);
}
