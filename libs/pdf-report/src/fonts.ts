import { createRequire } from 'node:module';
import PdfKit from 'pdfkit';

const files = createRequire(import.meta.url);

export const faces = ['latin', 'latin-ext'] as const;
/** A font ships as one file per subset of its characters. */
export type Face = (typeof faces)[number];

export type Family = 'instrument-sans' | 'source-serif-4';

/** Sans for text and labels, serif for titles. */
export const styles = {
  regular: { family: 'instrument-sans', weight: 400 },
  bold: { family: 'instrument-sans', weight: 600 },
  title: { family: 'source-serif-4', weight: 600 },
} as const satisfies Record<string, { family: Family; weight: number }>;
export type Style = keyof typeof styles;

export const fontFile = (style: Style, face: Face): string => {
  const { family, weight } = styles[style];
  return files.resolve(`@fontsource/${family}/files/${family}-${face}-${weight}-normal.woff`);
};

/** Code points of each subset; the same in all weights of a family. */
export const characters: Readonly<Record<Family, Readonly<Record<Face, ReadonlySet<number>>>>> = {
  'instrument-sans': charactersOf('regular'),
  'source-serif-4': charactersOf('title'),
};

function charactersOf(style: Style): Readonly<Record<Face, ReadonlySet<number>>> {
  return { latin: charactersIn(style, 'latin'), 'latin-ext': charactersIn(style, 'latin-ext') };
}

function charactersIn(style: Style, face: Face): ReadonlySet<number> {
  const file = fontFile(style, face);
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
