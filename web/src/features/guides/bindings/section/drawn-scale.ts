/** Pixels of an inch as the browser has it, life size. */
const lifeSize = 96;

const magnifications = [0.5, 1, 2, 3, 4, 6, 8] as const;

export interface DrawnScale {
  magnification: number;
  /** Pixels an inch. */
  perInch: number;
}

interface Extent {
  width: number;
  height: number;
}

/** The largest round magnification at which everything fits. @param inches of the largest of the group @param pixels the room for it */
export function scaleFor(inches: Extent, pixels: Extent): DrawnScale {
  const fitting = magnifications.filter((times) => {
    const perInch = times * lifeSize;
    return inches.width * perInch <= pixels.width && inches.height * perInch <= pixels.height;
  });
  const magnification = fitting.at(-1) ?? magnifications[0];
  return { magnification, perInch: magnification * lifeSize };
}

/** Lines closer than this run together. */
const closest = 3;

/** How many leaves stand between two drawn lines. @param leaf its thickness in pixels */
export const leavesPerLine = (leaf: number): number => Math.max(1, Math.ceil(closest / leaf));
