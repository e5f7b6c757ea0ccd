import type { GraphicsState } from '../../interpreter/graphics-state.ts';
import type { PaintedPath, PaintedText } from '../../interpreter/visitor.ts';
import type { Box } from '../../pdf/boxes.ts';
import { inkOfColor } from '../ink-of-color.ts';
import type { LineMark } from '../page-marks.ts';
import { WorstFirst } from '../worst-first.ts';

/** pt: thicker lines are fine in every profile. */
const MAX_WIDTH = 1;
/** pt: a thin shape of at least this length is a rule; a shorter one may be a dot or part of a letter. */
const SHORTEST_RULE = 9;

/** Collects thin strokes, text outlines and filled rules. Thin slanted shapes are skipped, because their box doesn't show the thickness. */
export class LineCollector {
  readonly #unit: number;
  readonly #lines: WorstFirst<LineMark>;

  /** @param unit UserUnit, pt */
  constructor(unit: number, kept: number) {
    this.#unit = unit;
    this.#lines = new WorstFirst(kept, ({ width }) => width);
  }

  /** @param isOnInk where white is visible */
  add({ box, fill, stroke, strokeWidth, isRectangle, state }: PaintedPath, isOnInk: () => boolean): void {
    const isSeen = (color: typeof fill) => color !== null && (!inkOfColor(color).isWhite || isOnInk());
    const [width, height] = [box[2] - box[0], box[3] - box[1]];
    if (stroke) {
      const thickness = thicknessOf(state, width <= strokeWidth * 1.001, height <= strokeWidth * 1.001);
      if (this.#isThin(thickness) && isSeen(stroke)) this.#add(box, thickness, 'stroke');
      return;
    }
    const thickness = Math.min(width, height);
    const isRule = isRectangle || Math.max(width, height) * this.#unit >= SHORTEST_RULE;
    if (isRule && this.#isThin(thickness) && isSeen(fill)) this.#add(box, thickness, 'rule');
  }

  /** Text painted only as an outline, or with an outline in another color. */
  addText({ box, fill, stroke, state }: PaintedText, isOnInk: boolean): void {
    if (!stroke || (fill && String(inkOfColor(fill).inks) === String(inkOfColor(stroke).inks))) return;
    const thickness = thicknessOf(state, false, false);
    if (this.#isThin(thickness) && (isOnInk || !inkOfColor(stroke).isWhite))
      this.#add(box, thickness, 'outline');
  }

  finish(): LineMark[] {
    return this.#lines.sorted();
  }

  #isThin(thickness: number): boolean {
    return thickness * this.#unit < MAX_WIDTH;
  }

  #add(box: Box, thickness: number, kind: LineMark['kind']): void {
    this.#lines.add({ box, width: thickness * this.#unit, kind });
  }
}

/** In page units. A nonuniformly scaled stroke has the smaller thickness, unless it is a straight line along the other axis. */
function thicknessOf({ matrix, lineWidth }: GraphicsState, isUpright: boolean, isLevel: boolean): number {
  const [a, b, c, d] = matrix;
  if ((b === 0 && c === 0) || (a === 0 && d === 0)) {
    const [across, down] = [Math.abs(a) + Math.abs(c), Math.abs(b) + Math.abs(d)];
    if (isUpright === isLevel) return lineWidth * Math.min(across, down);
    return lineWidth * (isUpright ? across : down);
  }
  const [sum, area] = [(a * a + b * b + c * c + d * d) / 2, Math.abs(a * d - b * c)];
  const larger = Math.sqrt(sum + Math.sqrt(Math.max(0, sum * sum - area * area)));
  return larger > 0 ? (lineWidth * area) / larger : 0;
}
