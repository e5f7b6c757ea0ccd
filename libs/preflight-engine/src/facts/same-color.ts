import { type ColorSpace, inksOf } from '../interpreter/color-space.ts';
import type { Color } from '../interpreter/graphics-state.ts';

/** Colors whose components differ by less than this share of their range look the same. */
const HARDLY = 0.05;

/** Whether two colors of one space can hardly be told apart. */
export const isAlike = (a: Color, b: Color): boolean =>
  isSameColor(a, b) ||
  (isSameSpace(a.space, b.space) &&
    a.space.kind !== 'lab' &&
    a.space.kind !== 'indexed' &&
    a.pattern === b.pattern &&
    a.values.every((value, at) => Math.abs(value - (b.values[at] ?? 0)) < HARDLY));

/** Whether two colors are the same, as written. */
export const isSameColor = (a: Color, b: Color): boolean =>
  a === b ||
  (isSameSpace(a.space, b.space) && String(a.values) === String(b.values) && a.pattern === b.pattern);

/** A space is parsed again wherever it is named. */
const isSameSpace = (a: ColorSpace, b: ColorSpace): boolean =>
  a === b || (a.kind === b.kind && String(inksOf(a)) === String(inksOf(b)) && a.base?.kind === b.base?.kind);
