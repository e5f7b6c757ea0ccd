export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** In CSS pixels, y downward. */
export interface Rect extends Point, Size {}

export const right = (rect: Rect): number => rect.x + rect.width;
export const bottom = (rect: Rect): number => rect.y + rect.height;
export const center = (rect: Rect): Point => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

export const moved = (rect: Rect, by: Point): Rect => ({ ...rect, x: rect.x + by.x, y: rect.y + by.y });

export const scaled = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

/** Larger on every side; smaller with a negative margin, down to zero size. */
export function grown(rect: Rect, margin: number): Rect {
  const width = Math.max(0, rect.width + 2 * margin);
  const height = Math.max(0, rect.height + 2 * margin);
  const { x, y } = center(rect);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** At least `size` wide and high, around the same center. */
export function atLeast(rect: Rect, size: number): Rect {
  const width = Math.max(size, rect.width);
  const height = Math.max(size, rect.height);
  const { x, y } = center(rect);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Null if they don't touch. */
export function overlap(a: Rect, b: Rect): Rect | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(right(a), right(b)) - x;
  const height = Math.min(bottom(a), bottom(b)) - y;
  return width >= 0 && height >= 0 ? { x, y, width, height } : null;
}

/** The nearest point of the rectangle. */
export const clamped = (point: Point, within: Rect): Point => ({
  x: Math.min(Math.max(point.x, within.x), right(within)),
  y: Math.min(Math.max(point.y, within.y), bottom(within)),
});
