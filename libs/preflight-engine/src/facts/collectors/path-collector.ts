import type { Color, GraphicsState } from '../../interpreter/graphics-state.ts';
import type { PaintedPath } from '../../interpreter/visitor.ts';
import { around, isWithin } from '../../pdf/box-relations.ts';
import type { Box } from '../../pdf/boxes.ts';
import { groundOf, inkOfColor } from '../ink-of-color.ts';
import type { MarkColors } from '../mark-colors.ts';
import type { BorderCollector } from './border-collector.ts';
import type { EdgeCollector } from './edge-collector.ts';
import type { InkAreas } from './ink-areas.ts';
import { MAX_SMALL, type NearTrimCollector } from './near-trim-collector.ts';
import { isPlain } from './opaque-image.ts';

/** pt: farther inside, a path is far from the trim in every profile. */
const FAR = 40;
/** pt: a curve or slanted line in a narrower box is about where its box is. */
const WIDEST_LINE = 18;
/** pt: what comes this close to the trim is cut there; without bleed, programs clip it at the page's edge. */
const CUT = 0.1;
/** Areas of one path remembered one by one. */
const MAX_AREAS = 16;

/** What collects a page's artwork by its place. */
export interface PlaceCollectors {
  areas: InkAreas;
  edges: EdgeCollector;
  borders: BorderCollector;
  nearTrim: NearTrimCollector;
}

/** Measures paths at the trim, part by part. */
export class PathCollector {
  readonly #trim: Box;
  readonly #unit: number;
  readonly #places: PlaceCollectors;

  /** @param unit UserUnit, pt */
  constructor(trim: Box, unit: number, places: PlaceCollectors) {
    this.#trim = trim;
    this.#unit = unit;
    this.#places = places;
  }

  /** The painted part of a path that isn't cut away, as a box; null without one. */
  remainderOf({ box, pieces }: PaintedPath, { fill, stroke }: MarkColors): Box | null {
    if (!this.#touches(box)) return null;
    if (!pieces.isClipped && isWithin(box, this.#trim)) return box;
    return this.#united([
      ...(fill ? pieces.fills() : []),
      ...(stroke ? pieces.strokes().map((piece) => piece.box) : []),
    ]);
  }

  /** @param colors those of artwork */
  add({ box, isRectangle, pieces, state }: PaintedPath, { fill, stroke }: MarkColors): void {
    const { areas, edges, borders } = this.#places;
    const isShown = (color: MarkColors['fill'], at: Box) =>
      color !== null && (!inkOfColor(color).isWhite || areas.groundAt(at) !== 'paper');
    const isInked = [fill, stroke].some((color) => color !== null && !inkOfColor(color).isWhite);
    if (isWithin(box, this.#shrunk())) {
      if (fill)
        this.#addAreas([box], fill, isRectangle, isWhole(pieces, state) && pieces.fills().length === 1);
      return;
    }
    if (fill) {
      const fills = pieces.fills();
      for (const piece of fills) if (isShown(fill, piece)) this.#border(piece, isRectangle);
      // A frame doesn't cover what is inside it.
      const parts = fills.length > MAX_AREAS ? [box] : fills;
      this.#addAreas(parts, fill, isRectangle, parts === fills && isWhole(pieces, state));
      if (!inkOfColor(fill).isWhite) for (const piece of fills) edges.add(piece);
    }
    if (stroke)
      for (const { box: piece, isStraight } of pieces.strokes()) {
        if (isStraight && isShown(stroke, piece)) borders.add(piece);
        // The box of a line along an axis is the line itself, however thick.
        if (!inkOfColor(stroke).isWhite && (isStraight || this.#isNarrow(piece))) edges.add(piece);
      }
    if (isInked) this.#nearTrim(pieces.outlines(), fill ?? stroke);
  }

  /** A shape may be blank where text is, so that black on it isn't certain to knock out ink. */
  #addAreas(boxes: readonly Box[], fill: Color, isRectangle: boolean, isOpaque: boolean): void {
    const ground = groundOf(fill);
    const certain = ground === 'inks' && !isRectangle ? 'black' : ground;
    const color = isRectangle && isOpaque && fill.space.kind !== 'pattern' ? fill : null;
    for (const box of boxes) this.#places.areas.add(box, certain, color);
  }

  #border(piece: Box, isRectangle: boolean): void {
    const { borders } = this.#places;
    if (isRectangle) borders.cover(piece);
    if (isRectangle || this.#isNarrow(piece)) borders.add(piece);
  }

  #isNarrow([x0, y0, x1, y1]: Box): boolean {
    return Math.min(x1 - x0, y1 - y0) * this.#unit < WIDEST_LINE;
  }

  /** One mark a path, the nearest; a pattern that runs off the page at one place is meant to. */
  #nearTrim(outlines: readonly Box[], color: Color | null): void {
    const [left, bottom, right, top] = this.#trim;
    const distance = ([x0, y0, x1, y1]: Box) => Math.min(x0 - left, y0 - bottom, right - x1, top - y1);
    const inside = outlines.filter((box) => this.#touches(box));
    const cut = inside.filter((box) => distance(box) * this.#unit < CUT);
    for (const box of cut) this.#places.nearTrim.addCut(box, color);
    if (cut.length > 0) return;
    const nearest = inside
      .filter(([x0, y0, x1, y1]) => Math.max(x1 - x0, y1 - y0) * this.#unit <= MAX_SMALL)
      .reduce<Box | null>((best, box) => (best && distance(best) <= distance(box) ? best : box), null);
    if (nearest) this.#places.nearTrim.add(nearest, 'line art', color);
  }

  #shrunk(): Box {
    const [x0, y0, x1, y1] = this.#trim;
    const far = FAR / this.#unit;
    return [x0 + far, y0 + far, x1 - far, y1 - far];
  }

  #touches([x0, y0, x1, y1]: Box): boolean {
    const [left, bottom, right, top] = this.#trim;
    return x1 > left && x0 < right && y1 > bottom && y0 < top;
  }

  #united(boxes: readonly Box[]): Box | null {
    let united: Box | null = null;
    for (const box of boxes) {
      if (!this.#touches(box)) continue;
      united = united ? around(united, box) : box;
    }
    return united;
  }
}

const isWhole = ({ isClipped }: PaintedPath['pieces'], state: GraphicsState): boolean =>
  !isClipped && isPlain(state);
