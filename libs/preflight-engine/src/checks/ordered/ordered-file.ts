import type { JobSpec, SideColors } from '../../job/job-spec.ts';
import { coverPagesOf, mayBeFolded, spotsOf } from '../../job/job-defaults.ts';
import {
  coverOf,
  isCoverSize,
  isSameSize,
  type Size,
  spreadOf,
  trimOf,
  turned,
} from '../../job/ordered-sizes.ts';
import type { PrintedPage } from '../printed-page.ts';

/** A narrower first page and two others: two pages could be a piece and its card. */
const MIN_PAGES = 3;

/** What a page of the file is: a page of the text, one of the cover, the flat cover, or two pages side by side. */
export type PageRole = 'page' | 'cover page' | 'cover' | 'spread';

export interface OrderedPage {
  page: PrintedPage;
  role: PageRole;
  /** Even pages of the text; the inside of the cover. */
  isBack: boolean;
}

export interface OrderedFile {
  pages: readonly OrderedPage[];
  /** The text of a job is often sent without its cover, and the cover by itself. */
  holds: 'text' | 'cover' | 'both';
  /** Pages of the text; a spread counts as two. */
  textPages: number;
}

/** A flat cover has an outside and an inside. */
const COVER_SIDES = 2;
/** Front and back, outside and inside. */
const WRAPAROUND_PAGES = 4;
/** Share of width and height by which a page may miss the flat cover, if nothing else is known. */
const NEAR = 0.1;

/** Tells the parts of a job apart, by the sizes and the number of pages. */
export function orderedFile(pages: readonly PrintedPage[], job: JobSpec): OrderedFile {
  const covers = flatCovers(pages, job);
  const trim = trimOf(job) ?? (job.cover ? null : pageOfSpreads(pages));
  // A piece twice as wide as its finished size is rather the flat sheet of a folded one.
  const mayHaveSpreads = trim !== null && !mayBeFolded(job);
  const text = pages
    .filter((page) => !covers.includes(page))
    .map((page) => ({ page, isSpread: mayHaveSpreads && isSameSize(page.trim, spreadOf(trim)) }));
  const count = text.length + text.filter(({ isSpread }) => isSpread).length;
  const ofCover = covers.length > 0 ? 0 : coverPagesAmong(count, job);
  const isSingleCover = ofCover > 0 && ofCover === count;
  const front = Math.ceil(ofCover / 2);
  const roles = new Map<PrintedPage, OrderedPage>();
  for (const [index, page] of covers.entries()) roles.set(page, { page, role: 'cover', isBack: index > 0 });
  for (const [index, { page, isSpread }] of text.entries()) {
    const inCover = coverPlace(index, text.length, ofCover, front);
    if (inCover === null)
      roles.set(page, { page, role: isSpread ? 'spread' : 'page', isBack: (index - front) % 2 !== 0 });
    else roles.set(page, { page, role: 'cover page', isBack: inCover > 0 && inCover < ofCover - 1 });
  }
  const isCoverAlone = isSingleCover || (covers.length > 0 && text.length === 0);
  return {
    pages: pages.flatMap((page) => roles.get(page) ?? []),
    holds: isCoverAlone ? 'cover' : covers.length + ofCover > 0 ? 'both' : 'text',
    textPages: count - ofCover,
  };
}

/** The inks ordered for a page; null if the spec sheet doesn't say. */
export function orderedColors({ role, isBack }: OrderedPage, { colors, cover }: JobSpec): SideColors | null {
  const ofCover = role === 'cover' || role === 'cover page' ? cover?.colors : undefined;
  const ordered = ofCover ?? colors;
  return (isBack ? ordered?.back : undefined) ?? ordered ?? null;
}

/** Whether nothing prints on this side, as on the back of 4/0. */
export const isUnprinted = (colors: SideColors | null): boolean =>
  colors?.process === 'none' && spotsOf(colors) === 0;

/** Pages that are rather the flat cover than a page of the text; none if they are too many for a cover. */
function flatCovers(pages: readonly PrintedPage[], job: JobSpec): readonly PrintedPage[] {
  if (!job.cover) return [];
  const trim = trimOf(job);
  const flat = coverOf(job) ?? (trim && spreadOf(trim));
  if (!flat) return [];
  const wide = pages.filter((page) => isNearCover(page.trim, flat, trim) || mayHaveFlaps(page.trim, job));
  if (wide.length <= COVER_SIDES) return wide;
  // Reader spreads beside a cover, whose spine makes it wider.
  const isSpread = (size: Size) => trim !== null && isSameSize(size, spreadOf(trim));
  const hasOwnSize = !isSpread(flat);
  const exact = wide.filter((page) => isCoverSize(page.trim, flat, job) && !isSpread(page.trim));
  return hasOwnSize && exact.length <= COVER_SIDES ? exact : [];
}

function isNearCover(size: Size, flat: Size, trim: Size | null): boolean {
  const away = distance(size, flat);
  if (!trim) return away <= NEAR * (flat[0] + flat[1]);
  return away <= trim[0] / 2 && away < Math.min(distance(size, trim), distance(size, turned(trim)));
}

/** Whether a page is wider than two of the text, as a cover with flaps whose size nobody said. */
function mayHaveFlaps([width, height]: Size, job: JobSpec): boolean {
  const trim = trimOf(job);
  if (!trim || !job.cover || coverOf(job) || coverPagesOf(job.cover) <= WRAPAROUND_PAGES) return false;
  const panels = (coverPagesOf(job.cover) + 1) / 2;
  return isSameSize([trim[0], height], trim) && width > spreadOf(trim)[0] && width <= panels * trim[0];
}

const distance = (one: Size, other: Size): number =>
  Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]);

/** How many of so many pages are single pages of the cover. */
function coverPagesAmong(count: number, { pages, cover }: JobSpec): number {
  if (!cover || pages === undefined || count === pages) return 0;
  const all = coverPagesOf(cover);
  // Nobody exports the blank inside of a cover.
  const hasBlankInside = all === WRAPAROUND_PAGES && isUnprinted(cover.colors?.back ?? null);
  const counts = hasBlankInside ? [all, COVER_SIDES] : [all];
  return counts.find((ofCover) => count === ofCover || count === pages + ofCover) ?? 0;
}

/** Index of a page in the cover, whose first half is before the text; null for a page of the text. */
function coverPlace(index: number, pages: number, ofCover: number, front: number): number | null {
  if (index < front) return index;
  const afterText = index - (pages - (ofCover - front));
  return afterText >= 0 ? front + afterText : null;
}

/**
 * The page of a book that was exported as spreads: the first or last page of the file, or both, are half as wide as all
 * others. Null for another file.
 */
function pageOfSpreads(pages: readonly PrintedPage[]): Size | null {
  const wide = pages[1]?.trim;
  if (!wide || pages.length < MIN_PAGES) return null;
  const ends = [pages[0], pages.at(-1)].filter((page) => page !== undefined);
  const single = ends.find(({ trim }) => isSameSize(spreadOf(trim), wide));
  if (!single) return null;
  const isSpread = ({ trim }: PrintedPage) => isSameSize(trim, wide);
  const isPage = (page: PrintedPage) => ends.includes(page) && isSameSize(page.trim, single.trim);
  return pages.every((page) => isSpread(page) || isPage(page)) ? single.trim : null;
}
