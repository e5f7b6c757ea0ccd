import type { Stock } from '@printpartner/print-knowledge/paper';
import { useTypedNumber, type TypedNumber } from '../calculators/use-typed-number.ts';
import { useStock } from '../stock/kept-stock.ts';
import type { ChosenBook } from './section/drawn-book.ts';

/** The book that all cross-sections of the guide show, and the fields to choose it. */
export interface BookChoice {
  pages: TypedNumber;
  body: Stock;
  cover: Stock;
  /** undefined while the page count makes no sense. */
  book?: ChosenBook;
}

export function useChosenBook(): BookChoice {
  const pages = useTypedNumber('64', { min: 4, max: 1000, isWhole: true });
  const [body] = useStock('body');
  const [cover] = useStock('cover');
  const choice = { pages, body, cover };
  if (!pages.outcome.ok) return choice;
  return {
    ...choice,
    book: { pages: pages.outcome.value, textCaliper: body.caliperIn, coverCaliper: cover.caliperIn },
  };
}
