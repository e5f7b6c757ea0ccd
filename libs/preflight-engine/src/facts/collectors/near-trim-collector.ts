import type { Box } from '../../pdf/boxes.ts';
import type { MarkKind, NearTrimMark } from '../page-marks.ts';
import { WorstFirst } from '../worst-first.ts';

/** pt; further inside is safe, whatever the profile. */
const WATCHED = 40;
/** pt: what is larger is a background or a picture that may be cut. */
const LARGEST_SMALL = 72;

/** Text and small things by their distance to the trim. */
export class NearTrimCollector {
  readonly #trim: Box;
  readonly #unit: number;
  readonly #marks: WorstFirst<NearTrimMark>;

  /** @param unit of the page, pt */
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
    // What goes over the trim is meant to be cut, but for text.
    if (distance < 0 && kind !== 'text') return;
    if (distance < WATCHED) this.#marks.add({ box, kind, distance });
  }

  finish(): NearTrimMark[] {
    return this.#marks.sorted();
  }
}
