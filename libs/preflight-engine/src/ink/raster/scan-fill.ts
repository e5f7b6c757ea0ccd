import type { CellRange } from './cell-range.ts';

/** Scan lines per row of cells. Horizontally, coverage is exact. */
const LINES = 4;
/** Maximum edge crossings of one path; legitimate artwork has fewer. */
const MAX_CROSSINGS = 8_000_000;
const MAX_INSERTED = 64;

/** Receives the coverage, 0 to 255, of so many cells of a row from a column on. The array may be longer and is reused. */
export type RowSink = (row: number, left: number, coverage: Uint8ClampedArray, count: number) => void;

/** Corners x, y, x, y … in cells; implicitly closed. */
export type Polygon = ArrayLike<number>;

/**
 * Fills polygons row by row. Coverage is the share of a cell's area, so that a line thinner than a cell counts with its
 * actual width.
 * @returns false if there are too many crossings
 */
export function scanFill(
  polygons: readonly Polygon[],
  isEvenOdd: boolean,
  range: CellRange,
  sink: RowSink,
): boolean {
  const cells = polygonRange(polygons, range);
  if (!cells) return true;
  const crossings = crossingsOf(polygons, cells);
  if (!crossings) return false;
  const { left, top, bottom } = cells;
  const width = cells.right - left;
  const { deltas, coverage } = takeRow(width);
  const touched = { from: 0, to: 0 };
  for (let row = top; row < bottom; row += 1) {
    touched.from = width;
    touched.to = 0;
    for (let line = 0; line < LINES; line += 1)
      addSpans(crossings, (row - top) * LINES + line, isEvenOdd, left, width, deltas, touched);
    const { from, to } = touched;
    if (from >= to) continue;
    let sum = 0;
    for (let column = from; column < to; column += 1) {
      sum += deltas[column] as number;
      coverage[column - from] = (sum * 255) / LINES;
    }
    deltas.fill(0, from, to + 2);
    sink(row, left + from, coverage, to - from);
  }
  spare = { deltas, coverage };
  return true;
}

interface RowBuffers {
  /** Differences between neighboring cells; all 0 between rows. */
  deltas: Float32Array;
  coverage: Uint8ClampedArray;
}

/** Buffers of the last path, kept for the next one: pages have tens of thousands of paths. */
let spare: RowBuffers | null = null;

function takeRow(width: number): RowBuffers {
  const taken = spare;
  // A path that is filled meanwhile gets its own.
  spare = null;
  if (taken && taken.coverage.length >= width) return taken;
  return { deltas: new Float32Array(2 * width + 2), coverage: new Uint8ClampedArray(2 * width) };
}

/** The cells that polygons can touch, or null. */
function polygonRange(polygons: readonly Polygon[], range: CellRange): CellRange | null {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const polygon of polygons)
    for (let at = 0; at + 1 < polygon.length; at += 2) {
      const x = polygon[at] as number;
      const y = polygon[at + 1] as number;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
    }
  const left = Math.max(range.left, Math.floor(x0));
  const right = Math.min(range.right, Math.ceil(x1));
  const top = Math.max(range.top, Math.floor(y0));
  const bottom = Math.min(range.bottom, Math.ceil(y1));
  return top < bottom && left < right ? { left, top, right, bottom } : null;
}

/** Where scan lines cross edges: line n has the crossings from `starts[n]` to `starts[n + 1]`. */
interface Crossings {
  starts: Uint32Array;
  xs: Float32Array;
  directions: Int8Array;
}

function crossingsOf(polygons: readonly Polygon[], { top, bottom }: CellRange): Crossings | null {
  const lines = (bottom - top) * LINES;
  const starts = new Uint32Array(lines + 2);
  const last = lines - 1;
  let count = 0;
  for (const polygon of polygons) {
    const { length } = polygon;
    let y0 = polygon[length - 1] as number;
    for (let at = 1; at < length; at += 2) {
      const y1 = polygon[at] as number;
      const from = firstLine(y0, y1, top);
      const to = Math.min(last, lastLine(y0, y1, top));
      y0 = y1;
      for (let line = from; line <= to; line += 1) starts[line + 2] = (starts[line + 2] as number) + 1;
      if (to >= from) count += to - from + 1;
    }
  }
  if (count > MAX_CROSSINGS) return null;
  for (let line = 2; line < starts.length; line += 1)
    starts[line] = (starts[line] as number) + (starts[line - 1] as number);
  const xs = new Float32Array(count);
  const directions = new Int8Array(count);
  for (const polygon of polygons) {
    const { length } = polygon;
    for (let at = 0; at < length; at += 2) {
      const next = at + 2 < length ? at + 2 : 0;
      const x0 = polygon[at] as number;
      const y0 = polygon[at + 1] as number;
      const x1 = polygon[next] as number;
      const y1 = polygon[next + 1] as number;
      const from = firstLine(y0, y1, top);
      const to = Math.min(last, lastLine(y0, y1, top));
      if (to < from) continue;
      const slope = (x1 - x0) / (y1 - y0);
      for (let line = from; line <= to; line += 1) {
        const place = starts[line + 1] as number;
        starts[line + 1] = place + 1;
        xs[place] = x0 + ((line + 0.5) / LINES + top - y0) * slope;
        directions[place] = y1 > y0 ? 1 : -1;
      }
    }
  }
  return { starts, xs, directions };
}

