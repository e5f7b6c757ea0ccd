const CSS_PIXELS_PER_INCH = 96;

const magnifications = [0.5, 1, 2, 3, 4, 6, 8] as const;

export interface DrawnScale {
  magnification: number;
  /** Pixels per inch. */
  perInch: number;
}

interface Size {
  width: number;
  height: number;
}

/** The largest round magnification that fits. @param inches size of the largest drawing @param pixels available size */
export function scaleFor(inches: Size, pixels: Size): DrawnScale {
  const fitting = magnifications.filter((times) => {
    const perInch = times * CSS_PIXELS_PER_INCH;
    return inches.width * perInch <= pixels.width && inches.height * perInch <= pixels.height;
  });
  const magnification = fitting.at(-1) ?? magnifications[0];
  return { magnification, perInch: magnification * CSS_PIXELS_PER_INCH };
}

/** Minimum distance between drawn lines, pixels. */
const MIN_LINE_DISTANCE = 3;

/** Leaves represented by each drawn line. @param leaf thickness in pixels */
export const leavesPerLine = (leaf: number): number => Math.max(1, Math.ceil(MIN_LINE_DISTANCE / leaf));
