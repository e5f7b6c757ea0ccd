import { createRequire } from 'node:module';
import PdfKit from 'pdfkit';

const files = createRequire(import.meta.url);

export const faces = ['latin', 'latin-ext'] as const;
/** The font ships as one file per subset of its characters. */
export type Face = (typeof faces)[number];

const weights = { regular: 400, bold: 600 } as const;
export type Weight = keyof typeof weights;

export const fontFile = (weight: Weight, face: Face): string =>
  files.resolve(`@fontsource/instrument-sans/files/instrument-sans-${face}-${weights[weight]}-normal.woff`);

/** Code points of each subset; the same in both weights. */
export const characters: Readonly<Record<Face, ReadonlySet<number>>> = {
  latin: charactersOf('latin'),
  'latin-ext': charactersOf('latin-ext'),
};

function charactersOf(face: Face): ReadonlySet<number> {
  const opened: unknown = Reflect.get(
    new PdfKit({ autoFirstPage: false }).font(fontFile('regular', face)),
    '_font',
  );
  if (!hasCharacterSet(opened)) throw new Error(`no character set in ${fontFile('regular', face)}`);
  return new Set(opened.font.characterSet);
}

/** pdfkit's types don't declare the opened font. */
function hasCharacterSet(opened: unknown): opened is { font: { characterSet: number[] } } {
  if (typeof opened !== 'object' || opened === null || !('font' in opened)) return false;
  const { font } = opened;
  return typeof font === 'object' && font !== null && 'characterSet' in font;
}
