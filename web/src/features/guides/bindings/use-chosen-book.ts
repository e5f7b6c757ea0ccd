import type { Stock } from '@printpartner/print-knowledge/paper';
import { useTypedMeasure, type TypedNumber } from '../calculators/use-typed-number.ts';
import { useStock } from '../stock/use-stock.ts';
import type { ChosenBook } from './section/drawn-book.ts';

/** The book that every cross-section shows, and its fields. */
export interface BookChoice {
  pages: TypedNumber;
  body: Stock;
  cover: Stock;
  /** Undefined while the page count is invalid. */
  book?: ChosenBook;
}

export function useChosenBook(): BookChoice {
  const pages = useTypedMeasure('pages', '64', { min: 4, max: 1000, isWhole: true });
  const [body] = useStock('body');
  const [cover] = useStock('cover');
  const choice = { pages, body, cover };
  if (!pages.outcome.ok) return choice;
  return {
    ...choice,
    book: { pages: pages.outcome.value, textCaliper: body.caliperIn, coverCaliper: cover.caliperIn },
  };
}
