import type { Point, Rect } from './page-space.ts';

export const right = (rect: Rect): number => rect.x + rect.width;
export const bottom = (rect: Rect): number => rect.y + rect.height;
export const centre = (rect: Rect): Point => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

export const moved = (rect: Rect, by: Point): Rect => ({ ...rect, x: rect.x + by.x, y: rect.y + by.y });

export const scaled = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

/** Larger on every side; smaller by a negative margin, never less than nothing. */
export function grown(rect: Rect, margin: number): Rect {
  const width = Math.max(0, rect.width + 2 * margin);
  const height = Math.max(0, rect.height + 2 * margin);
  const { x, y } = centre(rect);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** At least this wide and high, about the same centre: a line is still to be seen. */
export function atLeast(rect: Rect, size: number): Rect {
  const width = Math.max(size, rect.width);
  const height = Math.max(size, rect.height);
  const { x, y } = centre(rect);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** What both cover, if anything. */
export function overlap(a: Rect, b: Rect): Rect | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(right(a), right(b)) - x;
  const height = Math.min(bottom(a), bottom(b)) - y;
  return width >= 0 && height >= 0 ? { x, y, width, height } : null;
}

/** The point of the rectangle that is nearest. */
export const clamped = (point: Point, within: Rect): Point => ({
  x: Math.min(Math.max(point.x, within.x), right(within)),
  y: Math.min(Math.max(point.y, within.y), bottom(within)),
});
