import type { Stock } from '@printpartner/print-knowledge/paper';
import { useTypedMeasure, type TypedNumber } from '../calculators/use-typed-number.ts';
import { useKeptGroup } from '../calculators/kept-fields.ts';
import { keptField } from '../calculators/use-fields.ts';
import { keptStock } from '../stock/kept-stock.ts';
import type { ChosenBook } from './section/drawn-book.ts';

/** The book that every cross-section shows, and its fields. */
export interface BookChoice {
  pages: TypedNumber;
  body: Stock;
  setBody: (stock: Stock) => void;
  cover: Stock;
  setCover: (stock: Stock) => void;
  /** Undefined while the page count is invalid. */
  book?: ChosenBook;
}

export function useChosenBook(): BookChoice {
  const pages = useTypedMeasure('pages', '64', { min: 4, max: 1000, isWhole: true });
  const kept = useKeptGroup('drawn-book');
  const [body, setBody] = keptStock(keptField('drawn-book', kept, 'text'), 'body');
  const [cover, setCover] = keptStock(keptField('drawn-book', kept, 'cover'), 'cover');
  const choice = { pages, body, setBody, cover, setCover };
  if (!pages.outcome.ok) return choice;
  return {
    ...choice,
    book: { pages: pages.outcome.value, textCaliper: body.caliperIn, coverCaliper: cover.caliperIn },
  };
}
