import { roundScaleUpTo } from '@printpartner/spec-sheet/drawing';

const CSS_PIXELS_PER_INCH = 96;

interface Size {
  width: number;
  height: number;
}

/** Pixels per inch: the largest round scale at which a size in inches fits into pixels; the smallest one for anything larger. */
export function drawnScaleFor(inches: Size, pixels: Size): number {
  const most = Math.min(pixels.width / inches.width, pixels.height / inches.height);
  const { times, per } = roundScaleUpTo(most / CSS_PIXELS_PER_INCH);
  return (times / per) * CSS_PIXELS_PER_INCH;
}
