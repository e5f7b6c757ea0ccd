import type { JobSpec } from './job-spec.ts';

/** Width and height as displayed, pt. */
export type Size = readonly [width: number, height: number];

const POINTS_PER_INCH = 72;
/** pt: tolerance within which two sizes count as equal. */
const SAME = 0.5;

export const points = (inches: number): number => inches * POINTS_PER_INCH;

/** The ordered size of a page. */
export const trimOf = ({ trim }: JobSpec): Size | null =>
  trim ? [points(trim.width), points(trim.height)] : null;

/** The ordered size of the flat cover; null without a separate cover, and if the spec sheet doesn't say it. */
export function coverOf({ trim, cover }: JobSpec): Size | null {
  if (!cover) return null;
  const { spine } = cover;
  const width = cover.width ?? (trim && spine !== undefined ? 2 * trim.width + spine : undefined);
  const height = cover.height ?? trim?.height;
  return width !== undefined && height !== undefined ? [points(width), points(height)] : null;
}

/** Which way the spine moves the edge of a flat cover: 1, the height, if it is bound on top. */
export function spineSide(cover: Size, trim: Size | null): 0 | 1 {
  if (!trim) return 0;
  const isTwice = (side: 0 | 1) => cover[side] > 2 * trim[side] - 1;
  return isTwice(1) && !isTwice(0) ? 1 : 0;
}

/**
 * How far the spine of a cover may be from the ordered one, pt. Mills vary by 5%, and glue adds up to 0.02 in, so that a
 * calculated spine is only near.
 */
export function spineTolerance({ cover }: JobSpec): number {
  const { spine = 0, spineIsEstimate = false } = cover ?? {};
  return spineIsEstimate ? Math.max(SAME, points(Math.max(1 / 32, 0.05 * spine + 0.02))) : SAME;
}

/** Whether a flat cover is the ordered one, or as near as a calculated spine can tell. */
export function isCoverSize(size: Size, cover: Size, job: JobSpec): boolean {
  const side = spineSide(cover, trimOf(job));
  const other = side === 0 ? 1 : 0;
  return isSameLength(size[other], cover[other]) && Math.abs(size[side] - cover[side]) <= spineTolerance(job);
}

/** Panels along and across that folders make: halves, thirds and fourths one way, and a French fold. */
const foldLayouts: readonly (readonly [number, number])[] = [
  [2, 1],
  [3, 1],
  [4, 1],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 2],
];
/** pt by which three or four panels may differ from the flat sheet, because one that tucks in is narrower. */
const TUCK = points(1 / 8);

/** A flat sheet as panels of a folded size. */
export interface Panels {
  count: number;
  /** The folded size, turned if it fits the sheet that way round. */
  panel: Size;
}

/** How a flat sheet is folded to a size, either way round; null if no folder makes it. */
export function panelsOf(flat: Size, folded: Size): Panels | null {
  for (const panel of [folded, turned(folded)])
    for (const [along, across] of foldLayouts)
      if (isRowOf(along, panel[0], flat[0]) && isRowOf(across, panel[1], flat[1]))
        return { count: along * across, panel };
  return null;
}

const isRowOf = (count: number, panel: number, flat: number): boolean =>
  Math.abs(flat - count * panel) <= (count > 2 ? TUCK : SAME);

/** Two pages side by side. */
export const spreadOf = ([width, height]: Size): Size => [2 * width, height];

export const turned = ([width, height]: Size): Size => [height, width];

export const isSameLength = (one: number, other: number): boolean => Math.abs(one - other) <= SAME;

export const isSameSize = (one: Size, other: Size): boolean =>
  isSameLength(one[0], other[0]) && isSameLength(one[1], other[1]);
