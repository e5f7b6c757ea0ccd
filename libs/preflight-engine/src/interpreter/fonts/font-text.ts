import type { PdfDocument } from '../../pdf/document.ts';
import { isName, type PdfDict } from '../../pdf/objects.ts';
import { simpleEncodingOf } from './simple-encoding.ts';
import { toUnicodeOf } from './to-unicode.ts';

/** Predefined CMaps whose codes are Unicode. ISO 32000-1, table 118. */
const UNICODE_CMAP = /-(?:UCS2|UTF16)-/;

/** Spaces, also of no width. */
export const BLANK = /^[\s\u0085\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]+$/u;

/** The texts of a font's codes. */
export interface FontText {
  /** Null if the file doesn't say which character it is. */
  textOf: (code: number) => string | null;
  /**
   * The text of the glyph that is painted: the encoding's, which chooses it, and else that of `ToUnicode`, which is only
   * for copying.
   */
  glyphTextOf: (code: number) => string | null;
  /** Whether more than one code is copied as a blank, so that `ToUnicode` may hide letters. */
  isDoubtful: boolean;
}

export function fontTextOf(document: PdfDocument, dict: PdfDict, isComposite: boolean): FontText {
  const toUnicode = toUnicodeOf(document, dict);
  const encoded = isComposite ? compositeText(document, dict) : simpleEncodingOf(document, dict).textOf;
  let blanks = 0;
  for (const text of toUnicode.values()) if (BLANK.test(text)) blanks += 1;
  return {
    isDoubtful: blanks > 1,
    textOf: (code) => toUnicode.get(code) ?? encoded(code),
    glyphTextOf: (code) => encoded(code) ?? toUnicode.get(code) ?? null,
  };
}

function compositeText(document: PdfDocument, dict: PdfDict): (code: number) => string | null {
  const encoding = document.value(dict, 'Encoding');
  const isUnicode = isName(encoding) && UNICODE_CMAP.test(encoding.name);
  return (code) => (isUnicode ? String.fromCharCode(code) : null);
}
