import type { Box } from './boxes.ts';

/** Whether a box is inside another one or reaches its sides. */
export const isWithin = (a: Box, b: Box): boolean =>
  a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3];

/** Whether two boxes share an area. */
export const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The box around both. */
export const around = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

/** Distance along an axis, 0 for x and 1 for y; negative where the boxes overlap. */
export const gapBetween = (a: Box, b: Box, axis: 0 | 1): number =>
  Math.max((b[axis] ?? 0) - (a[axis + 2] ?? 0), (a[axis] ?? 0) - (b[axis + 2] ?? 0));
