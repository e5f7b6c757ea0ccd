import { colorSpaceOf, type ColorSpace } from '../interpreter/color-space.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isNumber, type PdfDict } from '../pdf/objects.ts';
import { functionOf, type PdfFunction } from './pdf-function.ts';

/** An axial or radial gradient. */
export interface Gradient {
  space: ColorSpace;
  /** The color at 0 to 1, 0 to 1 per component. */
  colorAt: (share: number) => number[];
  /** The position of a point in gradient space, 0 to 1; null where nothing is painted. */
  shareAt: (x: number, y: number) => number | null;
}

const AXIAL = 2;
const RADIAL = 3;

/** Axial and radial shadings, ISO 32000-1, 8.7.4.5; null for other types. @throws PdfError */
export function gradientOf(document: PdfDocument, dict: PdfDict, resources: PdfDict | null): Gradient | null {
  const numbers = (key: string): number[] => {
    const list = document.value(dict, key);
    return Array.isArray(list) ? list.map(document.resolve).filter(isNumber) : [];
  };
  const type = document.value(dict, 'ShadingType');
  const space = colorSpaceOf(document, dict.get('ColorSpace'), resources);
  const color = colorFunction(document, dict);
  const coords = numbers('Coords');
  if (!space || !color || coords.length !== (type === AXIAL ? 4 : 6)) return null;
  const [low = 0, high = 1] = numbers('Domain');
  const extend = document.value(dict, 'Extend');
  const ends = Array.isArray(extend) ? extend.map((end) => document.resolve(end) === true) : [];
  const place = type === AXIAL ? axial(coords) : type === RADIAL ? radial(coords, ends) : null;
  if (!place) return null;
  return {
    space,
    colorAt: (share) => color(low + share * (high - low)),
    shareAt: (x, y) => {
      const share = place(x, y);
      if (share === null || (share < 0 && !ends[0]) || (share > 1 && !ends[1])) return null;
      return Math.min(1, Math.max(0, share));
    },
  };
}

/** One function for all components, or one per component. */
function colorFunction(document: PdfDocument, dict: PdfDict): PdfFunction | null {
  const written = document.value(dict, 'Function');
  if (!Array.isArray(written)) return functionOf(document, written);
  const parts = written.map((item) => functionOf(document, item));
  return parts.includes(null) ? null : (x) => parts.map((part) => part?.(x)[0] ?? 0);
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
    const [first, second] = [(b + root) / a, (b - root) / a].toSorted((one, other) => other - one);
    return [first, second].find((share) => share !== undefined && isPainted(share)) ?? null;
  };
}
