import type { Color, GraphicsState } from '../../interpreter/graphics-state.ts';
import type { PaintedPath, PaintedText } from '../../interpreter/visitor.ts';
import { isWithin } from '../../pdf/box-relations.ts';
import type { Box } from '../../pdf/boxes.ts';
import { inkOfColor } from '../ink-of-color.ts';
import { isAlike, isSameColor } from '../same-color.ts';
import type { MarkColors } from '../mark-colors.ts';
import type { LineMark } from '../page-marks.ts';
import { WorstFirst } from '../worst-first.ts';

/** pt: thicker lines are fine in every profile. */
const MAX_WIDTH = 1;
/** pt: a thin shape of at least this length is a rule; a shorter one may be a dot or part of a letter. */
const MIN_RULE = 9;
/** pt: a shorter stroke is a dot or part of a small drawing. */
const MIN_STROKE = 3;
/** pt: a filled shape without area, which programs leave behind, prints nothing that shows. */
const THINNEST_RULE = 0.02;

/** Share of its box that a rule covers; one with round ends covers most, a tapering sliver of a traced drawing half. */
const EVEN = 0.75;

/** What is under a line. */
export interface LineGround {
  isInk: () => boolean;
  /** Apart from the shape in a box, which the line may be the outline of. */
  isInkAround: (shape: Box) => boolean;
}

/** Collects thin strokes, text outlines and filled rules. Thin slanted shapes are skipped, because their box doesn't show the thickness, and slivers, which a tracing leaves between areas. */
export class LineCollector {
  readonly #unit: number;
  readonly #lines: WorstFirst<LineMark>;
  /** The path that was filled last. */
  #lastFill: { extent: Box; color: Color } | null = null;
  /** The text that was filled last. */
  #lastFilledText: { extent: Box; color: Color } | null = null;
  /** The path that was stroked last, and half the width of its stroke. */
  #lastStroke: { extent: Box; color: Color; half: number } | null = null;

  /** @param unit UserUnit, pt */
  constructor(unit: number, kept: number) {
    this.#unit = unit;
    this.#lines = new WorstFirst(kept, ({ width }) => width);
  }

  /**
   * @param colors those of artwork
   * @param box the painted part; of a line in a pattern, where the pattern is painted
   * @param ground where white is visible
   */
  add(
    { strokeWidth, isRectangle, state, pieces, context }: PaintedPath,
    { fill, stroke }: MarkColors,
    box: Box,
    ground: LineGround,
  ): void {
    const isSeen = (color: Color) => !inkOfColor(color).isWhite || ground.isInk();
    const { extent } = pieces;
    const filled = this.#lastFill;
    if (fill && !stroke) this.#lastFill = { extent, color: fill };
    const stroked = this.#lastStroke;
    if (stroke) this.#lastStroke = { extent, color: stroke, half: strokeWidth / 2 };
    // An outline in the color of its fill is no line, be it painted with it or right after it, and neither is one in the color of the paper around it.
    if (filled && !fill && stroke && isAround(extent, filled.extent, strokeWidth / 2)) {
      const isPaper = inkOfColor(stroke).isWhite && !ground.isInkAround(grown(extent, SAME_PLACE));
      if (isPaper || isAlike(filled.color, stroke)) return;
    }
    if (stroke && !(fill && isSameColor(fill, stroke))) {
      const isStrokeWide = (length: number) => length <= strokeWidth * 1.001;
      const [isUpright, isLevel] = [isStrokeWide(extent[2] - extent[0]), isStrokeWide(extent[3] - extent[1])];
      const thickness = thicknessOf(state, isUpright, isLevel);
      const length = Math.max(extent[2] - extent[0], extent[3] - extent[1]) * this.#unit;
      if (length >= MIN_STROKE && this.#isThin(thickness) && isSeen(stroke))
        this.#add(box, thickness, 'stroke');
      return;
    }
    if (!fill) return;
    const isThickened =
      stroked && !stroke && isAlike(stroked.color, fill) && isAround(stroked.extent, extent, stroked.half);
    if (isThickened) return;
    for (const rule of isRectangle ? pieces.rectangles() : [pieces.extent]) {
      const [width, height] = [rule[2] - rule[0], rule[3] - rule[1]];
      const thickness = Math.min(width, height);
      const isRule = Math.max(width, height) * this.#unit >= MIN_RULE;
      if (!isRule || thickness * this.#unit < THINNEST_RULE) continue;
      if (!this.#isThin(thickness) || (!isRectangle && pieces.filledShare() < EVEN)) continue;
      if (isSeen(fill)) this.#add(context.patternBox ?? rule, thickness, 'rule');
    }
  }

  /** Text painted only as an outline, or with an outline in another color. */
  addText({ box, extent, fill, stroke, state }: PaintedText, isOnInk: boolean): void {
    const filled = this.#lastFilledText;
    if (fill) this.#lastFilledText = { extent, color: fill };
    if (!stroke || (fill && String(inkOfColor(fill).inks) === String(inkOfColor(stroke).inks))) return;
    // CorelDRAW fills a text and outlines it after that.
    if (filled && !fill && isAlike(filled.color, stroke) && isAround(extent, filled.extent, 0)) return;
    const thickness = thicknessOf(state, false, false);
    if (this.#isThin(thickness) && (isOnInk || !inkOfColor(stroke).isWhite))
      this.#add(box, thickness, 'outline');
  }

  /** Drops what is hidden by an opaque object over it. */
  cover(box: Box): void {
    this.#lines.drop((mark) => isWithin(mark.box, box));
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

/** Page units. */
const SAME_PLACE = 0.1;

/** Whether a box is that of a path with a stroke half of which has this width. */
const isAround = (stroked: Box, filled: Box, half: number): boolean =>
  stroked.every((side, at) => Math.abs(side - ((filled[at] ?? 0) + (at < 2 ? -half : half))) <= SAME_PLACE);

const grown = ([x0, y0, x1, y1]: Box, by: number): Box => [x0 - by, y0 - by, x1 + by, y1 + by];

/** The thickness of a stroke, in page units. A nonuniformly scaled stroke has the smaller one, unless it is a straight line along the other axis. */
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
