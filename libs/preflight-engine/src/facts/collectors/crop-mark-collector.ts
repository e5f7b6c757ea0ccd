import type { PaintedPath } from '../../interpreter/visitor.ts';
import { isWithin } from '../../pdf/box-relations.ts';
import type { Box } from '../../pdf/boxes.ts';
import { inkOfColor } from '../ink-of-color.ts';
import type { MarkColors } from '../mark-colors.ts';

/** pt: how long and how thick a crop mark may be. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 144;
const THICKEST = 2;
/** pt: how far from the trim it ends, at least and at most, and how exactly two marks of one edge are in line. */
const NEAREST = -0.1;
const FARTHEST = 40;
const IN_LINE = 1;
/** Share of the page's width and height, on each side, in which crop marks are. */
const MARGIN = 0.25;
/** Fold and registration marks between the corners; more are those of several pieces on one sheet. */
const MAX_BETWEEN = 2;
/** A drawing with more short lines is no page with crop marks, or one in which they can't be found. */
const MAX_LINES = 1_000;
/** Boxes between lines that are tried as a trim. A table in each margin may have a few hundred. */
const MAX_TRIED = 10_000;

/** A line along an axis: where it is across the axis, and from where to where it runs. */
interface Line {
  at: number;
  from: number;
  to: number;
}

/** Finds the trim that drawn crop marks show on a page that has no TrimBox. */
export class CropMarkCollector {
  readonly #page: Box;
  readonly #unit: number;
  /** In the margins at the left and right, and at the bottom and top. */
  readonly #level: readonly [Line[], Line[]] = [[], []];
  readonly #upright: readonly [Line[], Line[]] = [[], []];
  #lines = 0;

  /** @param unit UserUnit, pt */
  constructor(page: Box, unit: number) {
    this.#page = page;
    this.#unit = unit;
  }

  add({ box: whole, pieces, isRectangle }: PaintedPath, { fill, stroke }: MarkColors): void {
    if (this.#lines > MAX_LINES || !this.#mayHaveMarks(whole)) return;
    if (stroke && !inkOfColor(stroke).isWhite)
      for (const { box, isStraight } of pieces.strokes()) if (isStraight) this.#addLine(box);
    // Some programs draw a line as an area around it.
    const isLine = isRectangle || Math.min(whole[2] - whole[0], whole[3] - whole[1]) * this.#unit <= THICKEST;
    if (fill && isLine && !inkOfColor(fill).isWhite) for (const box of pieces.fills()) this.#addLine(box);
  }

  /** By the path's box, because most paths are too small or in the middle of the page. */
  #mayHaveMarks([x0, y0, x1, y1]: Box): boolean {
    if (Math.max(x1 - x0, y1 - y0) * this.#unit < MIN_LENGTH) return false;
    const [left, bottom, right, top] = this.#page;
    const [across, along] = [MARGIN * (right - left), MARGIN * (top - bottom)];
    return x0 < left + across || x1 > right - across || y0 < bottom + along || y1 > top - along;
  }

  /** Null unless marks at all four corners agree on a trim. */
  finish(): Box | null {
    if (this.#lines > MAX_LINES) return null;
    const [xs, ys] = [this.#placesOf(this.#upright), this.#placesOf(this.#level)];
    const [x0, y0, x1, y1] = this.#page;
    const [across, along] = [pairsOf(xs, x0, x1), pairsOf(ys, y0, y1)];
    if (across.length * along.length > MAX_TRIED) return null;
    const found = across.flatMap(([left, right]) =>
      along.flatMap(([bottom, top]): Box[] => {
        const trim: Box = [left, bottom, right, top];
        return this.#isMarked(trim) ? [trim] : [];
      }),
    );
    const [trim, another] = found.toSorted((a, b) => areaOf(a) - areaOf(b));
    // Bleed marks are around the trim.
    if (!trim || (another && !isWithin(trim, another))) return null;
    const between = [
      ...this.#placesBetween(this.#upright, [trim[0], trim[2]], [trim[1], trim[3]]),
      ...this.#placesBetween(this.#level, [trim[1], trim[3]], [trim[0], trim[2]]),
    ];
    return between.length <= MAX_BETWEEN ? trim : null;
  }

  /** Where other marks outside the trim are in line, between its corners. */
  #placesBetween(
    [before, after]: readonly [Line[], Line[]],
    [first, last]: readonly [number, number],
    [low, high]: readonly [number, number],
  ): number[] {
    const outside: [Line[], Line[]] = [
      before.filter(({ to }) => to <= low + IN_LINE),
      after.filter(({ from }) => from >= high - IN_LINE),
    ];
    return this.#placesOf(outside).filter((at) => at > first + IN_LINE && at < last - IN_LINE);
  }

  #addLine([x0, y0, x1, y1]: Box): void {
    const [width, height] = [(x1 - x0) * this.#unit, (y1 - y0) * this.#unit];
    const length = Math.max(width, height);
    if (length < MIN_LENGTH || length > MAX_LENGTH || Math.min(width, height) > THICKEST) return;
    const [left, bottom, right, top] = this.#page;
    if (width > height) this.#keep(this.#level, { at: (y0 + y1) / 2, from: x0, to: x1 }, left, right);
    else this.#keep(this.#upright, { at: (x0 + x1) / 2, from: y0, to: y1 }, bottom, top);
  }

  #keep([before, after]: readonly [Line[], Line[]], line: Line, low: number, high: number): void {
    const margin = MARGIN * (high - low);
    const lines = line.to < low + margin ? before : line.from > high - margin ? after : null;
    if (!lines) return;
    lines.push(line);
    this.#lines += 1;
  }

  /** Where lines in both margins are in line. */
  #placesOf([before, after]: readonly [Line[], Line[]]): number[] {
    const places = before.filter(({ at }) => after.some((other) => this.#isInLine(other, at)));
    const sorted = places.map(({ at }) => at).toSorted((a, b) => a - b);
    return sorted.filter((at, index) => at - (sorted[index - 1] ?? Number.NEGATIVE_INFINITY) > IN_LINE);
  }

  /** Whether all eight lines at the corners of a box are there. */
  #isMarked([left, bottom, right, top]: Box): boolean {
    const isNear = (gap: number) => gap * this.#unit >= NEAREST && gap * this.#unit <= FARTHEST;
    const isBeside = ([before, after]: readonly [Line[], Line[]], at: number, low: number, high: number) =>
      before.some((line) => this.#isInLine(line, at) && isNear(low - line.to)) &&
      after.some((line) => this.#isInLine(line, at) && isNear(line.from - high));
    return (
      isBeside(this.#level, bottom, left, right) &&
      isBeside(this.#level, top, left, right) &&
      isBeside(this.#upright, left, bottom, top) &&
      isBeside(this.#upright, right, bottom, top)
    );
  }

  #isInLine(line: Line, at: number): boolean {
    return Math.abs(line.at - at) * this.#unit <= IN_LINE;
  }
}

/** Pairs of places in the two margins of a page. */
function pairsOf(places: readonly number[], low: number, high: number): [number, number][] {
  const margin = MARGIN * (high - low);
  const before = places.filter((place) => place < low + margin);
  const after = places.filter((place) => place > high - margin);
  return before.flatMap((one) => after.map((other): [number, number] => [one, other]));
}

const areaOf = ([x0, y0, x1, y1]: Box): number => (x1 - x0) * (y1 - y0);
