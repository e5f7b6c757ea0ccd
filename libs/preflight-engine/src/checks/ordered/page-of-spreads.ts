import { isSameSize, type Size, spreadOf } from '../../job/ordered-sizes.ts';
import type { PrintedPage } from '../printed-page.ts';

/** A narrower first page and two others: two pages could be a piece and its card. */
const FEWEST_PAGES = 3;

/**
 * The page of a book that was exported as spreads: the first or last page of the file, or both, are half as wide as all
 * others. Null for another file.
 */
export function pageOfSpreads(pages: readonly PrintedPage[]): Size | null {
  const wide = pages[1]?.trim;
  if (!wide || pages.length < FEWEST_PAGES) return null;
  const ends = [pages[0], pages.at(-1)].filter((page) => page !== undefined);
  const single = ends.find(({ trim }) => isSameSize(spreadOf(trim), wide));
  if (!single) return null;
  const isSpread = ({ trim }: PrintedPage) => isSameSize(trim, wide);
  const isPage = (page: PrintedPage) => ends.includes(page) && isSameSize(page.trim, single.trim);
  return pages.every((page) => isSpread(page) || isPage(page)) ? single.trim : null;
}
