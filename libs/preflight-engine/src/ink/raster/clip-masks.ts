import type { ClipOutline, Outline } from '../../interpreter/path-outline.ts';
import { type CellRange, intersectRanges } from './cell-range.ts';
import type { InkRaster } from './ink-raster.ts';
import { type SoftMask, maskRow } from './soft-mask.ts';
import { type Polygon, scanFill } from './scan-fill.ts';

/** Bytes of the masks of a layer: twelve over the largest raster, a hundred over a Letter page. */
const MAX_BYTES = 48_000_000;
/** Bytes of a mask without cells. */
const PLAIN_BYTES = 500;

/** Where a color is painted. */
export interface PaintedArea {
  polygons: readonly Polygon[];
  isEvenOdd: boolean;
  clip: ClipMask;
}

/** The visible part of a clip. */
export interface ClipMask {
  range: CellRange;
  /** Coverage of the cells of `frame`, 0 to 255; null if the range is fully visible. */
  coverage: Uint8ClampedArray | null;
  frame: CellRange;
  /** What it shows is only letters somewhere in the range. */
  isText: boolean;
}

/** Renders clips as masks, each once, including the enclosing clips. */
export class ClipMasks {
  readonly #raster: InkRaster;
  readonly #all: ClipMask;
  readonly #known = new WeakMap<ClipOutline, ClipMask>();
  readonly #masked = new WeakMap<SoftMask, WeakMap<ClipMask, ClipMask>>();
  readonly #recent = new RecentMasks();

  constructor(raster: InkRaster) {
    const range = { left: 0, top: 0, right: raster.width, bottom: raster.height };
    this.#raster = raster;
    this.#all = { range, coverage: null, frame: range, isText: false };
  }

