import type { ColorKind, ColorSpace } from '../interpreter/color-space.ts';
import type { InkRaster } from './ink-raster.ts';
import { estimateInks } from './rgb-estimate.ts';
import { uncertainties } from './uncertainty.ts';

/** Converts colors of one space to inks. */
export interface ColorInks {
  /** Planes that a color may print on. */
  planes: readonly number[];
  /**
   * Converts one color (0 to 255 per component, starting at an index) to one value per plane.
   * @returns its uncertainties
   */
  convert(samples: ArrayLike<number>, at: number, into: number[]): number;
}

const processIndexes = [0, 1, 2, 3];
/** No profile makes 200% ink from RGB whose complement adds up to less than 150%, so that is not uncertain. */
const PALE = 1.5 * 255;

/** Null for spaces without direct color values: patterns and indexed spaces. */
export function colorInksOf(raster: InkRaster, { kind, inks }: ColorSpace): ColorInks | null {
  if (kind === 'separation' || kind === 'devicen')
    return inks[0] === 'All' ? { planes: processIndexes, convert: onAll } : namedInks(raster, inks);
  return byKind[kind];
}

type Convert = ColorInks['convert'];

const gray = (lightness: number): number[] => [lightness, lightness, lightness];

const fromGray: Convert = (samples, at, into) => {
  into[0] = 255 - (samples[at] ?? 255);
  return 0;
};

const fromCmyk: Convert = (samples, at, into) => {
  for (let index = 0; index < 4; index += 1) into[index] = samples[at + index] ?? 0;
  return 0;
};

const fromLight: Convert = (samples, at, into) => {
  const [red, green, blue] = [samples[at] ?? 0, samples[at + 1] ?? 0, samples[at + 2] ?? 0];
  estimateInks(red, green, blue, into);
  return 765 - red - green - blue > PALE ? uncertainties['unprofiled RGB'] : 0;
};

/** The colorant `All` prints on every plate. */
const onAll: Convert = (samples, at, into) => {
  for (const plane of processIndexes) into[plane] = samples[at] ?? 0;
  return 0;
};

/** The lightness as a gray: what matters is where it is dark, and that no ink amount is known yet. */
const fromLab: Convert = (samples, at, into) => fromLight(gray(samples[at] ?? 0), 0, into);

const cmyk: ColorInks = { planes: processIndexes, convert: fromCmyk };
const light: ColorInks = { planes: processIndexes, convert: fromLight };
const black: ColorInks = { planes: [3], convert: fromGray };

const byKind: Readonly<Record<Exclude<ColorKind, 'separation' | 'devicen'>, ColorInks | null>> = {
  gray: black,
  'icc-gray': black,
  cmyk,
  'icc-cmyk': cmyk,
  rgb: light,
  'icc-rgb': light,
  lab: { planes: processIndexes, convert: fromLab },
  indexed: null,
  pattern: null,
};

/** `None` prints on no plate. */
function namedInks(raster: InkRaster, inks: readonly string[]): ColorInks {
  const printed = inks.flatMap((ink, index) =>
    ink === 'None' ? [] : [{ index, plane: raster.planeOf(ink) }],
  );
  const kept = printed.filter(({ plane }) => plane >= 0);
  const doubts = kept.length < printed.length ? uncertainties['too many spot colors'] : 0;
  const convert: Convert = (samples, at, into) => {
    kept.forEach(({ index }, to) => void (into[to] = samples[at + index] ?? 0));
    return doubts;
  };
  return { planes: kept.map(({ plane }) => plane), convert };
}
