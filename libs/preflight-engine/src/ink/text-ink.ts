import { WorstFirst } from '../facts/worst-first.ts';
import type { Box } from '../pdf/boxes.ts';
import { meetRanges } from './cell-range.ts';
import type { ClipMask } from './clip-masks.ts';
import type { InkRaster } from './ink-raster.ts';
import { stepOf } from './ink-sum.ts';
import type { FlatPaint } from './laying.ts';
import type { TypeMarks } from './type-marks.ts';
import { TEXT_BIT } from './uncertainty.ts';

/** Text whose colour alone is beyond the limit. */
export interface HeavyText {
  /** On the page. */
  box: Box;
  /** Sum of its inks, per cent. */
  total: number;
  /** Share of the trim, per cent, that its letters cover. */
  area: number;
}

const MOST_KEPT = 100;
/** Share of a line of text that its letters cover. */
export const LETTERS = 0.25;

/**
 * Text of a page. Letters are not drawn: of a line's box they cover about a quarter, too fine for an ink sum by area. So
 * they lay no ink on the raster; where they stand is remembered, and how much of the trim they cover with how much ink.
 */
export class TextInk {
  /** Share of the trim, per cent, that letters cover, by the sum of their inks in steps of 1 %. */
  readonly areaByTotal: number[] = [];
  readonly #raster: InkRaster;
  readonly #trim: Box;
  readonly #limit: number;
  readonly #marks: TypeMarks | null;
  readonly #heavy = new WorstFirst<HeavyText>(MOST_KEPT, ({ area }) => -area);

  /** @param marks that remember which inks stand where, where somebody wants to see it */
  constructor(raster: InkRaster, trim: Box, limit: number, marks: TypeMarks | null = null) {
    this.#marks = marks;
    this.#raster = raster;
    this.#trim = trim;
    this.#limit = limit;
  }

  /** Those that cover most, largest first. */
  get heavy(): readonly HeavyText[] {
    return this.#heavy.sorted();
  }

  add(box: Box, paint: FlatPaint, clip: ClipMask): void {
    const { values, doubts } = paint;
    const total = values.reduce((sum, value) => sum + value, 0) / 2.55;
    const raster = this.#raster;
    if (total === 0 || raster.isExhausted) return;
    if (doubts === 0) this.#note(box, total);
    const range = meetRanges(clip.range, {
      left: Math.floor(raster.column(box[0])),
      top: Math.floor(raster.row(box[3])),
      right: Math.ceil(raster.column(box[2])),
      bottom: Math.ceil(raster.row(box[1])),
    });
    const { left, top, right, bottom } = range;
    raster.noteWork((right - left) * (bottom - top));
    for (let row = top; row < bottom; row += 1)
      for (let at = row * raster.width + left; at < row * raster.width + right; at += 1)
        raster.doubts[at] = (raster.doubts[at] as number) | TEXT_BIT;
    this.#marks?.add(range, paint);
  }

  #note(box: Box, total: number): void {
    this.#raster.notePeak(total);
    // What stands beside the trim is cut off: a file's name in all inks, as programs print it.
    const area = (sharedArea(box, this.#trim) * LETTERS * 100) / (sharedArea(this.#trim, this.#trim) || 1);
    if (area === 0) return;
    const step = stepOf(total);
    this.areaByTotal[step] = (this.areaByTotal[step] ?? 0) + area;
    if (step > this.#limit) this.#heavy.add({ box, total: Math.round(total), area });
  }
}

const sharedArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
