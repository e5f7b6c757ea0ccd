import type { Box } from '../../pdf/boxes.ts';
import type { MarkKind, NearTrimMark } from '../page-marks.ts';
import { WorstFirst } from '../worst-first.ts';

/** pt: objects farther inside are safe in every profile. */
const MAX_DISTANCE = 40;
/** pt: larger objects are backgrounds or images that may be cut. */
const LARGEST_SMALL = 72;

/** Collects text and small objects by their distance to the trim. */
export class NearTrimCollector {
  readonly #trim: Box;
  readonly #unit: number;
  readonly #marks: WorstFirst<NearTrimMark>;

  /** @param unit UserUnit, pt */
  constructor(trim: Box, unit: number, kept: number) {
    this.#trim = trim;
    this.#unit = unit;
    this.#marks = new WorstFirst(kept, ({ distance }) => distance);
  }

  add(box: Box, kind: MarkKind): void {
    const [left, bottom, right, top] = this.#trim;
    const [x0, y0, x1, y1] = box;
    const isOutside = x1 <= left || x0 >= right || y1 <= bottom || y0 >= top;
    const isSmall = kind === 'text' || Math.max(x1 - x0, y1 - y0) * this.#unit <= LARGEST_SMALL;
    if (isOutside || !isSmall) return;
    const distance = Math.min(x0 - left, y0 - bottom, right - x1, top - y1) * this.#unit;
    // Objects other than text that cross the trim are meant to be cut.
    if (distance < 0 && kind !== 'text') return;
    if (distance < MAX_DISTANCE) this.#marks.add({ box, kind, distance });
  }

  finish(): NearTrimMark[] {
    return this.#marks.sorted();
  }
}
