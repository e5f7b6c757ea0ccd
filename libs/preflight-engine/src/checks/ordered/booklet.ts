import { isSameSize, points, type Size } from '../../job/ordered-sizes.ts';
import { isOfficeSize, isStandardSize } from '../../job/standard-sizes.ts';
import type { PrintedPage } from '../printed-page.ts';
import type { OrderedFile } from './ordered-file.ts';

/** Pages of a saddle-stitched booklet, of which every folded sheet has four. The product's guide to bindings. */
export const stitched = { fewest: 8, most: 92, multiple: 4 } as const;
/** Below are cards, which come as many versions in one file; above are posters and plans. */
const MIN_SIDE = points(4.5);
const MAX_SIDE = points(14);
/** Longer to shorter side of slides, which are bound like reports if at all. */
const slideRatios = [4 / 3, 16 / 9];
const RATIO_ROUNDING = 0.005;
/** Page units. */
const ROUNDING = 0.05;

/** Whether the text has as many pages of one size as a saddle-stitched booklet: neither cards nor posters nor slides. */
export function isBookletSized({ pages, textPages }: OrderedFile): boolean {
  const text = pages.filter(({ role }) => role === 'page');
  const [first] = text;
  if (!first || textPages < stitched.fewest || textPages > stitched.most) return false;
  const size = first.page.trim;
  return isBookSize(size) && text.every(({ page }) => isSameSize(page.trim, size));
}

/** Whether it is also made for press. */
export const isBookletLike = (file: OrderedFile): boolean => isBookletSized(file) && isForPress(file);

/** Whether a file is made for press, unlike a letter, which has as many pages as it takes and is stapled in its corner. */
export const isForPress = ({ pages }: OrderedFile): boolean =>
  pages.some(({ role }) => role === 'spread') || pages.every(({ page }) => isMadeForPress(page));

/** A page with a TrimBox inside it, with bleed around a standard size, or with a standard size that office programs don't offer first. */
const isMadeForPress = (page: PrintedPage): boolean =>
  isTrimInside(page) || (isStandardSize(page.trim) && !isOfficeSize(page.trim));

/** A TrimBox that is the whole page is written by programs that know nothing of a press. */
const isTrimInside = ({ facts: { boxes } }: PrintedPage): boolean =>
  boxes.TrimBox.some((at, side) => Math.abs(at - (boxes.MediaBox[side] ?? at)) > ROUNDING);

/** Whether the file says the trim, or a standard size with bleed does. */
export const hasKnownTrim = ({ facts: { rawBoxes, boxes } }: PrintedPage): boolean =>
  rawBoxes.TrimBox !== undefined || boxes.TrimBox[0] > boxes.CropBox[0];

function isBookSize([width, height]: Size): boolean {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < MIN_SIDE || longer > MAX_SIDE) return false;
  return !slideRatios.some((ratio) => Math.abs(longer / shorter / ratio - 1) < RATIO_ROUNDING);
}
