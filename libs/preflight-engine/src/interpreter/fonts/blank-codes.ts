import type { PdfDocument } from '../../pdf/document.ts';
import { isDict, isStream, type PdfDict } from '../../pdf/objects.ts';
import { PdfError } from '../../pdf/pdf-error.ts';
import { ContentReader } from '../content-reader.ts';
import { BLANK, type FontText } from './font-text.ts';
import type { GlyphBoxes } from './glyph-boxes.ts';
import { differencesOf } from './simple-encoding.ts';

const PAINTS = new Set([
  'f',
  'F',
  'f*',
  'B',
  'B*',
  'b',
  'b*',
  'S',
  's',
  'Do',
  'sh',
  'EI',
  'Tj',
  'TJ',
  "'",
  '"',
]);

/**
 * Whether the codes of a font paint nothing; each is looked up once.
 *
 * @param isDrawn for a Type 3 font
 * @param text of the font; read on demand
 */
export function blankCodes(
  document: PdfDocument,
  dict: PdfDict,
  isDrawn: boolean,
  text: () => FontText,
  boxOf: GlyphBoxes,
): (code: number) => boolean {
  const known = new Map<number, boolean>();
  const isEmpty = isDrawn ? emptyProcedures(document, dict) : null;
  const isSpace = (code: number) => {
    const { glyphTextOf, isDoubtful } = text();
    if (!BLANK.test(glyphTextOf(code) ?? '')) return false;
    const box = isDoubtful ? boxOf(code) : null;
    return box === null || box === 'empty';
  };
  return (code) => {
    const before = known.get(code);
    if (before !== undefined) return before;
    const found = (isEmpty ?? isSpace)(code);
    known.set(code, found);
    return found;
  };
}

/** Glyphs of a Type 3 font whose procedures only set their width. */
function emptyProcedures(document: PdfDocument, dict: PdfDict): (code: number) => boolean {
  const glyphs = document.value(dict, 'CharProcs');
  const encoding = document.value(dict, 'Encoding');
  const names = isDict(encoding) ? differencesOf(document, encoding) : null;
  return (code) => {
    const procedure = isDict(glyphs) ? document.value(glyphs, names?.get(code) ?? '') : null;
    if (!isStream(procedure)) return false;
    try {
      const content = new ContentReader(document.decode(procedure).bytes, () => {});
      while (content.next()) if (PAINTS.has(content.operator)) return false;
      return true;
    } catch (error) {
      if (!(error instanceof PdfError)) throw error;
      return false;
    }
  };
}