  /** The visible part under a clip and a soft mask. */
  of(clip: ClipOutline | null, soft: SoftMask | null = null): ClipMask {
    const clipped = this.#clipped(clip);
    if (!soft || this.#raster.isExhausted) return clipped;
    const known = this.#masked.get(soft) ?? new WeakMap<ClipMask, ClipMask>();
    const before = known.get(clipped);
    if (before) return this.#recent.use(before);
    const masked = this.#soften(clipped, soft);
    this.#masked.set(soft, known.set(clipped, masked));
    this.#recent.keep(masked, clipped.coverage?.length ?? 0, () => known.delete(clipped));
    return masked;
  }

  #soften(clip: ClipMask, soft: SoftMask): ClipMask {
    const range = soft.outside === 0 ? intersectRanges(clip.range, soft.rangeIn(this.#raster)) : clip.range;
    const width = range.right - range.left;
    this.#raster.noteWork(width * (range.bottom - range.top));
    const coverage = new Uint8ClampedArray(width * (range.bottom - range.top));
    for (let row = range.top; row < range.bottom; row += 1) {
      const part = coverage.subarray((row - range.top) * width, (row - range.top + 1) * width);
      maskRow(soft, this.#raster, row, range.left, part);
      narrowRow(clip, row, range.left, part, width);
    }
    return { range, coverage, frame: range, isText: clip.isText };
  }

  #clipped(clip: ClipOutline | null): ClipMask {
    if (!clip) return this.#all;
    const chain: ClipOutline[] = [];
    let inner: ClipOutline | null = clip;
    let mask: ClipMask | undefined;
    // Iterative, because a page may nest thousands of clips.
    for (; inner && !mask; inner = inner.outer) {
      mask = this.#known.get(inner);
      if (!mask) chain.push(inner);
    }
    if (mask) this.#recent.use(mask);
    let result = mask ?? this.#all;
    for (const { outline, isEvenOdd, isText = false } of chain.toReversed()) {
      result = this.#narrow(result, outline, isEvenOdd);
      if (isText) result = { ...result, isText };
    }
    const [node] = chain;
    if (!node) return result;
    this.#known.set(node, result);
    this.#recent.keep(result, bytesOf(node.outline), () => this.#known.delete(node));
    return result;
  }

  #narrow(outer: ClipMask, outline: Outline, isEvenOdd: boolean): ClipMask {
    const polygons = cellPolygons(this.#raster, outline);
    const straight = rectangleOf(polygons);
    if (straight) return { ...outer, range: intersectRanges(outer.range, straight) };
    const range = intersectRanges(outer.range, boundsOf(polygons));
    const width = range.right - range.left;
    this.#raster.noteWork(width * (range.bottom - range.top));
    if (this.#raster.isExhausted) return this.#all;
    const coverage = new Uint8ClampedArray(width * (range.bottom - range.top));
    scanFill(polygons, isEvenOdd, range, (row, left, covered, count) => {
      narrowRow(outer, row, left, covered, count);
      const at = (row - range.top) * width + left - range.left;
      for (let index = 0; index < count; index += 1) coverage[at + index] = covered[index] as number;
    });
    return { range, coverage, frame: range, isText: outer.isText };
  }
}

const bytesOf = (outline: Outline): number =>
  outline.reduce((bytes, { points }) => bytes + points.length * Float64Array.BYTES_PER_ELEMENT, 0);

/** Multiplies the coverage of so many cells of a row by the clip. */
export function narrowRow(
  { coverage, frame }: ClipMask,
  row: number,
  left: number,
  covered: Uint8ClampedArray,
  count: number,
): void {
  if (!coverage) return;
  const at = (row - frame.top) * (frame.right - frame.left) + left - frame.left;
  for (let index = 0; index < count; index += 1) {
    const open = coverage[at + index] as number;
    if (open !== 255) covered[index] = ((covered[index] as number) * open) / 255;
  }
}

export const cellPolygons = (raster: InkRaster, outline: Outline): Polygon[] =>
  outline.map(({ points }) => {
    const { box, cell } = raster;
    const left = box[0];
    const top = box[3];
    const cells: number[] = [];
    for (let at = 0; at < points.length; at += 2)
      cells.push(((points[at] as number) - left) / cell, (top - (points[at + 1] as number)) / cell);
    return cells;
  });

/** For an upright rectangle, the cells whose center is in it. */
function rectangleOf(polygons: readonly Polygon[]): CellRange | null {
  const [polygon] = polygons;
  if (!polygon || polygons.length > 1 || polygon.length < 8 || polygon.length > 10) return null;
  const points = Array.from(polygon);
  const xs = [...new Set(points.filter((_, index) => index % 2 === 0).map((x) => Math.round(x * 256)))];
  const ys = [...new Set(points.filter((_, index) => index % 2 === 1).map((y) => Math.round(y * 256)))];
  if (xs.length !== 2 || ys.length !== 2) return null;
  const isBent = points.some((value, index) => {
    const [dx, dy] = [
      points[(index + 2) % points.length] as number,
      points[(index + 3) % points.length] as number,
    ];
    return (
      index % 2 === 0 && Math.abs(dx - value) > 0.01 && Math.abs(dy - (points[index + 1] as number)) > 0.01
    );
  });
  if (isBent) return null;
  const middle = (value: number) => Math.ceil(value / 256 - 0.5);
  return {
    left: middle(Math.min(...xs)),
    right: middle(Math.max(...xs)),
    top: middle(Math.min(...ys)),
    bottom: middle(Math.max(...ys)),
  };
}

/** The cells that polygons touch; infinite without any. */
export function boundsOf(polygons: readonly Polygon[]): CellRange {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const polygon of polygons)
    for (let at = 0; at + 1 < polygon.length; at += 2) {
      left = Math.min(left, Math.floor(polygon[at] as number));
      right = Math.max(right, Math.ceil(polygon[at] as number));
      top = Math.min(top, Math.floor(polygon[at + 1] as number));
      bottom = Math.max(bottom, Math.ceil(polygon[at + 1] as number));
    }
  return { left, top, right, bottom };
}

interface Entry {
  bytes: number;
  forget: () => void;
}

/** The clip masks of a layer that are kept; those not used for longest make room for others and are rendered again. */
class RecentMasks {
  readonly #entries = new Map<ClipMask, Entry>();
  #bytes = 0;

  /**
   * Keeps a new mask.
   *
   * @param others bytes of what it is made of
   * @param forget called when it has to make room
   */
  keep(mask: ClipMask, others: number, forget: () => void): void {
    // One without coverage takes no memory of its own.
    if (!mask.coverage || this.#entries.has(mask)) return;
    const bytes = PLAIN_BYTES + mask.coverage.length + others;
    this.#entries.set(mask, { bytes, forget });
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= MAX_BYTES || oldest === mask) return;
      this.#entries.delete(oldest);
      this.#bytes -= entry.bytes;
      entry.forget();
    }
  }

  /** Notes that a mask is used. */
  use(mask: ClipMask): ClipMask {
    const entry = this.#entries.get(mask);
    if (entry && this.#entries.delete(mask)) this.#entries.set(mask, entry);
    return mask;
  }
}
