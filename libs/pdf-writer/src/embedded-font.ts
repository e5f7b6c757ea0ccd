import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { tablesOfWoff, trueTypeFile, type FontTables } from './woff.ts';

/** A font in a document. */
export interface EmbeddedFont {
  ref: PDFRef;
  /** Bytes of a text in the font's encoding; a question mark for a character that it lacks. */
  encoded: (text: string) => Uint8Array;
  /** Width of a text at a size, both in points. */
  widthOf: (text: string, size: number) => number;
}

/** What a viewer draws glyphs from; kerning, names and styles stay out of the file. */
const drawnTables = ['cmap', 'cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];
const [FIRST, LAST] = [0x20, 0xff];
/** Characters that WinAnsi has and Latin-1 lacks; its rarer ones are left out. */
const winAnsi: Readonly<Record<string, number>> = {
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};
const QUESTION_MARK = 0x3f;
/** The font is not symbolic. */
const FLAGS = 32;
/** Usual for a regular weight; only a substitute font would use it. */
const STEM_WIDTH = 80;

/**
 * Embeds a Latin WOFF file with TrueType outlines, such as those of Fontsource, as a simple font in WinAnsi. pdf-lib
 * needs a font kit for that, which adds 157 KB gzipped to the download.
 * @throws Error if the file isn't WOFF 1.0 with TrueType outlines
 */
export function embedFont(context: PDFContext, name: string, woff: Uint8Array): EmbeddedFont {
  const tables = tablesOfWoff(woff);
  const head = tableOf(tables, 'head');
  const hhea = tableOf(tables, 'hhea');
  const inThousandths = (units: number) => Math.round((units * 1000) / head.getUint16(18));
  const widths = Array.from({ length: LAST - FIRST + 1 }, (_, place) =>
    inThousandths(advanceOf(tables, glyphOf(tables, unicodeOf(FIRST + place)))),
  );
  const file = trueTypeFile(
    drawnTables.flatMap((tag) => {
      const table = tables.get(tag);
      return table ? [[tag, table] as const] : [];
    }),
  );
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: FLAGS,
    FontBBox: [36, 38, 40, 42].map((at) => inThousandths(head.getInt16(at))),
    ItalicAngle: 0,
    Ascent: inThousandths(hhea.getInt16(4)),
    Descent: inThousandths(hhea.getInt16(6)),
    CapHeight: inThousandths(tableOf(tables, 'OS/2').getInt16(88)),
    StemV: STEM_WIDTH,
    FontFile2: context.register(context.flateStream(file, { Length1: file.length })),
  });
  const font = context.obj({
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: name,
    Encoding: 'WinAnsiEncoding',
    FirstChar: FIRST,
    LastChar: LAST,
    Widths: widths,
    FontDescriptor: context.register(descriptor),
  });
  const encoded = (text: string) => Uint8Array.from(Array.from(text, codeOf));
  return {
    ref: context.register(font),
    encoded,
    widthOf: (text, size) =>
      encoded(text).reduce((sum, code) => sum + (widths[code - FIRST] ?? 0), 0) * (size / 1000),
  };
}

function codeOf(character: string): number {
  const code = winAnsi[character] ?? character.codePointAt(0) ?? 0;
  return code >= FIRST && code <= LAST ? code : QUESTION_MARK;
}

const unicodeOf = (code: number): number => {
  const [character] = Object.entries(winAnsi).find(([, own]) => own === code) ?? [];
  return character?.codePointAt(0) ?? code;
};

function tableOf(tables: FontTables, tag: string): DataView {
  const table = tables.get(tag);
  if (!table) throw new Error(`the font has no ${tag.trim()} table`);
  return table;
}

/** Advance of a glyph in units of the em. Glyphs after the last width have that one. */
function advanceOf(tables: FontTables, glyph: number): number {
  const count = tableOf(tables, 'hhea').getUint16(34);
  return tableOf(tables, 'hmtx').getUint16(4 * Math.min(glyph, count - 1));
}

/** Glyph of a character of the basic plane; 0 if the font lacks it. Format 4: ISO/IEC 14496-22, 5.2.1.3.3. */
function glyphOf(tables: FontTables, unicode: number): number {
  const cmap = tableOf(tables, 'cmap');
  const records = Array.from({ length: cmap.getUint16(2) }, (_, place) => cmap.getUint32(8 + 8 * place));
  const start = records.find((at) => cmap.getUint16(at) === 4);
  if (start === undefined) throw new Error('the font has no cmap of format 4');
  const twice = cmap.getUint16(start + 6);
  const ends = start + 14;
  for (let segment = 0; segment < twice; segment += 2) {
    const first = cmap.getUint16(ends + twice + 2 + segment);
    if (unicode > cmap.getUint16(ends + segment) || unicode < first) continue;
    const delta = cmap.getUint16(ends + 2 * twice + 2 + segment);
    const rangeAt = ends + 3 * twice + 2 + segment;
    const range = cmap.getUint16(rangeAt);
    if (range === 0) return (unicode + delta) & 0xff_ff;
    const glyph = cmap.getUint16(rangeAt + range + 2 * (unicode - first));
    return glyph === 0 ? 0 : (glyph + delta) & 0xff_ff;
  }
  return 0;
}
