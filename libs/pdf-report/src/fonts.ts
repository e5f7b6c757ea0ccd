import { createRequire } from 'node:module';
import PdfKit from 'pdfkit';

const files = createRequire(import.meta.url);

export type Family = 'instrument-sans' | 'source-sans-3' | 'source-serif-4';

const latin = ['latin', 'latin-ext'] as const;
const european = [...latin, 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const;
type Subset = (typeof european)[number];

const subsets: Readonly<Record<Family, readonly Subset[]>> = {
  'instrument-sans': latin,
  'source-sans-3': european,
  'source-serif-4': european,
};

/** One font file: a family ships as one file per subset of its characters and weight. */
export interface Face {
  family: Family;
  subset: Subset;
  weight: 400 | 600;
}

/**
 * Sans for text and labels, serif for titles; what a first family lacks is printed in the next. Instrument Sans has no
 * fractions, plus-minus sign, Cyrillic or Greek.
 */
const families = {
  regular: { names: ['instrument-sans', 'source-sans-3'], weight: 400 },
  bold: { names: ['instrument-sans', 'source-sans-3'], weight: 600 },
  title: { names: ['source-serif-4'], weight: 600 },
} as const satisfies Record<string, { names: readonly Family[]; weight: Face['weight'] }>;
export type Style = keyof typeof families;

/** The faces of a style, its own first. */
export const faces: Readonly<Record<Style, readonly [Face, ...Face[]]>> = {
  regular: facesOf('regular'),
  bold: facesOf('bold'),
  title: facesOf('title'),
};

function facesOf(style: Style): [Face, ...Face[]] {
  const { names, weight } = families[style];
  const [first, ...others] = names.flatMap((family) =>
    subsets[family].map((subset): Face => ({ family, subset, weight })),
  );
  if (!first) throw new Error(`no face for ${style}`);
  return [first, ...others];
}

/** The face with the numerators and denominators of built fractions. */
export function fractionFace(style: Style): Face {
  const family = style === 'title' ? 'source-serif-4' : 'source-sans-3';
  return { family, subset: 'latin', weight: families[style].weight };
}

export const fontName = ({ family, subset, weight }: Face): string => `${family} ${subset} ${weight}`;

export const fontFile = ({ family, subset, weight }: Face): string =>
  files.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);

const known = new Map<string, ReadonlySet<number>>();

/** Code points of a face. Read when they are first needed: most texts need the first face only. */
export function charactersOf(face: Face): ReadonlySet<number> {
  const name = fontName(face);
  const found = known.get(name) ?? charactersIn(fontFile(face));
  known.set(name, found);
  return found;
}

function charactersIn(file: string): ReadonlySet<number> {
  const opened: unknown = Reflect.get(new PdfKit({ autoFirstPage: false }).font(file), '_font');
  if (!hasCharacterSet(opened)) throw new Error(`no character set in ${file}`);
  return new Set(opened.font.characterSet);
}

/** pdfkit's types don't declare the opened font. */
function hasCharacterSet(opened: unknown): opened is { font: { characterSet: number[] } } {
  if (typeof opened !== 'object' || opened === null || !('font' in opened)) return false;
  const { font } = opened;
  return typeof font === 'object' && font !== null && 'characterSet' in font;
}
