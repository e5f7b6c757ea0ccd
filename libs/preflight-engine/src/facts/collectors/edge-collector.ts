import type { Box } from '../../pdf/boxes.ts';
import { type Side, sides, type TrimEdge } from '../page-marks.ts';
import { type InkedStretch, ReachAlong } from './reach-along.ts';

/** pt: artwork that ends this close to the trim is meant to reach it. */
const NEAR = 0.5;
/** pt along the trim: shorter gaps come from rounding and don't show paper. */
const MIN_LENGTH = 1;
/** pt: reach beyond this doesn't matter. */
const FURTHEST = 144;

/** Measures how far artwork extends past each side of the trim, by bounding boxes. */
export class EdgeCollector {
  readonly #trim: Box;
  readonly #unit: number;
  readonly #reach: Readonly<Record<Side, ReachAlong>> = {
    left: new ReachAlong(),
    bottom: new ReachAlong(),
    right: new ReachAlong(),
    top: new ReachAlong(),
  };

  /** @param unit UserUnit, pt */
  constructor(trim: Box, unit: number) {
    this.#trim = trim;
    this.#unit = unit;
  }

  /** @param box of a printing mark other than small text */
  add(box: Box): void {
    const [left, bottom, right, top] = this.#trim;
    const [x0, y0, x1, y1] = box;
    // Printer's marks are outside and don't touch the trim.
    if (x1 <= left || x0 >= right || y1 <= bottom || y0 >= top) return;
    const [fromX, toX] = [Math.max(x0, left), Math.min(x1, right)];
    const [fromY, toY] = [Math.max(y0, bottom), Math.min(y1, top)];
    this.#extend('left', left - x0, fromY, toY);
    this.#extend('right', x1 - right, fromY, toY);
    this.#extend('bottom', bottom - y0, fromX, toX);
    this.#extend('top', y1 - top, fromX, toX);
  }

  /** There are too many objects along the trim to measure all of them. */
  get isCrowded(): boolean {
    return sides.some((side) => this.#reach[side].isCrowded);
  }

  finish(): TrimEdge[] {
    return sides.map((side) => this.#edge(side));
  }

  #extend(side: Side, distance: number, from: number, to: number): void {
    const reach = distance * this.#unit;
    if (reach >= -NEAR) this.#reach[side].add(from, to, Math.min(Math.max(0, reach), FURTHEST));
  }

  #edge(side: Side): TrimEdge {
    const [left, bottom, right, top] = this.#trim;
    const length = side === 'left' || side === 'right' ? top - bottom : right - left;
    const seen = this.#reach[side].stretches.filter(({ from, to }) => (to - from) * this.#unit >= MIN_LENGTH);
    if (seen.length === 0) return { side, inked: 0, reach: null, box: null };
    let [inked, least] = [0, Number.POSITIVE_INFINITY];
    for (const { from, to, reach } of seen) {
      inked += to - from;
      least = Math.min(least, reach);
    }
    const share = length > 0 ? Math.min(1, inked / length) : 0;
    return { side, inked: share, reach: least, box: this.#boxOf(side, seen, least) };
  }

  /** The side's places with the smallest reach. */
  #boxOf(side: Side, seen: readonly InkedStretch[], least: number): Box {
    const isLeast = ({ reach }: InkedStretch) => reach <= least + 0.01;
    const [from, to] = [seen.find(isLeast)?.from ?? 0, seen.findLast(isLeast)?.to ?? 0];
    const [left, bottom, right, top] = this.#trim;
    if (side === 'left') return [left, from, left, to];
    if (side === 'right') return [right, from, right, to];
    return side === 'bottom' ? [from, bottom, to, bottom] : [from, top, to, top];
  }
}
