import type { Box } from '../pdf/boxes.ts';
import { CLOSE, CONTROL, LINE, MOVE, type PathTrace } from './path-trace.ts';

/** A line or curve of a path, on the page. */
export interface Segment {
  box: Box;
  /** Number of its subpath, from 0. */
  subpath: number;
  /** A straight line along an axis, which its box shows as it is painted. */
  isStraight: boolean;
  isCurve: boolean;
  /** Start and end of the segment. */
  ends: readonly [x0: number, y0: number, x1: number, y1: number];
}

/** Page units: how far a line may deviate from an axis. */
const STRAIGHT = 0.01;

/** The lines and curves of a path, those that close a subpath included. */
export function segmentsOf({ points, kinds, length }: PathTrace): Segment[] {
  const segments: Segment[] = [];
  let subpath = -1;
  let [startX, startY, x, y] = [0, 0, 0, 0];
  const line = (toX: number, toY: number): void => {
    const box: Box = [Math.min(x, toX), Math.min(y, toY), Math.max(x, toX), Math.max(y, toY)];
    const isStraight = box[2] - box[0] < STRAIGHT || box[3] - box[1] < STRAIGHT;
    segments.push({ box, subpath: Math.max(0, subpath), isStraight, isCurve: false, ends: [x, y, toX, toY] });
    [x, y] = [toX, toY];
  };
  for (let index = 0; index < length; index += 1) {
    const kind = kinds[index];
    const [px = 0, py = 0] = [points[index * 2], points[index * 2 + 1]];
    if (kind === MOVE) {
      subpath += 1;
      [startX, startY, x, y] = [px, py, px, py];
    } else if (kind === LINE) line(px, py);
    else if (kind === CLOSE) {
      if (x !== startX || y !== startY) line(startX, startY);
    } else if (kind === CONTROL && index + 1 < length && kinds[index + 1] === CONTROL) {
      const at = index * 2 + 2;
      const [secondX = 0, secondY = 0] = [points[at], points[at + 1]];
      // A curve may be cut off after its control points.
      const isWhole = index + 2 < length;
      const [lastX, lastY] = isWhole ? [points[at + 2] ?? 0, points[at + 3] ?? 0] : [0, 0];
      const [x0, x1] = curveRange(x, px, secondX, lastX);
      const [y0, y1] = curveRange(y, py, secondY, lastY);
      const ends = [x, y, lastX, lastY] as const;
      const box: Box = [x0, y0, x1, y1];
      segments.push({ box, subpath: Math.max(0, subpath), isStraight: false, isCurve: true, ends });
      [x, y] = [lastX, lastY];
      index += 2;
    }
  }
  return segments;
}

/** Whether a path is one upright rectangle, closed or not. */
export function isUprightRectangle(trace: PathTrace): boolean {
  if (trace.isCut || trace.subpaths !== 1 || trace.length > 6) return false;
  const segments = segmentsOf(trace);
  return (segments.length === 3 || segments.length === 4) && segments.every(({ isStraight }) => isStraight);
}

/** Smallest and largest coordinate of a cubic curve. */
function curveRange(a: number, b: number, c: number, d: number): [least: number, most: number] {
  let [least, most] = a < d ? [a, d] : [d, a];
  if (b >= least && b <= most && c >= least && c <= most) return [least, most];
  for (const t of turningPoints(a, b, c, d)) {
    if (!(t > 0 && t < 1)) continue;
    const u = 1 - t;
    const at = u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
    [least, most] = [Math.min(least, at), Math.max(most, at)];
  }
  return [least, most];
}

/** Where the derivative of a cubic curve is 0. */
function turningPoints(a: number, b: number, c: number, d: number): number[] {
  const [square, linear, constant] = [d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a];
  if (Math.abs(square) < 1e-9) return linear === 0 ? [] : [-constant / linear];
  const root = linear * linear - 4 * square * constant;
  if (root < 0) return [];
  return [(-linear + Math.sqrt(root)) / (2 * square), (-linear - Math.sqrt(root)) / (2 * square)];
}

/** The part of a line within a box, as a box; null if it passes outside. */
export function lineWithin([x0, y0, x1, y1]: Segment['ends'], [left, bottom, right, top]: Box): Box | null {
  const [dx, dy] = [x1 - x0, y1 - y0];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, x0 - left],
    [dx, right - x0],
    [-dy, y0 - bottom],
    [dy, top - y0],
  ] as const) {
    if (step === 0) {
      if (room < 0) return null;
    } else if (step < 0) from = Math.max(from, room / step);
    else to = Math.min(to, room / step);
  }
  if (from > to) return null;
  const [ax, bx, ay, by] = [x0 + from * dx, x0 + to * dx, y0 + from * dy, y0 + to * dy];
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
}
