/** What a point of a path is for. */
export const MOVE = 0;
export const LINE = 1;
/** A control point; two of them and a `CURVE_END` make a curve. */
export const CONTROL = 2;
export const CURVE_END = 3;
/** Back to the start of the subpath, at no point of its own. */
export const CLOSE = 4;

/** Points; a longer path is judged as a whole. */
const MAX_POINTS = 8_192;

/** The points of a path on the page, in order. */
export class PathTrace {
  /** x, y, x, y …, of the first `length` points; what follows is left from longer paths, so that arrays don't grow again. */
  readonly points: number[] = [];
  readonly kinds: number[] = [];
  #length = 0;
  #subpaths = 0;

  /** Whether points were dropped. */
  isCut = false;

  add(kind: number, x: number, y: number): void {
    const at = this.#length;
    if (at >= MAX_POINTS) {
      this.isCut = true;
      return;
    }
    if (kind === MOVE) this.#subpaths += 1;
    this.kinds[at] = kind;
    this.points[at * 2] = x;
    this.points[at * 2 + 1] = y;
    this.#length = at + 1;
  }

  /** The last point again, as `v` and `y` have it as a control point. */
  repeat(kind: number): void {
    const [x, y] = [this.points[this.#length * 2 - 2], this.points[this.#length * 2 - 1]];
    if (x !== undefined && y !== undefined) this.add(kind, x, y);
  }

  close(): void {
    if (this.#length > 0) this.add(CLOSE, 0, 0);
  }

  /** Number of points. */
  get length(): number {
    return this.#length;
  }

  get subpaths(): number {
    return this.#subpaths;
  }

  clear(): void {
    this.#length = 0;
    this.#subpaths = 0;
    this.isCut = false;
  }
}
