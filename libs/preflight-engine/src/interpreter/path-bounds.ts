import type { Box } from '../pdf/boxes.ts';
import type { Matrix } from './matrix.ts';
import { PathTrace } from './path-trace.ts';

/** Bounding box of the current path's points and control points, at least as large as the path. */
export class PathBounds {
  #x0 = Number.POSITIVE_INFINITY;
  #y0 = Number.POSITIVE_INFINITY;
  #x1 = Number.NEGATIVE_INFINITY;
  #y1 = Number.NEGATIVE_INFINITY;
  #points = 0;
  /** Number of rectangles in the path. */
  rectangles = 0;
  readonly trace = new PathTrace();

  /** @param kind of the point in its path */
  add(matrix: Matrix, x: number, y: number, kind: number): void {
    // Without `apply`, which would create a pair for each of millions of points.
    const px = matrix[0] * x + matrix[2] * y + matrix[4];
    const py = matrix[1] * x + matrix[3] * y + matrix[5];
    if (!Number.isFinite(px) || !Number.isFinite(py)) return;
    if (px < this.#x0) this.#x0 = px;
    if (py < this.#y0) this.#y0 = py;
    if (px > this.#x1) this.#x1 = px;
    if (py > this.#y1) this.#y1 = py;
    this.#points += 1;
    this.trace.add(kind, px, py);
  }

  /** Whether the path consists only of rectangles. */
  get isRectangle(): boolean {
    return this.#points > 0 && this.#points === this.rectangles * 4;
  }

  /** Null while there are no points. */
  get box(): Box | null {
    return this.#x1 < this.#x0 ? null : [this.#x0, this.#y0, this.#x1, this.#y1];
  }

  clear(): void {
    this.#x0 = Number.POSITIVE_INFINITY;
    this.#y0 = Number.POSITIVE_INFINITY;
    this.#x1 = Number.NEGATIVE_INFINITY;
    this.#y1 = Number.NEGATIVE_INFINITY;
    this.#points = 0;
    this.rectangles = 0;
    this.trace.clear();
  }
}

/** Intersection of two boxes, or null. Boxes without width or height still intersect. */
export function intersection(a: Box, b: Box | null): Box | null {
  if (!b) return a;
  const shared: Box = [
    Math.max(a[0], b[0]),
    Math.max(a[1], b[1]),
    Math.min(a[2], b[2]),
    Math.min(a[3], b[3]),
  ];
  return shared[2] < shared[0] || shared[3] < shared[1] ? null : shared;
}

/** A box extended by half the stroke width on every side. */
export const grown = ([x0, y0, x1, y1]: Box, by: number): Box => [x0 - by, y0 - by, x1 + by, y1 + by];

/** A clip that hides everything. */
export const nowhere: Box = [
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
];