/** Line n is in the middle of its strip. */
const lineAt = (y: number, top: number): number => Math.ceil((y - top) * LINES - 0.5);

/** The scan lines that an edge crosses. */
const firstLine = (y0: number, y1: number, top: number): number =>
  Math.max(0, lineAt(y0 < y1 ? y0 : y1, top));
const lastLine = (y0: number, y1: number, top: number): number => lineAt(y0 < y1 ? y1 : y0, top) - 1;

/** Adds a line's coverage as differences between neighboring cells, and the cells to those that are touched. */
function addSpans(
  { starts, xs, directions }: Crossings,
  line: number,
  isEvenOdd: boolean,
  left: number,
  width: number,
  deltas: Float32Array,
  touched: { from: number; to: number },
): void {
  const from = starts[line] as number;
  const to = starts[line + 1] as number;
  if (to - from < 2) return;
  sortByX(xs, directions, from, to);
  let winding = 0;
  for (let at = from; at < to; at += 1) {
    const wasInside = isEvenOdd ? (winding & 1) === 1 : winding !== 0;
    winding += directions[at] as number;
    const isInside = isEvenOdd ? (winding & 1) === 1 : winding !== 0;
    if (wasInside === isInside) continue;
    const place = (xs[at] as number) - left;
    const x = place < 0 ? 0 : place > width ? width : place;
    const column = x | 0;
    const sign = isInside ? 1 : -1;
    deltas[column] = (deltas[column] as number) + sign * (column + 1 - x);
    deltas[column + 1] = (deltas[column + 1] as number) + sign * (x - column);
    if (column < touched.from) touched.from = column;
    if (column >= touched.to) touched.to = column < width ? column + 1 : width;
  }
}

/** Insertion sort for few, nearly sorted values; the built-in sort for many. */
function sortByX(xs: Float32Array, directions: Int8Array, from: number, to: number): void {
  if (to - from > MAX_INSERTED) {
    const order = Array.from(
      { length: to - from },
      (_, index) => [xs[from + index], directions[from + index]] as [number, number],
    );
    order.sort((a, b) => a[0] - b[0]);
    order.forEach(([x, direction], index) => {
      xs[from + index] = x;
      directions[from + index] = direction;
    });
    return;
  }
  for (let at = from + 1; at < to; at += 1) {
    const x = xs[at] as number;
    const direction = directions[at] as number;
    let place = at;
    for (; place > from && (xs[place - 1] as number) > x; place -= 1) {
      xs[place] = xs[place - 1] as number;
      directions[place] = directions[place - 1] as number;
    }
    xs[place] = x;
    directions[place] = direction;
  }
}

/**
 * The outline of a stroke as polygons with the same orientation, so that they add up. Joins are square, ends are butt
 * caps, and dashes are ignored.
 * @param width in cells
 */
export function strokePolygons(points: ArrayLike<number>, isClosed: boolean, width: number): Polygon[] {
  const half = width / 2;
  const pieces: Polygon[] = [];
  const corners = points.length / 2;
  const last = isClosed ? corners : corners - 1;
  for (let index = 0; index < last; index += 1) {
    const next = (index + 1) % corners;
    const [x0, y0] = [points[2 * index] as number, points[2 * index + 1] as number];
    const [x1, y1] = [points[2 * next] as number, points[2 * next + 1] as number];
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length === 0) continue;
    const [ux, uy] = [((x1 - x0) / length) * half, ((y1 - y0) / length) * half];
    const before = isClosed || index > 0 ? 1 : 0;
    const after = isClosed || index < last - 1 ? 1 : 0;
    const [ax, ay, bx, by] = [x0 - before * ux, y0 - before * uy, x1 + after * ux, y1 + after * uy];
    pieces.push([ax - uy, ay + ux, bx - uy, by + ux, bx + uy, by - ux, ax + uy, ay - ux]);
  }
  return pieces;
}
