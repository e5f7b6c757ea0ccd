import { type ColorTable, lookupIn } from './color-table.ts';
import { type Curve, curveAt, sampledCurve } from './icc-curve.ts';
import { typeOf } from './icc-profile.ts';

/** Converts 0 to 1 per channel to 0 to 1 per channel, in place of `into`. */
export type Stage = (from: Float64Array, into: Float64Array) => void;

/** A table from one space to another, and how it encodes Lab. */
export interface Pipeline {
  inputs: number;
  outputs: number;
  run: Stage;
  /** 16-bit tables of type `mft2` keep the Lab encoding of version 2. */
  isLegacyLab: boolean;
}

const MAX_CHANNELS = 4;
const MAX_VALUES = 4_000_000;

/** The conversion in an `A2B` or `B2A` tag; null if malformed or of an unknown type. @param isFromLab its input is Lab */
export function pipelineOf(tag: DataView, isFromLab = false): Pipeline | null {
  try {
    const type = typeOf(tag);
    const [inputs, outputs] = [tag.getUint8(8), tag.getUint8(9)];
    const isSupported = [inputs, outputs].every((count) => count >= 1 && count <= MAX_CHANNELS);
    if (!isSupported) return null;
    const stages =
      type === 'mft1' || type === 'mft2'
        ? tableStages(tag, inputs, outputs, type === 'mft1' ? 1 : 2, isFromLab)
        : type === 'mAB ' || type === 'mBA '
          ? elementStages(tag, inputs, outputs, type === 'mAB ', isFromLab)
          : null;
    return stages && { inputs, outputs, run: joined(stages), isLegacyLab: type === 'mft2' };
  } catch (error) {
    // A table that ends beyond the tag.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function joined(stages: readonly Stage[]): Stage {
  const [one, two] = [new Float64Array(MAX_CHANNELS), new Float64Array(MAX_CHANNELS)];
  return (from, into) => {
    one.set(from);
    let [current, next] = [one, two];
    for (const stage of stages) {
      stage(current, next);
      [current, next] = [next, current];
    }
    into.set(current.subarray(0, into.length));
  };
}

const curveStage =
  (curves: readonly Curve[]): Stage =>
  (from, into) => {
    for (let index = 0; index < curves.length; index += 1)
      into[index] = (curves[index] as Curve)(from[index] as number);
  };

/** `mft1` and `mft2`: curves, grid, curves. ICC.1:2022, 10.10 and 10.11. Their matrix is only for XYZ input. */
function tableStages(
  tag: DataView,
  inputs: number,
  outputs: number,
  bytes: 1 | 2,
  isFromLab: boolean,
): Stage[] | null {
  const points = tag.getUint8(10);
  const [entriesIn, entriesOut] = bytes === 1 ? [256, 256] : [tag.getUint16(48), tag.getUint16(50)];
  const count = points ** inputs * outputs;
  if (points < 2 || entriesIn < 2 || entriesOut < 2 || count > MAX_VALUES) return null;
  let at = bytes === 1 ? 48 : 52;
  const values = (length: number): Float64Array => {
    const some = numbersAt(tag, at, length, bytes);
    at += length * bytes;
    return some;
  };
  const curves = (channels: number, length: number) =>
    Array.from({ length: channels }, () => sampledCurve(values(length)));
  const before = curveStage(curves(inputs, entriesIn));
  const grid = gridStage(inputs, outputs, Array<number>(inputs).fill(points), values(count), isFromLab);
  const after = curveStage(curves(outputs, entriesOut));
  const matrix = Array.from({ length: 9 }, (_, index) => tag.getInt32(12 + 4 * index) / 65_536);
  const isIdentity = matrix.every((value, index) => value === (index % 4 === 0 ? 1 : 0));
  return inputs === 3 && !isIdentity
    ? [matrixStage([...matrix, 0, 0, 0]), before, grid, after]
    : [before, grid, after];
}

/** `mAB ` and `mBA `: curves, grid and matrix, each optional. ICC.1:2022, 10.12 and 10.13. */
function elementStages(
  tag: DataView,
  inputs: number,
  outputs: number,
  isToPcs: boolean,
  isFromLab: boolean,
): Stage[] | null {
  const [b, matrix, m, grid, a] = [12, 16, 20, 24, 28].map((at) => tag.getUint32(at));
  const device = isToPcs ? inputs : outputs;
  const stages: (Stage | null)[] = [];
  if (a) stages.push(curvesAt(tag, a, device));
  if (grid) stages.push(elementGrid(tag, grid, inputs, outputs, isFromLab));
  if (m) stages.push(curvesAt(tag, m, 3));
  if (matrix)
    stages.push(
      matrixStage(Array.from({ length: 12 }, (_, index) => tag.getInt32(matrix + 4 * index) / 65_536)),
    );
  if (b) stages.push(curvesAt(tag, b, 3));
  if (stages.includes(null) || (inputs !== outputs && !grid)) return null;
  const known = stages.filter((stage) => stage !== null);
  return isToPcs ? known : known.toReversed();
}

function curvesAt(tag: DataView, start: number, channels: number): Stage | null {
  const curves: Curve[] = [];
  let at = start;
  for (let channel = 0; channel < channels; channel += 1) {
    const found = curveAt(tag, at);
    if (!found) return null;
    curves.push(found.curve);
    at += (found.size + 3) & ~3;
  }
  return curveStage(curves);
}

function elementGrid(
  tag: DataView,
  at: number,
  inputs: number,
  outputs: number,
  isFromLab: boolean,
): Stage | null {
  const sizes = Array.from({ length: inputs }, (_, input) => tag.getUint8(at + input));
  const count = sizes.reduce((all, size) => all * size, outputs);
  if (sizes.some((size) => size < 1) || count > MAX_VALUES) return null;
  const values = numbersAt(tag, at + 20, count, tag.getUint8(at + 16) === 1 ? 1 : 2);
  return gridStage(inputs, outputs, sizes, values, isFromLab);
}

function gridStage(
  inputs: number,
  outputs: number,
  sizes: readonly number[],
  values: Float64Array,
  isFromLab: boolean,
): Stage {
  const table: ColorTable = { inputs, outputs, sizes, values: Float32Array.from(values) };
  return lookupIn(table, isFromLab);
}

/** Three rows of a matrix, then three offsets. */
const matrixStage =
  (matrix: readonly number[]): Stage =>
  (from, into) => {
    for (let row = 0; row < 3; row += 1) {
      const at = (index: number) => (matrix[3 * row + index] as number) * (from[index] as number);
      into[row] = at(0) + at(1) + at(2) + (matrix[9 + row] as number);
    }
  };

/** Bytes or 16-bit numbers as 0 to 1. @throws RangeError beyond the tag's end */
function numbersAt(tag: DataView, at: number, count: number, bytes: 1 | 2): Float64Array {
  const values = new Float64Array(count);
  for (let index = 0; index < count; index += 1)
    values[index] = bytes === 1 ? tag.getUint8(at + index) / 255 : tag.getUint16(at + 2 * index) / 65_535;
  return values;
}
