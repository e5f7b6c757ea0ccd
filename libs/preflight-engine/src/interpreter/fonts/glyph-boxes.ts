import type { Box } from '../../pdf/boxes.ts';
import type { PdfDocument } from '../../pdf/document.ts';
import { isDict, isName, isStream, type PdfDict, type PdfStream } from '../../pdf/objects.ts';
import { PdfError } from '../../pdf/pdf-error.ts';
import { compactFontOf } from './compact-font.ts';
import { tablesOf } from './font-bytes.ts';
import { simpleEncodingOf } from './simple-encoding.ts';
import { trueTypeOf } from './true-type.ts';

/** The outline's box of a code's glyph, in ems; `empty` without an outline, null if it can't be determined. */
export type GlyphBoxes = (code: number) => Box | 'empty' | null;

const unknown: GlyphBoxes = () => null;
/** Symbolic fonts map their codes into this private area. ISO 32000-1, 9.6.6.4 */
const SYMBOL_AREA = 0xf000;

/** The outlines of an embedded font; reading them takes time. Type 1 programs aren't read. */
export function glyphBoxesOf(
  document: PdfDocument,
  dict: PdfDict,
  glyphTextOf: (code: number) => string | null,
): GlyphBoxes {
  try {
    const descendants = document.value(dict, 'DescendantFonts');
    const descendant = Array.isArray(descendants) ? document.resolve(descendants[0] ?? null) : null;
    const inner = isDict(descendant) ? descendant : dict;
    // Other encodings need their CMap.
    if (inner !== dict && !isName(document.value(dict, 'Encoding'), 'Identity-H')) return unknown;
    const descriptor = document.value(inner, 'FontDescriptor');
    if (!isDict(descriptor)) return unknown;
    const trueType = document.value(descriptor, 'FontFile2');
    if (isStream(trueType)) return trueTypeBoxes(document, inner, trueType, inner !== dict, glyphTextOf);
    const compact = document.value(descriptor, 'FontFile3');
    if (isStream(compact)) return compactBoxes(document, inner, compact, inner !== dict, glyphTextOf);
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
  }
  return unknown;
}

/** Reads each outline only once. */
export function remembered(boxOf: GlyphBoxes): GlyphBoxes {
  const known = new Map<number, ReturnType<GlyphBoxes>>();
  return (code) => {
    const before = known.get(code);
    if (before !== undefined) return before;
    const box = boxOf(code);
    known.set(code, box);
    return box;
  };
}

function trueTypeBoxes(
  document: PdfDocument,
  font: PdfDict,
  program: PdfStream,
  isComposite: boolean,
  glyphTextOf: (code: number) => string | null,
): GlyphBoxes {
  const glyphs = trueTypeOf(document.decode(program).bytes);
  if (!glyphs) return unknown;
  if (isComposite) {
    const map = document.value(font, 'CIDToGIDMap');
    const bytes = isStream(map) ? document.decode(map).bytes : null;
    return (code) => glyphs.boxOf(bytes ? ((bytes[code * 2] ?? 0) << 8) | (bytes[code * 2 + 1] ?? 0) : code);
  }
  const { unicode, symbol, macintosh } = glyphs.maps;
  return (code) => {
    const text = glyphTextOf(code) ?? '';
    // A ligature is one glyph.
    const character = text.length === 1 ? text.codePointAt(0) : undefined;
    const glyph =
      (character === undefined ? 0 : unicode?.(character)) ||
      symbol?.(SYMBOL_AREA + code) ||
      symbol?.(code) ||
      macintosh?.(code) ||
      0;
    return glyph === 0 ? null : glyphs.boxOf(glyph);
  };
}

function compactBoxes(
  document: PdfDocument,
  font: PdfDict,
  program: PdfStream,
  isComposite: boolean,
  glyphTextOf: (code: number) => string | null,
): GlyphBoxes {
  const { bytes } = document.decode(program);
  const isOpenType = bytes[0] === 0x4f || (bytes[0] === 0 && bytes[1] === 1);
  const compact = compactFontOf(isOpenType ? (tablesOf(bytes).get('CFF ')?.bytes ?? bytes) : bytes);
  if (!compact) return unknown;
  if (isComposite) return (code) => compact.boxOf(compact.glyphOfCid(code));
  const { names } = simpleEncodingOf(document, font);
  return (code) => {
    const name = names.get(code);
    const text = glyphTextOf(code);
    const glyph =
      (name === undefined ? undefined : compact.glyphNamed(name)) ??
      (text === null ? undefined : compact.glyphOfText(text)) ??
      (name === undefined ? compact.glyphOfCode(code) : undefined);
    return glyph === undefined ? null : compact.boxOf(glyph);
  };
}
