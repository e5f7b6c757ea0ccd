import type { PreflightPage, PreflightResult } from '@printpartner/contracts/types';
import { decimalText } from '@printpartner/print-knowledge/figures';

/** Inches, as the page is seen. */
export interface PageSize {
  width: number;
  height: number;
}

export interface FilePage {
  number: number;
  trim: PageSize;
  /** With the bleed, if there is any. */
  media: PageSize;
  /** The file says where to cut: its trim is smaller than its page. */
  hasTrim: boolean;
}

const POINTS_PER_INCH = 72;
/** Inches; covers the rounding of metric sizes. */
const NEAR = 0.02;

export const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= NEAR;

export const isSameSize = (one: PageSize, other: PageSize): boolean =>
  isNear(one.width, other.width) && isNear(one.height, other.height);

export const turned = ({ width, height }: PageSize): PageSize => ({ width: height, height: width });

/** The size with the same bleed on all sides. */
export const withBleed = ({ width, height }: PageSize, bleed: number): PageSize => ({
  width: width + 2 * bleed,
  height: height + 2 * bleed,
});

/** `6.25 × 9.25 in` */
export const pageSize = ({ width, height }: PageSize): string => `${figure(width)} × ${figure(height)} in`;

const figure = (inches: number): string => decimalText(inches, 3);

/** The pages that a result lists, by their size. */
export const filePages = ({ pages }: PreflightResult): FilePage[] => pages.map(filePage);

function filePage({ number, rotate, userUnit, boxes }: PreflightPage): FilePage {
  const sizeOf = ([left, bottom, right, top]: PreflightPage['boxes']['TrimBox']): PageSize => {
    const scale = userUnit / POINTS_PER_INCH;
    const size = { width: Math.abs(right - left) * scale, height: Math.abs(top - bottom) * scale };
    return rotate % 180 === 0 ? size : turned(size);
  };
  const trim = sizeOf(boxes.TrimBox);
  const media = sizeOf(boxes.MediaBox);
  return { number, trim, media, hasTrim: !isSameSize(trim, media) };
}
