/** Pixels per inch. Steps, so that a drawing keeps its scale while a book's pages are typed. */
const scales = [48, 96, 192, 288, 384, 576, 768] as const;

interface Size {
  width: number;
  height: number;
}

/** Pixels per inch: the largest step that fits. @param inches size of the largest drawing @param pixels available size */
export function scaleFor(inches: Size, pixels: Size): number {
  const fitting = scales.filter(
    (perInch) => inches.width * perInch <= pixels.width && inches.height * perInch <= pixels.height,
  );
  return fitting.at(-1) ?? scales[0];
}

/** Minimum distance between drawn lines, pixels. */
const MIN_LINE_DISTANCE = 3;

/** Leaves represented by each drawn line. @param leaf thickness in pixels */
export const leavesPerLine = (leaf: number): number => Math.max(1, Math.ceil(MIN_LINE_DISTANCE / leaf));
