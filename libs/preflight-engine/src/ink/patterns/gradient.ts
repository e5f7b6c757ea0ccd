import { colorSpaceOf, type ColorSpace } from '../../interpreter/color-space.ts';
import { inverse, type Matrix, matrixIn } from '../../interpreter/matrix.ts';
import type { PdfDocument } from '../../pdf/document.ts';
import { isNumber, type PdfDict, type PdfStream } from '../../pdf/objects.ts';
import { type Mesh, meshOf } from './mesh.ts';
import type { FunctionReader, PdfFunction } from '../functions/pdf-function.ts';

/** A shading. Exactly one of `along`, `at` and `mesh` says how a place gets its color. */
export interface Gradient {
  space: ColorSpace;
  /** Axial and radial: one parameter. */
  along: Along | null;
  /** Function-based: a color for each place; null where nothing is painted. */
  at: ((x: number, y: number) => readonly number[] | null) | null;
  /** Triangles with colors at their corners. */
  mesh: Mesh | null;
  /** Work of one color, in cells of flat color. */
  cost: number;
}

export interface Along {
  /** The color at 0 to 1, as written in the space. */
  colorAt: (share: number) => readonly number[];
  /** The position of a point in gradient space, 0 to 1; null where nothing is painted. */
  shareAt: (x: number, y: number) => number | null;
  /** Axis of an axial gradient, so that rows of cells need no call per cell; null for others. */
  axis: Axis | null;
}

export interface Axis {
  x0: number;
  y0: number;
  /** Distance from the start to the end of the axis. */
  dx: number;
  dy: number;
  /** Whether it goes on before its start and beyond its end. */
  extendsStart: boolean;
  extendsEnd: boolean;
}

const FUNCTION_BASED = 1;
const AXIAL = 2;
const RADIAL = 3;

/** All seven types of shadings, ISO 32000-1, 8.7.4.5; null for malformed ones. @throws PdfError */
export function gradientOf(
  functions: FunctionReader,
  dict: PdfDict,
  stream: PdfStream | null,
  resources: PdfDict | null,
): Gradient | null {
  const { document } = functions;
  const type = document.value(dict, 'ShadingType');
  const space = colorSpaceOf(document, dict.get('ColorSpace'), resources);
  const color = colorFunction(functions, dict);
  if (!space) return null;
  const cost = (color?.cost ?? 0) + space.components / 4;
  const none = { space, along: null, at: null, mesh: null, cost };
  if (type === FUNCTION_BASED) {
    const at = color && functionBased(document, dict, color);
    return at && { ...none, at };
  }
  if (type === AXIAL || type === RADIAL) {
    const along = color && alongOf(document, dict, color, type);
    return along && { ...none, along };
  }
  const mesh = stream && meshOf(document, stream, space.components, color);
  return mesh && { ...none, mesh };
}

const numbersIn = (document: PdfDocument, dict: PdfDict, key: string): number[] => {
  const list = document.value(dict, key);
  return Array.isArray(list) ? list.map(document.resolve).filter(isNumber) : [];
};

function functionBased(document: PdfDocument, dict: PdfDict, color: PdfFunction): Gradient['at'] {
  const [x0 = 0, x1 = 1, y0 = 0, y1 = 1] = numbersIn(document, dict, 'Domain');
  const inner: Matrix | null = inverse(matrixIn(document, dict));
  if (!inner) return null;
  const [a, b, c, d, e, f] = inner;
  return (x, y) => {
    const [u, v] = [a * x + c * y + e, b * x + d * y + f];
    return u < x0 || u > x1 || v < y0 || v > y1 ? null : color(u, v);
  };
}

function alongOf(document: PdfDocument, dict: PdfDict, color: PdfFunction, type: number): Along | null {
  const coords = numbersIn(document, dict, 'Coords');
  if (coords.length !== (type === AXIAL ? 4 : 6)) return null;
  const [low = 0, high = 1] = numbersIn(document, dict, 'Domain');
  const extend = document.value(dict, 'Extend');
  const ends = Array.isArray(extend) ? extend.map((end) => document.resolve(end) === true) : [];
  const place = type === AXIAL ? axial(coords) : radial(coords, ends);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = coords;
  const isAxis = type === AXIAL && (x0 !== x1 || y0 !== y1);
  const [extendsStart, extendsEnd] = [ends[0] === true, ends[1] === true];
  return {
    axis: isAxis ? { x0, y0, dx: x1 - x0, dy: y1 - y0, extendsStart, extendsEnd } : null,
    colorAt: (share) => color(low + share * (high - low)),
    shareAt: (x, y) => {
      const share = place(x, y);
      if (share === null || (share < 0 && !ends[0]) || (share > 1 && !ends[1])) return null;
      return Math.min(1, Math.max(0, share));
    },
  };
}

/** One function for all components, or one per component. */
function colorFunction(functions: FunctionReader, dict: PdfDict): PdfFunction | null {
  const written = dict.get('Function');
  const list = functions.document.resolve(written);
  if (!Array.isArray(list)) return functions.of(written);
  const parts: PdfFunction[] = [];
  for (const item of list) {
    const part = functions.of(item);
    if (!part) return null;
    parts.push(part);
  }
  const cost = parts.reduce((all, part) => all + part.cost, 0);
  return Object.assign((...inputs: number[]) => parts.map((part) => part(...inputs)[0] ?? 0), { cost });
}

type Place = (x: number, y: number) => number | null;

function axial([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): Place {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  return (x, y) => (length === 0 ? null : ((x - x0) * dx + (y - y0) * dy) / length);
}

/** The larger parameter at which the circle passes through the point, because it is painted last. */
function radial(
  [x0 = 0, y0 = 0, r0 = 0, x1 = 0, y1 = 0, r1 = 0]: readonly number[],
  ends: readonly boolean[],
): Place {
  const [dx, dy, dr] = [x1 - x0, y1 - y0, r1 - r0];
  const a = dx * dx + dy * dy - dr * dr;
  const isPainted = (share: number) =>
    r0 + share * dr >= 0 && (share >= 0 || ends[0] === true) && (share <= 1 || ends[1] === true);
  return (x, y) => {
    const [px, py] = [x - x0, y - y0];
    const b = px * dx + py * dy + r0 * dr;
    const c = px * px + py * py - r0 * r0;
    if (Math.abs(a) < 1e-9) return b !== 0 && isPainted(c / (2 * b)) ? c / (2 * b) : null;
    const root = Math.sqrt(b * b - a * c);
    const [first, second] = [(b + root) / a, (b - root) / a];
    const [larger, smaller] = first > second ? [first, second] : [second, first];
    return isPainted(larger) ? larger : isPainted(smaller) ? smaller : null;
  };
}
