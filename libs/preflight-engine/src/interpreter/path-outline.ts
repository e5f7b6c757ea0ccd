import type { Box } from '../pdf/boxes.ts';
import { apply, type Matrix } from './matrix.ts';

/** x, y, x, y … on the page, in page units; curves are flattened. */
export interface Subpath {
  points: number[];
  isClosed: boolean;
}

/** A finished path. */
export type Outline = readonly Subpath[];

/** A clip path, intersected with the clips before it. */
export interface ClipOutline {
  outline: Outline;
  isEvenOdd: boolean;
  outer: ClipOutline | null;
  /** Text within this outline is the clip: letters, which aren't known. */
  isText?: boolean;
}

/** Maximum points per path; the rest is dropped and reported. */
const MAX_POINTS = 2_000_000;
const MAX_CHORDS = 48;
/** Segments per curve by the square root of its control polygon's length: accurate to about a tenth of a unit. */
const CHORDS_PER_ROOT = 1.2;

/** Records the path being constructed, for visitors that need more than its box. */
export class PathOutline {
  #subpaths: Subpath[] = [];
  #open: Subpath | null = null;
  #count = 0;
  #penX = 0;
  #penY = 0;

  /** Whether points were dropped. */
  get isCut(): boolean {
    return this.#count > MAX_POINTS;
  }

  move(matrix: Matrix, x: number, y: number): void {
    this.#penX = matrix[0] * x + matrix[2] * y + matrix[4];
    this.#penY = matrix[1] * x + matrix[3] * y + matrix[5];
    this.#open = null;
  }

  line(matrix: Matrix, x: number, y: number): void {
    this.#add(matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]);
  }

  /** @param first null for `v`, which uses the current point @param last the curve's end point */
  curve(
    matrix: Matrix,
    first: readonly [x: number, y: number] | null,
    second: readonly [x: number, y: number],
    last: readonly [x: number, y: number],
  ): void {
    const x0 = this.#penX;
    const y0 = this.#penY;
    const start = first ? apply(matrix, first[0], first[1]) : null;
    const x1 = start ? start[0] : x0;
    const y1 = start ? start[1] : y0;
    const x2 = matrix[0] * second[0] + matrix[2] * second[1] + matrix[4];
    const y2 = matrix[1] * second[0] + matrix[3] * second[1] + matrix[5];
    const x3 = matrix[0] * last[0] + matrix[2] * last[1] + matrix[4];
    const y3 = matrix[1] * last[0] + matrix[3] * last[1] + matrix[5];
    const length = Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2);
    const chords = Math.max(1, Math.min(MAX_CHORDS, Math.ceil(Math.sqrt(length) * CHORDS_PER_ROOT)));
    for (let chord = 1; chord <= chords; chord += 1) {
      const t = chord / chords;
      const u = 1 - t;
      const a = u * u * u;
      const b = 3 * u * u * t;
      const c = 3 * u * t * t;
      const d = t * t * t;
      this.#add(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
    }
  }

  rectangle(matrix: Matrix, x: number, y: number, width: number, height: number): void {
    this.move(matrix, x, y);
    this.line(matrix, x + width, y);
    this.line(matrix, x + width, y + height);
    this.line(matrix, x, y + height);
    this.close();
  }

  close(): void {
    const { points } = this.#open ?? { points: [] };
    if (this.#open) this.#open.isClosed = true;
    this.#open = null;
    if (points.length < 2) return;
    this.#penX = points[0] ?? 0;
    this.#penY = points[1] ?? 0;
  }

  /** Returns the path and starts a new one. */
  take(): Outline {
    const taken = this.#subpaths;
    this.#subpaths = [];
    this.#open = null;
    this.#count = 0;
    return taken;
  }

  #add(x: number, y: number): void {
    if (!Number.isFinite(x) || !Number.isFinite(y)) return;
    this.#count += 1;
    if (this.isCut) return;
    if (!this.#open) {
      this.#open = { points: [this.#penX, this.#penY], isClosed: false };
      this.#subpaths.push(this.#open);
    }
    this.#open.points.push(x, y);
    this.#penX = x;
    this.#penY = y;
  }
}

/** A transformed rectangle as a path. */
export function rectangleOutline(matrix: Matrix, [x0, y0, x1, y1]: Box): Outline {
  const drawn = new PathOutline();
  drawn.rectangle(matrix, x0, y0, x1 - x0, y1 - y0);
  return drawn.take();
}
