import { createRequire } from 'node:module';
import PdfKit from 'pdfkit';

const files = createRequire(import.meta.url);

export const faces = ['latin', 'latin-ext'] as const;
/** The letters of a font come in parts. */
export type Face = (typeof faces)[number];

const weights = { regular: 400, bold: 600 } as const;
export type Weight = keyof typeof weights;

export const fontFile = (weight: Weight, face: Face): string =>
  files.resolve(`@fontsource/instrument-sans/files/instrument-sans-${face}-${weights[weight]}-normal.woff`);

/** Code points that a part has; both weights have the same. */
export const letters: Readonly<Record<Face, ReadonlySet<number>>> = {
  latin: lettersOf('latin'),
  'latin-ext': lettersOf('latin-ext'),
};

function lettersOf(face: Face): ReadonlySet<number> {
  const opened: unknown = Reflect.get(
    new PdfKit({ autoFirstPage: false }).font(fontFile('regular', face)),
    '_font',
  );
  if (!hasLetters(opened)) throw new Error(`the letters of ${fontFile('regular', face)} cannot be read`);
  return new Set(opened.font.characterSet);
}

/** The font as pdfkit has opened it; its types do not tell of that. */
function hasLetters(opened: unknown): opened is { font: { characterSet: number[] } } {
  if (typeof opened !== 'object' || opened === null || !('font' in opened)) return false;
  const { font } = opened;
  return typeof font === 'object' && font !== null && 'characterSet' in font;
}
