import type { ClipMask } from './clip-mask.ts';
import type { Polygon } from './scan-fill.ts';

/** Where a color is painted. */
export interface PaintedArea {
  polygons: readonly Polygon[];
  isEvenOdd: boolean;
  clip: ClipMask;
}
