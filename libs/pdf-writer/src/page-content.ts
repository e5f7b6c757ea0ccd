import type { PDFPage } from '@cantoo/pdf-lib';
import type { EmbeddedFont } from './embedded-font.ts';

/** Points (1/72 in) from the lower left corner of the page; y up. */
export type Point = readonly [x: number, y: number];

/** A straight line, or a quadratic curve if it has a control point. */
export interface Curve {
  from: Point;
  to: Point;
  control?: Point;
}

/** Points. */
export interface Rectangle {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

interface StrokeStyle {
  /** Name of a Separation in the page's color spaces. */
  color: string;
  /** Line width, points. */
  width: number;
  /** Lengths of dashes and gaps in turn, points; none for a solid line. */
  dash: readonly number[];
  isClosed: boolean;
}

/** Strokes a path of adjoining curves. */
export function strokeContent(
  curves: readonly Curve[],
  { color, width, dash, isClosed }: StrokeStyle,
): string {
  const [first] = curves;
  if (!first) return '';
  return [
    `q /${color} CS 1 SCN ${width} w [${dash.join(' ')}] 0 d`,
    `${at(first.from)} m`,
    ...curves.map(segment),
    `${isClosed ? 's' : 'S'} Q`,
  ].join('\n');
}

/** PDF has only cubic curves: their control points are two thirds of the way to the quadratic one. */
function segment({ from, to, control }: Curve): string {
  if (!control) return `${at(to)} l`;
  const toward = (end: Point): Point => [
    end[0] + (2 / 3) * (control[0] - end[0]),
    end[1] + (2 / 3) * (control[1] - end[1]),
  ];
  return `${at(toward(from))} ${at(toward(to))} ${at(to)} c`;
}

interface TextStyle {
  font: EmbeddedFont;
  /** Name of the font in the page's resources. */
  fontName: string;
  /** Points. */
  size: number;
  /** Name of a Separation in the page's color spaces. */
  color: string;
  /** Start or middle of the text, on the baseline. */
  at: Point;
  anchor: 'start' | 'middle';
  /** The text runs upward. */
  isUpright?: boolean;
}

/** Writes one line of text. */
export function textContent(
  text: string,
  { font, fontName, size, color, at: [x, y], anchor, isUpright }: TextStyle,
): string {
  const before = anchor === 'middle' ? font.widthOf(text, size) / 2 : 0;
  const matrix = isUpright ? `0 1 -1 0 ${at([x, y - before])}` : `1 0 0 1 ${at([x - before, y])}`;
  const hex = [...font.encoded(text)].map((code) => code.toString(16).padStart(2, '0')).join('');
  return `BT /${color} cs 1 scn /${fontName} ${size} Tf ${matrix} Tm <${hex}> Tj ET`;
}

/** A thousandth of a point is far below what a plotter can do. */
const at = ([x, y]: Point): string => `${decimal(x)} ${decimal(y)}`;
const decimal = (value: number): string => String(Number(value.toFixed(3)));

/** Sets the trim and the bleed of a page, which is shown whole. */
export function setBoxes(page: PDFPage, trim: Rectangle, bleed: Rectangle): void {
  page.setCropBox(0, 0, page.getWidth(), page.getHeight());
  page.setTrimBox(...boxOf(trim));
  page.setBleedBox(...boxOf(bleed));
}

const boxOf = ({ left, bottom, right, top }: Rectangle) =>
  [left, bottom, right - left, top - bottom] as const;
