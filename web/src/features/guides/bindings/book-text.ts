import { countText, rounded } from '@printpartner/print-knowledge/figures';
import { binderySizes, type Binding } from '@printpartner/print-knowledge/binding';
import type { ChosenBook, DrawnBook } from './section/drawn-book.ts';
import { creepOf } from './section/extent.ts';

/** `0.132 in`. */
export const thousandths = (inches: number): string => `${rounded(inches, 3)} in`;
/** `0.0385 in`, for creep. */
export const tenThousandths = (inches: number): string => `${rounded(inches, 4)} in`;

/** Main dimension of a drawing, for its caption. */
export function dimensionText(binding: Binding, book: DrawnBook): string {
  if (book.spine !== undefined) return `spine ${thousandths(book.spine)}`;
  if (binding.id === 'saddle-stitch')
    return `${thousandths(book.block)} at the fold, creep ${tenThousandths(creepOf(book))}`;
  const ring = binding.id === 'wire-o' ? 'wire' : 'coil';
  const exceedsWire = ring === 'wire' && book.height > binderySizes.widestWire;
  return `${thousandths(book.block)} thick, ${ring} about ${thousandths(book.height)}${exceedsWire ? ' (larger than wire is made)' : ''}`;
}

/** The drawn page count, and why it differs from the chosen one. */
export function pagesText(chosen: ChosenBook, book: DrawnBook, binding: Binding): string {
  const pages = `${countText(book.pages)} pages`;
  if (book.pages === chosen.pages) return pages;
  if (book.pages === binding.maxPages && chosen.pages > binding.maxPages) return `${pages} (maximum)`;
  if (book.pages === binding.minPages && chosen.pages < binding.minPages) return `${pages} (minimum)`;
  return `${pages} (page rule)`;
}
