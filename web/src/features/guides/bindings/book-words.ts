import { binderySizes, type Binding } from '@printpartner/print-knowledge/binding';
import { rounded } from '../calculators/rounded.ts';
import type { ChosenBook, DrawnBook } from './section/drawn-book.ts';

/** `0.132 in`; creep is finer than the rest. */
export const thousandths = (inches: number): string => `${rounded(inches, 3)} in`;
export const tenThousandths = (inches: number): string => `${rounded(inches, 4)} in`;

export const creepOf = ({ pages, textCaliper }: DrawnBook): number => (pages / 4 - 1) * textCaliper;

/** What a drawing measures, for the line under it. */
export function measureOf(binding: Binding, book: DrawnBook): string {
  if (book.spine !== undefined) return `Spine ${thousandths(book.spine)}`;
  if (binding.id === 'saddle-stitch')
    return `${thousandths(book.block)} at the fold, creep ${tenThousandths(creepOf(book))}`;
  const ring = binding.id === 'wire-o' ? 'wire' : 'coil';
  const isTooWide = ring === 'wire' && book.height > binderySizes.widestWire;
  return `${thousandths(book.block)} thick, ${ring} about ${thousandths(book.height)}${isTooWide ? ': wider than wire is made' : ''}`;
}

/** The pages that are drawn, and why they are not the ones that were chosen. */
export function pagesOf(chosen: ChosenBook, book: DrawnBook, binding: Binding): string {
  const pages = `${book.pages.toLocaleString('en-US')} pages`;
  if (book.pages === chosen.pages) return pages;
  if (book.pages === binding.maxPages && chosen.pages > binding.maxPages) return `${pages}, its most`;
  if (book.pages === binding.minPages && chosen.pages < binding.minPages) return `${pages}, its fewest`;
  return `${pages}, for its page rule`;
}
