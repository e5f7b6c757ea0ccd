import { GRAMS_IN_OUNCE, MM_IN_INCH, POINTS_IN_INCH } from './units.ts';

interface Unit {
  name: string;
  /** A whole unit as typed, in lowercase. */
  sign: RegExp;
  /** What one of it is in the unit of the measure. */
  value: number;
}

/** A kind of measure that a field asks for. */
export interface Measure {
  /** Unit of the values, and of a number without a unit. */
  unit: string;
  units: readonly Unit[];
  /** Whether `2.5k` is 2,500. */
  hasThousands?: true;
  /** Only whole things are counted, so a comma can't be a decimal point. */
  isCount?: true;
  /** Typed texts that it takes, for whoever typed something else. */
  examples: string;
  /** The same for whoever measures in millimeters. Only of a length. */
  metricExamples?: string;
  /** The shortest likely length, inches: a bare number of millimeters below it is more likely inches. */
  finest?: number;
}

const lengthUnits: readonly Unit[] = [
  { name: 'in', sign: /^(?:in|inch|inches|["″”“]|''|′′|’’)$/, value: 1 },
  { name: 'mm', sign: /^(?:mm|millimet(?:er|re)s?)$/, value: 1 / MM_IN_INCH },
  { name: 'cm', sign: /^(?:cm|centimet(?:er|re)s?)$/, value: 10 / MM_IN_INCH },
  { name: 'm', sign: /^(?:m|met(?:er|re)s?)$/, value: 1000 / MM_IN_INCH },
  { name: 'ft', sign: /^(?:ft|foot|feet|['′’])$/, value: 12 },
];
const pageSign = /^(?:pages?|pgs?|pp?)$/;
const count = (unit: string, sign: RegExp): Measure => ({
  unit,
  units: [{ name: unit, sign, value: 1 }],
  isCount: true,
  examples: `8 or 8 ${unit}`,
});

/** Values are in inches, ounces, pages or pieces. */
export const measures = {
  length: {
    unit: 'in',
    units: lengthUnits,
    examples: '8-1/2 or 210 mm',
    metricExamples: '210 or 8-1/2 in',
    finest: 1 / 64,
  },
  /** Points are 1/1000 in here; in another length they could be points of type. */
  caliper: {
    unit: 'in',
    units: [
      ...lengthUnits,
      { name: 'pt', sign: /^(?:pts?|points?|mils?|thou)$/, value: 1 / POINTS_IN_INCH },
      { name: 'µm', sign: /^(?:[µμu]m|microns?|micromet(?:er|re)s?)$/, value: 1 / (MM_IN_INCH * 1000) },
    ],
    examples: '0.014, 14 pt or 0.36 mm',
    metricExamples: '0.36, 14 pt or 0.014 in',
    // No paper that is mailed or bound is thinner.
    finest: 2 / POINTS_IN_INCH,
  },
  ounces: {
    unit: 'oz',
    units: [
      { name: 'oz', sign: /^(?:oz|ounces?)$/, value: 1 },
      { name: 'lb', sign: /^(?:lbs?|pounds?|#)$/, value: 16 },
      { name: 'g', sign: /^(?:g|grams?)$/, value: 1 / GRAMS_IN_OUNCE },
    ],
    examples: '0.43 or 12 g',
  },
  pages: {
    unit: 'pages',
    units: [
      { name: 'pages', sign: pageSign, value: 1 },
      { name: 'leaves', sign: /^lea(?:f|ves)$/, value: 2 },
    ],
    isCount: true,
    examples: '120 or 120 pages',
  },
  pieces: {
    unit: 'pieces',
    units: [
      {
        name: 'pieces',
        sign: /^(?:copies|copy|pieces?|pcs?|each|ea|sets?|units?|items?|(?:(?:post|business |note)?card|flyer|brochure|book|booklet|catalog|magazine|newsletter|poster|banner|letter|flat|(?:self-?)?mailer|envelope|folder|pocket folder|label|sticker|invitation|menu|sign|door hanger)s?)$/,
        value: 1,
      },
      { name: 'dozen', sign: /^(?:dozens?|doz|dz)$/, value: 12 },
    ],
    hasThousands: true,
    isCount: true,
    examples: '2,500 or 2.5k',
  },
  sheets: count('sheets', /^sheets?$/),
  layers: count('layers', /^(?:layers?|sheets?)$/),
  panels: count('panels', /^panels?$/),
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureId = keyof typeof measures;

/** The unit of a measure that a word or sign names, `mm` for `millimeters`. */
export const unitNamed = (id: MeasureId, text: string): string | undefined => {
  const measure: Measure = measures[id];
  return measure.units.find(({ sign }) => sign.test(text))?.name;
};
