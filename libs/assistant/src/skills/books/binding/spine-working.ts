import { binderySizes, type Spine } from '@printpartner/print-knowledge/binding';
import { rounded } from '@printpartner/print-knowledge/figures';
import { MM_IN_INCH } from '@printpartner/print-knowledge/measure';
import { addressOf, listed as listedStock, opening } from '@printpartner/print-search/answers';
import type { BookQuestion } from '../reading/book-question.ts';
import type { BookStock, BookStocks } from '../reading/book-papers.ts';
import { blockWorking, caliperFactor } from '../reading/caliper-figures.ts';

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
      : book.cover === 'self'
        ? []
        : hasTypedCover
          ? cover.assumed
          : [`Cover stock: ${cover.stock.name}.`]),
  ];
}

/** The text block, then the whole spine; in mm where both calipers are given so. */
export function spineSteps(pages: number, body: BookStock, cover: BookStock, spine: Spine) {
  const [, ...others] = spine.terms.map(({ formula }) => formula);
  const [textMm, coverMm] = [body.measured?.millimeters, cover.measured?.millimeters];
  if (textMm !== undefined && coverMm !== undefined && others.length === 1)
    return [
      { label: 'Text', working: `${pages} ÷ 2 × ${textMm}`, result: millimeters(spine.block) },
      {
        label: 'Spine',
        working: `${pages} ÷ 2 × ${textMm} + 2 × ${coverMm}`,
        result: millimeters(spine.spine),
      },
    ];
  const block = blockWorking(pages, body);
  // The cover's term is the first after the text.
  const around = cover.measured ? [`2 × ${caliperFactor(cover)}`, ...others.slice(1)] : others;
  return [
    { label: 'Text', working: block, result: `${rounded(spine.block, 4)} in` },
    { label: 'Spine', working: [block, ...around].join(' + '), result: `${rounded(spine.spine, 4)} in` },
  ];
}

const millimeters = (inches: number): string => `${rounded(inches * MM_IN_INCH, 2)} mm`;

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
