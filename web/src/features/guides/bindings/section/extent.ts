import { binderySizes, type BindingId } from '@printpartner/print-knowledge/binding';
import type { DrawnBook } from './drawn-book.ts';

/** Distance of the holes from the edge of the leaves, inches. */
export const HOLE_FROM_EDGE = 3 / 16;

/** Gap between block and spine of cases and sewn books, inches. */
export const HOLLOW_BACK = 1 / 32;

/** Gap of a flexible spine, inches. */
export const FLEXIBLE_HOLLOW = 1 / 16;

/** Sheets in a full 16-page signature. */
export const SHEETS_PER_SIGNATURE = 4;

/** How far a coil extends behind the leaves. */
function behindCoil({ block, height }: DrawnBook): number {
  const toHoles = Math.sqrt((height / 2) ** 2 - (block / 2) ** 2);
  return Math.max(0, toHoles + height / 2 - HOLE_FROM_EDGE) + 0.03;
}

const backs: Record<BindingId, (book: DrawnBook) => number> = {
  'saddle-stitch': ({ block }) => block / 2 + 0.03,
  'spiral-coil': behindCoil,
  'wire-o': behindCoil,
  'perfect-bound': ({ coverCaliper }) => binderySizes.glue + coverCaliper,
  layflat: ({ coverCaliper }) => FLEXIBLE_HOLLOW + coverCaliper,
  'case-bound': () => HOLLOW_BACK + binderySizes.board,
  'thread-sewn': ({ textCaliper, coverCaliper }) =>
    SHEETS_PER_SIGNATURE * textCaliper + HOLLOW_BACK + coverCaliper,
};

/** How far a binding extends behind the first leaf, inches. */
export const backOf = (binding: BindingId, book: DrawnBook): number => backs[binding](book);

/** Creep of the innermost sheet, inches. */
export const creepOf = ({ pages, textCaliper }: DrawnBook): number => (pages / 4 - 1) * textCaliper;

/** How far a binding extends beyond the face, inches: creep or boards. */
export function overhangOf(binding: BindingId, book: DrawnBook): number {
  if (binding === 'saddle-stitch') return creepOf(book);
  return binding === 'case-bound' ? binderySizes.boardOverhang : 0;
}

/** Minimum drawn length along the pages, inches: spine, hinge and part of the face. */
export function lengthOf(binding: BindingId, book: DrawnBook): number {
  const atSpine = binding === 'case-bound' ? binderySizes.caseHinge : HOLE_FROM_EDGE;
  return backOf(binding, book) + atSpine + 0.06 + overhangOf(binding, book);
}
