import { typeOf } from './icc-profile.ts';

/** A function from 0 to 1 to 0 to 1. */
export type Curve = (value: number) => number;

const straight: Curve = (value) => value;

const clamped = (value: number): number => (value <= 0 ? 0 : value >= 1 ? 1 : value);

/** A curve given by evenly spaced values, 0 to 1. */
export function sampledCurve(values: Float64Array): Curve {
  const last = values.length - 1;
  return (value) => {
    const place = clamped(value) * last;
    const before = Math.min(last - 1, Math.floor(place));
    const low = values[before] as number;
    return low + (place - before) * ((values[before + 1] as number) - low);
  };
}

/** The curve of a `curv` or `para` element, and its size in bytes; null if malformed. */
export function curveAt(tag: DataView, at: number): { curve: Curve; size: number } | null {
  if (at + 12 > tag.byteLength) return null;
  const type = typeOf(new DataView(tag.buffer, tag.byteOffset + at, 4));
  if (type === 'curv') return tableCurve(tag, at);
  return type === 'para' ? parametricCurve(tag, at) : null;
}

function tableCurve(tag: DataView, at: number): { curve: Curve; size: number } | null {
  const count = tag.getUint32(at + 8);
  if (count > 65_536 || at + 12 + 2 * count > tag.byteLength) return null;
  const size = 12 + 2 * count;
  if (count === 0) return { curve: straight, size };
  if (count === 1) {
    const gamma = tag.getUint16(at + 12) / 256;
    return { curve: (value) => clamped(value) ** gamma, size };
  }
  const values = Float64Array.from(
    { length: count },
    (_, index) => tag.getUint16(at + 12 + 2 * index) / 65_535,
  );
  return { curve: sampledCurve(values), size };
}

/** Number of parameters by function type. ICC.1:2022, table 68. */
const parameterCounts = [1, 3, 4, 5, 7];

function parametricCurve(tag: DataView, at: number): { curve: Curve; size: number } | null {
  const kind = tag.getUint16(at + 8);
  const count = parameterCounts[kind];
  if (count === undefined || at + 12 + 4 * count > tag.byteLength) return null;
  const parameters = Array.from({ length: count }, (_, index) => tag.getInt32(at + 12 + 4 * index) / 65_536);
  return { curve: parametric(kind, parameters), size: 12 + 4 * count };
}

function parametric(
  kind: number,
  [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[],
): Curve {
  const power = (value: number) => Math.max(0, a * value + b) ** g;
  const curves: readonly Curve[] = [
    (value) => value ** g,
    (value) => (value >= -b / a ? power(value) : 0),
    (value) => (value >= -b / a ? power(value) + c : c),
    (value) => (value >= d ? power(value) : c * value),
    (value) => (value >= d ? power(value) + e : c * value + f),
  ];
  const curve = curves[kind] ?? straight;
  return (value) => clamped(curve(clamped(value)));
}
