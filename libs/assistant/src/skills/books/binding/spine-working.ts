import { binderySizes } from '@printpartner/print-knowledge/binding';
import { addressOf, listed as listedStock, opening } from '@printpartner/print-search/answers';
import type { BookQuestion } from '../reading/book-question.ts';
import type { BookStock, BookStocks } from '../reading/book-papers.ts';

/** What was assumed for a spine, a sentence each. */
export function assumedOf(
  book: BookQuestion,
  body: BookStock,
  { cover, hasTypedCover }: BookStocks,
  isHard: boolean,
): string[] {
  return [
    ...book.assumed,
    ...(book.includesCover ? ['The cover’s four pages are not part of the text.'] : []),
    ...(body.isTyped ? body.assumed : [`Text stock: ${body.stock.name}.`]),
    ...(isHard
      ? [`Boards: ${binderySizes.board} in.`]
      : hasTypedCover
        ? cover.assumed
        : [`Cover stock: ${cover.stock.name}.`]),
  ];
}

/** Address of the filled calculator, which takes only stocks of the guide. */
export function opensOf(
  pages: number,
  { stock }: BookStock,
  { cover }: BookStocks,
  isHard: boolean,
  hasGlue: boolean,
) {
  if (!listedStock(stock.name) || !listedStock(cover.stock.name)) return {};
  const fields = { pages: String(pages), text: stock.name };
  return {
    opens: addressOf(
      isHard
        ? opening('spine', { binding: 'case', ...fields, board: String(binderySizes.board) })
        : opening('spine', {
            binding: 'perfect',
            ...fields,
            cover: cover.stock.name,
            glue: hasGlue ? 'glue' : 'none',
          }),
    ),
  };
}
