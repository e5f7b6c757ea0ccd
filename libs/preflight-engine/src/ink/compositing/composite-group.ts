import { processInks } from '../../interpreter/color-space.ts';
import { blendRow } from './blend-row.ts';
import { type ClipMask, narrowRow } from '../raster/clip-masks.ts';
import type { InkColors } from '../color/ink-colors.ts';
import type { InkRaster } from '../raster/ink-raster.ts';
import { PAINTED_BIT, REVERSED_BIT, TEXT_BIT } from '../raster/uncertainty.ts';

/** How a group is composited as a whole. */
export interface GroupState {
  /** 0 to 1. */
  alpha: number;
  blend: string;
  /** The soft mask; fully open without one. */
  clip: ClipMask;
}

/** Cost of a cell, in cells of flat color. */
const COST = 2;

/** Composites a finished group on what it is part of. */
export function compositeGroup(
  parent: InkRaster,
  group: InkRaster,
  { alpha, blend, clip }: GroupState,
  colors: InkColors,
): void {
  const { alpha: opacity } = group;
  if (!opacity) return;
  const offset = group.offsetIn(parent);
  const left = Math.max(0, clip.range.left - offset.column, -offset.column);
  const right = Math.min(group.width, clip.range.right - offset.column, parent.width - offset.column);
  if (right <= left) return;
  const rows = new GroupRows(parent, group, colors);
  const compositing = { planes: rows.planes, keeps: 'none', alpha, blend } as const;
  const coverage = new Uint8ClampedArray(group.width);
  const doubts = new Uint8Array(group.width);
  for (let y = 0; y < group.height; y += 1) {
    const row = y + offset.row;
    if (row < clip.range.top || row >= clip.range.bottom || row < 0 || row >= parent.height) continue;
    const from = Math.max(left, group.firstPainted(y));
    const to = Math.min(right, group.endOfPainted(y));
    if (from >= to) continue;
    parent.noteWork((to - from) * COST);
    if (parent.isExhausted) return;
    const start = y * group.width;
    const open = coverage.subarray(0, to - from);
    open.set(opacity.subarray(start + from, start + to));
    narrowRow(clip, row, from + offset.column, open, to - from);
    for (let at = from; at < to; at += 1)
      doubts[at - from] =
        ((group.doubts[start + at] as number) & ~(PAINTED_BIT | TEXT_BIT | REVERSED_BIT)) | rows.doubts;
    blendRow(parent, compositing, {
      first: row * parent.width + from + offset.column,
      from: 0,
      to: to - from,
      coverage,
      values: rows.read(y, from, to),
      doubts,
    });
  }
}

/** The colors of a group, row by row, in the process model of its parent and without what it was painted on. */
class GroupRows {
  readonly planes: readonly number[];
  /** Caused by the conversion. */
  doubts = 0;
  readonly #group: InkRaster;
  readonly #colors: InkColors;
  readonly #isConverted: boolean;
  readonly #rows: Uint8ClampedArray[];

  constructor(parent: InkRaster, group: InkRaster, colors: InkColors) {
    const process = parent.model === 'cmyk' ? [0, 1, 2, 3] : [0, 1, 2];
    const spots = group.planes.flatMap((plane, number) =>
      plane && number >= processInks.length ? [number] : [],
    );
    this.planes = [...process, ...spots];
    this.#group = group;
    this.#colors = colors;
    this.#isConverted = parent.model !== group.model;
    this.#rows = this.planes.map(() => new Uint8ClampedArray(group.width));
  }

  /** The cells of a row from one column on and before another. Overwritten by the next row. */
  read(y: number, from: number, to: number): readonly Uint8ClampedArray[] {
    const start = y * this.#group.width + from;
    const count = to - from;
    this.planes.forEach((number, index) => {
      const row = this.#rows[index];
      if (!row) return;
      const plane = this.#group.planes[number];
      if (plane) row.set(plane.subarray(start, start + count));
      else row.fill(0);
      const under = this.#group.backdrop?.planes[number];
      if (this.#group.backdrop && !this.#group.isKnockout) this.#removeBackdrop(row, under, start, count);
    });
    if (this.#isConverted) this.#convert(start, count);
    return this.#rows;
  }

  /** ISO 32000-1, 11.4.8: a group's own color, as if it had been painted on nothing. */
  #removeBackdrop(
    row: Uint8ClampedArray,
    under: Uint8ClampedArray | undefined,
    start: number,
    cells: number,
  ): void {
    const { alpha, backdrop } = this.#group;
    for (let index = 0; index < cells; index += 1) {
      const own = (alpha?.[start + index] as number) / 255;
      if (own === 0 || own === 1) continue;
      const old = under ? (under[start + index] as number) : 0;
      const value = row[index] as number;
      const share = ((backdrop?.alpha[start + index] as number) / 255) * (1 / own - 1);
      row[index] = value + (value - old) * share;
    }
  }

  #convert(start: number, cells: number): void {
    const { model, alpha, planes } = this.#group;
    const count = model === 'cmyk' ? 4 : 3;
    const convert = this.#colors.between(model);
    const [color, into]: [number[], number[]] = [[-1, 0, 0, 0], []];
    for (let index = 0; index < cells; index += 1) {
      if (alpha?.[start + index] === 0) continue;
      let isSame = true;
      for (let plane = 0; plane < count; plane += 1) {
        const value = planes[plane]?.[start + index] ?? 0;
        isSame &&= color[plane] === value;
        color[plane] = value;
      }
      if (!isSame) this.doubts |= convert(color, 0, into, true);
      for (let plane = 0; plane < into.length; plane += 1)
        (this.#rows[plane] as Uint8ClampedArray)[index] = into[plane] as number;
    }
  }
}
