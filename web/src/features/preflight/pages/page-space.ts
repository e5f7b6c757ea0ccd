import type { PreflightPage } from '@printpartner/contracts/types';

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

/** x0, y0, x1, y1 in page units, y upward. */
export type Box = PreflightPage['boxes']['TrimBox'];

/** Maps page units to screen pixels, with the page's rotation applied. */
export interface PageSpace {
  /** The visible part of the page; its top left is the origin on the screen. */
  shown: Box;
  rotate: 0 | 90 | 180 | 270;
  /** CSS pixels per page unit. */
  scale: number;
}

const PIXELS_PER_POINT = 96 / 72;

/** `zoom` 1 is actual size. */
export function pageSpace(page: PreflightPage, zoom: number): PageSpace {
  return {
    shown: shownBox(page.boxes),
    rotate: quarterTurn(page.rotate),
    scale: page.userUnit * PIXELS_PER_POINT * zoom,
  };
}

/** The CropBox extended by trim and bleed, within the MediaBox. */
function shownBox({ MediaBox, CropBox, BleedBox, TrimBox }: PreflightPage['boxes']): Box {
  const extended = [BleedBox, TrimBox].reduce(union, CropBox);
  const box: Box = [
    Math.max(extended[0], MediaBox[0]),
    Math.max(extended[1], MediaBox[1]),
    Math.min(extended[2], MediaBox[2]),
    Math.min(extended[3], MediaBox[3]),
  ];
  return box[2] > box[0] && box[3] > box[1] ? box : MediaBox;
}

const union = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

function quarterTurn(degrees: number): PageSpace['rotate'] {
  const turns = (((Math.round(degrees / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
  return ([0, 90, 180, 270] as const)[turns];
}

/** 0.125 in, the tolerance of a cutter. */
export const SAFE_MARGIN_PT = 9;

/** The safe area (live area) inside the trim. */
export function safeBox({ boxes, userUnit }: PreflightPage): Box {
  const [x0, y0, x1, y1] = boxes.TrimBox;
  const margin = SAFE_MARGIN_PT / userUnit;
  return [x0 + margin, y0 + margin, x1 - margin, y1 - margin];
}

export function sizeOnScreen({ shown, rotate, scale }: PageSpace): Size {
  const width = (shown[2] - shown[0]) * scale;
  const height = (shown[3] - shown[1]) * scale;
  return rotate % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** A point in page units to pixels from the top left of the visible part. */
export function pointOnScreen({ shown, rotate, scale }: PageSpace, x: number, y: number): Point {
  const across = (x - shown[0]) * scale;
  const down = (shown[3] - y) * scale;
  const width = (shown[2] - shown[0]) * scale;
  const height = (shown[3] - shown[1]) * scale;
  if (rotate === 90) return { x: height - down, y: across };
  if (rotate === 180) return { x: width - across, y: height - down };
  if (rotate === 270) return { x: down, y: width - across };
  return { x: across, y: down };
}

/** The inverse of `pointOnScreen`. */
export function pointOnPage({ shown, rotate, scale }: PageSpace, at: Point): Point {
  const width = (shown[2] - shown[0]) * scale;
  const height = (shown[3] - shown[1]) * scale;
  const [across, down] = (
    {
      0: [at.x, at.y],
      90: [at.y, height - at.x],
      180: [width - at.x, height - at.y],
      270: [width - at.y, at.x],
    } as const
  )[rotate];
  return { x: shown[0] + across / scale, y: shown[3] - down / scale };
}

/** The box's corners may be in any order. */
export function boxOnScreen(space: PageSpace, box: Box): Rect {
  const a = pointOnScreen(space, box[0], box[1]);
  const b = pointOnScreen(space, box[2], box[3]);
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

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
