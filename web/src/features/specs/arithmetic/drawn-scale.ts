import { roundScaleUpTo, type RoundScale } from '@printpartner/spec-sheet/drawing';

const CSS_PIXELS_PER_INCH = 96;

export interface DrawnScale extends RoundScale {
  /** Pixels per inch. */
  perInch: number;
}

interface Size {
  width: number;
  height: number;
}

/** The largest round scale at which a size in inches fits into pixels; the smallest one for anything larger. */
export function drawnScaleFor(inches: Size, pixels: Size): DrawnScale {
  const most = Math.min(pixels.width / inches.width, pixels.height / inches.height);
  const scale = roundScaleUpTo(most / CSS_PIXELS_PER_INCH);
  return { ...scale, perInch: (scale.times / scale.per) * CSS_PIXELS_PER_INCH };
}
