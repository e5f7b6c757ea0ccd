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

/** Two pages side by side. */
export const spreadOf = ([width, height]: Size): Size => [2 * width, height];

export const turned = ([width, height]: Size): Size => [height, width];

export const isSameLength = (one: number, other: number): boolean => Math.abs(one - other) <= SAME;

export const isSameSize = (one: Size, other: Size): boolean =>
  isSameLength(one[0], other[0]) && isSameLength(one[1], other[1]);
