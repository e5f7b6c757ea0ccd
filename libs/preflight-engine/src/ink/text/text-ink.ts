import { WorstFirst } from '../../facts/worst-first.ts';
import type { Box } from '../../pdf/boxes.ts';
import { processInks } from '../../interpreter/color-space.ts';
import { keepsUnderWhite } from '../compositing/blend-modes.ts';
import { type CellRange, intersectRanges } from '../raster/cell-range.ts';
import type { ClipMask } from '../raster/clip-masks.ts';
import type { InkRaster } from '../raster/ink-raster.ts';
import type { Tone } from './letter-colors.ts';
import { LETTERS, stepOf } from '../ink-limits.ts';
import type { FlatPaint } from '../compositing/compositing.ts';
import type { Compositing } from '../raster/ink-row.ts';
import { cellsAround } from '../compositing/layer-stack.ts';
import { removedBy, type TypeMarks } from './type-marks.ts';
import { isDoubtful, isEstimated, REVERSED_BIT, TEXT_BIT } from '../raster/uncertainty.ts';

/** A text whose color exceeds the limit. */
export interface HeavyText {
  /** The text line's box on the page. */
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
  /** The part of it whose inks are estimated. */
  readonly estimatedByTotal: number[] = [];
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

  /**
   * @param layer what the text is painted on, the page or a group
   * @param tones of letters whose color varies; by default all have the paint's
   */
  add(box: Box, paint: FlatPaint, clip: ClipMask, layer: InkRaster, tones?: readonly Tone[]): void {
    const { compositing, values, doubts } = paint;
    const raster = this.#raster;
    if (raster.isExhausted) return;
    const own = tones ?? [this.#toneOf(paint)];
    const isReversed = values.every((value) => value === 0);
    if (isReversed && raster.names.all.every((_, number) => removedBy(paint, number) === 0)) return;
    const inLayer = intersectRanges(clip.range, cellsAround(layer, box));
    const under = inkUnder(layer, inLayer, compositing);
    if (!isReversed && !isDoubtful(doubts)) {
      const painted = own.map(({ total, share }) => ({ total: total + under, share }));
      this.#note(
        box,
        painted.filter(({ total }) => total > 0),
        isEstimated(doubts),
      );
    }
    const { column, row: down } = layer.offsetIn(raster);
    const range = intersectRanges(
      { left: 0, top: 0, right: raster.width, bottom: raster.height },
      {
        left: inLayer.left + column,
        top: inLayer.top + down,
        right: inLayer.right + column,
        bottom: inLayer.bottom + down,
      },
    );
    const { left, top, right, bottom } = range;
    raster.noteWork((right - left) * (bottom - top));
    for (let row = top; row < bottom; row += 1) {
      raster.touch(row * raster.width + left, right - left);
      for (let at = row * raster.width + left; at < row * raster.width + right; at += 1)
        raster.doubts[at] = (raster.doubts[at] as number) | (isReversed ? REVERSED_BIT : TEXT_BIT);
    }
    this.#marks?.add(range, paint, raster.names.all.length);
  }

  /**
   * Adds letters that a pattern repeats, unless they may exceed the limit.
   * @param box what is painted with the pattern
   * @param range the letters' cells in their tile
   * @returns whether they were added
   */
  addRepeated(
    box: Box,
    paint: FlatPaint,
    range: CellRange,
    tile: InkRaster,
    tones: readonly Tone[] = [this.#toneOf(paint)],
  ): boolean {
    const under = inkUnder(tile, range, paint.compositing);
    const most = Math.max(0, ...tones.map(({ total }) => total)) + under;
    if (isDoubtful(paint.doubts) || stepOf(most) > this.#limit) return false;
    const cells = (range.right - range.left) * (range.bottom - range.top);
    const part = cells / (tile.width * tile.height);
    const repeated = tones.map(({ total, share }) => ({ total: total + under, share: share * part }));
    this.#note(
      box,
      repeated.filter(({ total }) => total > 0),
      isEstimated(paint.doubts),
    );
    return true;
  }

  #toneOf({ compositing, values }: FlatPaint): Tone {
    const total = this.#raster.names.total(compositing.planes, values) * compositing.alpha;
    return { total, share: 1 };
  }

  #note(box: Box, tones: readonly Tone[], isEstimate: boolean): void {
    for (const { total } of tones) this.#raster.notePeak(total);
    // Text beside the trim is cut off, such as the file name that programs print in all inks.
    const area = (sharedArea(box, this.#trim) * LETTERS * 100) / (sharedArea(this.#trim, this.#trim) || 1);
    if (area === 0) return;
    let [most, heavy] = [0, 0];
    for (const { total, share } of tones) {
      const step = stepOf(total);
      this.areaByTotal[step] = (this.areaByTotal[step] ?? 0) + area * share;
      if (isEstimate) this.estimatedByTotal[step] = (this.estimatedByTotal[step] ?? 0) + area * share;
      if (step <= this.#limit) continue;
      most = Math.max(most, total);
      heavy += area * share;
    }
    if (heavy > 0) this.#heavy.add({ box, total: Math.round(most), area: heavy });
  }
}

/** The average ink, percent, that stays under overprinting, multiplied or partly transparent text. */
function inkUnder(
  { model, planes, names, width }: InkRaster,
  { left, top, right, bottom }: CellRange,
  { planes: own, keeps, blend, alpha }: Compositing,
): number {
  const cells = (right - left) * (bottom - top);
  const isReplacing = keeps === 'none' && !keepsUnderWhite(blend);
  if (model !== 'cmyk' || cells <= 0 || (isReplacing && alpha >= 1)) return 0;
  let sum = 0;
  planes.forEach((plane, number) => {
    const isKept =
      !isReplacing && (keeps !== 'spots' || number >= processInks.length || keepsUnderWhite(blend));
    const share = isKept && !own.includes(number) ? 1 : 1 - alpha;
    if (!plane || share <= 0 || !names.isCounted(number)) return;
    let inPlane = 0;
    for (let row = top; row < bottom; row += 1)
      for (let at = row * width + left; at < row * width + right; at += 1) inPlane += plane[at] as number;
    sum += inPlane * share;
  });
  return sum / cells / 2.55;
}

const sharedArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
