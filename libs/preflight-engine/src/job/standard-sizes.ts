import { isSameSize, points, type Size, turned } from './ordered-sizes.ts';

const MM_PER_INCH = 25.4;

/** Common US trim sizes of cards, mailers, booklets and posters, inches, shorter side first. Trade practice. */
const usSizes: readonly Size[] = [
  [2, 3.5],
  [4, 6],
  [4, 9],
  [4.25, 5.5],
  [4.25, 6],
  [5, 7],
  [5.5, 8.5],
  [6, 9],
  [6, 11],
  [7, 10],
  [8, 10],
  [8.5, 11],
  [8.5, 14],
  [9, 12],
  [11, 17],
  [18, 24],
  [24, 36],
];

/** ISO 216 sizes, mm, and the US sizes in their place, inches. */
const isoSizes = [
  { name: 'A3', size: [297, 420], us: [11, 17] },
  { name: 'A4', size: [210, 297], us: [8.5, 11] },
  { name: 'A5', size: [148, 210], us: [5.5, 8.5] },
  { name: 'A6', size: [105, 148], us: [4.25, 5.5] },
] as const;

/** DL and the European business card, mm. */
const otherMetricSizes: readonly Size[] = [
  [99, 210],
  [55, 85],
];

const ofMm = ([width, height]: Size): Size => [points(width / MM_PER_INCH), points(height / MM_PER_INCH)];
const ofInches = ([width, height]: Size): Size => [points(width), points(height)];
const isEitherWay = (size: Size, other: Size): boolean =>
  isSameSize(size, other) || isSameSize(turned(size), other);

const standardSizes: readonly Size[] = [
  ...usSizes.map(ofInches),
  ...isoSizes.map(({ size }) => ofMm(size)),
  ...otherMetricSizes.map(ofMm),
];

/** The size that pieces are usually trimmed to and that this one in pt means, upright or turned; null for another size. */
export function standardSizeOf(size: Size): Size | null {
  for (const standard of standardSizes)
    for (const one of [standard, turned(standard)]) if (isSameSize(size, one)) return one;
  return null;
}

/** Whether a size in pt is one that pieces are usually trimmed to, upright or turned. */
export const isStandardSize = (size: Size): boolean => standardSizeOf(size) !== null;

const officeSizes: readonly Size[] = [ofInches([8.5, 11]), ofInches([8.5, 14]), ofMm([210, 297])];

/** Whether a size in pt is that of office paper, so that it says nothing of how the pages are printed. */
export const isOfficeSize = (size: Size): boolean => officeSizes.some((one) => isEitherWay(size, one));

/** The name of a metric size in pt and the US size in its place, pt, the same way round; null for another size. */
export function metricSizeOf(size: Size): { name: string; us: Size } | null {
  const found = isoSizes.find((iso) => isEitherWay(size, ofMm(iso.size)));
  if (!found) return null;
  const us = ofInches(found.us);
  return { name: found.name, us: size[0] > size[1] ? turned(us) : us };
}
