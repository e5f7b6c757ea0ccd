import { WorstFirst } from '../facts/worst-first.ts';
import type { Box } from '../pdf/boxes.ts';
import { intersectRanges } from './cell-range.ts';
import type { ClipMask } from './clip-masks.ts';
import type { InkRaster } from './ink-raster.ts';
import { LETTERS, stepOf } from './ink-limits.ts';
import type { FlatPaint } from './compositing.ts';
import type { TypeMarks } from './type-marks.ts';
import { TEXT_BIT } from './uncertainty.ts';

/** A text whose color exceeds the limit. */
export interface HeavyText {
  /** On the page. */
  box: Box;
  /** Sum of its inks, percent. */
  total: number;
  /** Share of the trim covered by its letters, percent. */
  area: number;
}

const MAX_KEPT = 100;

/**
 * The ink of a page's text. Letters aren't drawn: they cover about a quarter of a line's box, too fine for an ink sum by area.
 * So they put no ink on the raster; their position is recorded, and how much of the trim they cover with how much ink.
 */
export class TextInk {
  /** Share of the trim covered by letters, percent, by ink sum in steps of 1%. */
  readonly areaByTotal: number[] = [];
  readonly #raster: InkRaster;
  readonly #trim: Box;
  readonly #limit: number;
  readonly #marks: TypeMarks | null;
  readonly #heavy = new WorstFirst<HeavyText>(MAX_KEPT, ({ area }) => -area);

  /** @param marks records which inks are where, if the inks are exported */
  constructor(raster: InkRaster, trim: Box, limit: number, marks: TypeMarks | null = null) {
    this.#marks = marks;
    this.#raster = raster;
    this.#trim = trim;
    this.#limit = limit;
  }

  /** The texts that cover most, largest first. */
  get heavy(): readonly HeavyText[] {
    return this.#heavy.sorted();
  }

  add(box: Box, paint: FlatPaint, clip: ClipMask): void {
    const { values, doubts } = paint;
    const total = values.reduce((sum, value) => sum + value, 0) / 2.55;
    const raster = this.#raster;
    if (total === 0 || raster.isExhausted) return;
    if (doubts === 0) this.#note(box, total);
    const range = intersectRanges(clip.range, {
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
    // Text beside the trim is cut off, such as the file name that programs print in all inks.
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
