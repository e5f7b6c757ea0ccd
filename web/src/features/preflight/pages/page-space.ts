import type { PreflightPage } from '@printpartner/contracts/types';
import type { Point, Rect, Size } from './rect.ts';

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
