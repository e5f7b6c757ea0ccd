import type { Box } from '../../pdf/boxes.ts';
import { type BorderMark, type Side, sides } from '../page-marks.ts';

/** pt: what ends this close to the trim is meant to reach it. */
const NEAREST = 1;
/** pt: borders farther inside are safe in every profile. */
const FARTHEST = 40;
/** pt. */
const WIDEST_LINE = 36;
/** Share of a side along which a border runs. */
const LENGTH = 0.75;
/** A line at one side is no border. */
const MIN_SIDES = 2;

/** Finds lines and areas that run along the trim a little inside it, whose margin shows where the cut is. */
export class BorderCollector {
  readonly #trim: Box;
  readonly #unit: number;
  readonly #found = new Map<Side, { distance: number; box: Box }>();

  /** @param unit UserUnit, pt */
  constructor(trim: Box, unit: number) {
    this.#trim = trim;
    this.#unit = unit;
  }

  /** @param box of a straight line or an area */
  add(box: Box): void {
    const [left, bottom, right, top] = this.#trim;
    const [x0, y0, x1, y1] = box;
    const distances: Readonly<Record<Side, number>> = {
      left: x0 - left,
      bottom: y0 - bottom,
      right: right - x1,
      top: top - y1,
    };
    // What runs off the page at one side is no border of the sides beside it.
    const isLevel = distances.left > 0 && distances.right > 0 && x1 - x0 >= LENGTH * (right - left);
    const isUpright = distances.bottom > 0 && distances.top > 0 && y1 - y0 >= LENGTH * (top - bottom);
    for (const side of sides) {
      const distance = distances[side] * this.#unit;
      const runsAlong = side === 'left' || side === 'right' ? isUpright : isLevel;
      if (!runsAlong || distance < NEAREST || distance > FARTHEST) continue;
      if (distance < (this.#found.get(side)?.distance ?? FARTHEST)) this.#found.set(side, { distance, box });
    }
  }

  /** An opaque area over the whole page hides what was painted before. */
  cover([x0, y0, x1, y1]: Box): void {
    const [left, bottom, right, top] = this.#trim;
    if (x0 <= left && y0 <= bottom && x1 >= right && y1 >= top) this.#found.clear();
  }

  finish(): BorderMark | null {
    const found = [...this.#found.values()];
    if (found.length < MIN_SIDES) return null;
    const boxes = found.map(({ box }) => box);
    return {
      isArea: boxes.some(([x0, y0, x1, y1]) => Math.min(x1 - x0, y1 - y0) * this.#unit > WIDEST_LINE),
      distance: Math.min(...found.map(({ distance }) => distance)),
      box: [
        Math.min(...boxes.map(([x0]) => x0)),
        Math.min(...boxes.map(([, y0]) => y0)),
        Math.max(...boxes.map(([, , x1]) => x1)),
        Math.max(...boxes.map(([, , , y1]) => y1)),
      ],
    };
  }
}
