import type { ColorModel } from './color-model.ts';

/** Linear sRGB to XYZ under D50, IEC 61966-2-1 adapted with Bradford. */
const rows = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
] as const;

const inverseRows = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function encoded(value: number): number {
  if (value <= 0) return 0;
  if (value >= 1) return 1;
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** sRGB, which stands for RGB without a profile and for RGB blending spaces. */
export const srgb: ColorModel & { fromXyz: NonNullable<ColorModel['fromXyz']> } = {
  components: 3,
  toXyz: (from, into) => {
    const [r, g, b] = [linear(from[0] as number), linear(from[1] as number), linear(from[2] as number)];
    rows.forEach((row, index) => (into[index] = row[0] * r + row[1] * g + row[2] * b));
  },
  fromXyz: (from, into) => {
    const [x, y, z] = [from[0] as number, from[1] as number, from[2] as number];
    inverseRows.forEach((row, index) => (into[index] = encoded(row[0] * x + row[1] * y + row[2] * z)));
  },
  black: new Float64Array(3),
};
