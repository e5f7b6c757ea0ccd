import type { Box } from '../../pdf/boxes.ts';
import { boxOfCharstring, type Subroutines } from './charstring.ts';
import { type CompactDict, type CompactIndex, dictOf, indexAt } from './compact-dict.ts';
import { FontBytes } from './font-bytes.ts';
import { textOfName } from './glyph-names.ts';

/** The outlines of a CFF font program. Adobe Technical Note 5176. */
export interface CompactFont {
  /** The glyph's box in ems; `empty` without an outline, null if it can't be read. */
  boxOf(glyph: number): Box | 'empty' | null;
  glyphOfCid(cid: number): number;
  /** Undefined for names and texts that the font doesn't have. */
  glyphNamed(name: string): number | undefined;
  glyphOfText(text: string): number | undefined;
  /** The glyph of a code by the font's own encoding. */
  glyphOfCode(code: number): number | undefined;
}

/** The standard strings from 1 on, as far as they are Latin letters. Appendix A. */
const STANDARD =
  ' !"#$%&’()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_‘abcdefghijklmnopqrstuvwxyz{|}~' +
  "¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ–†‡·¶•‚„”»…‰¿`´ˆ˜¯˘˙¨˚¸˝˛ˇ—ÆªŁØŒºæıłøœß" +
  '¹¬µ™Ð½±Þ¼÷¦°þ¾²®−ð×³©ÁÂÄÀÅÃÇÉÊËÈÍÎÏÌÑÓÔÖÒÕŠÚÛÜÙÝŸŽáâäàåãçéêëèíîïìñóôöòõšúûüùýÿž';
const STANDARD_STRINGS = 391;
const FONT_UNITS = 0.001;
/** Operators and numbers of all outlines that are read; a page of thousands of Chinese characters has about a million. */
const MAX_STEPS = 5_000_000;

/** Null if it isn't a CFF font. */
export function compactFontOf(bytes: Uint8Array): CompactFont | null {
  const font = new FontBytes(bytes);
  const names = indexAt(font, font.byte(2));
  const tops = indexAt(font, names.end);
  const strings = indexAt(font, tops.end);
  const global = indexAt(font, strings.end);
  const topBytes = tops.item(0);
  const top = topBytes && dictOf(topBytes);
  const charstrings = top && indexAt(font, top.number('CharStrings'));
  if (!top || !charstrings || charstrings.count === 0) return null;
  const isCid = top.has('ROS');
  const partOf = partsOf(font, top);
  const selected = isCid ? selectorAt(font, top.number('FDSelect')) : () => 0;
  const charset = charsetAt(font, top.number('charset'), charstrings.count);
  const byId = new Map(charset.map((id, glyph) => [id, glyph]));
  const own = new Map<string, number>();
  for (let at = 0; at < strings.count; at += 1) own.set(latin(strings.item(at)), at + STANDARD_STRINGS);
  const encoding = encodingAt(font, top.number('Encoding'), charstrings.count);
  const ofText = new Map<string, number>();
  if (!isCid) for (const [glyph, id] of charset.entries()) addText(ofText, glyph, id, strings);
  const budget = { stepsLeft: MAX_STEPS };
  return {
    boxOf: (glyph) => {
      const code = charstrings.item(glyph);
      const part = partOf(selected(glyph));
      if (!code || !part) return null;
      const box = boxOfCharstring(code, { global, local: part.local }, budget);
      if (box === null || box === 'empty') return box;
      const scaled = box.map((side) => side * part.scale) as unknown as Box;
      return scaled.every(Number.isFinite) ? scaled : null;
    },
    glyphOfCid: (cid) => (isCid ? (byId.get(cid) ?? 0) : cid),
    glyphNamed: (name) => byId.get(own.get(name) ?? -1),
    glyphOfText: (text) => ofText.get(text),
    glyphOfCode: (code) => encoding.get(code),
  };
}

/** What the glyphs of one font dictionary share. */
interface FontPart {
  local: Subroutines['local'];
  /** Factor from the font's units to ems. */
  scale: number;
}

/** The parts of a CID font by number, or the only one of another font; read on demand. Null for one that is missing. */
function partsOf(font: FontBytes, top: CompactDict): (index: number) => FontPart | null {
  const isCid = top.has('ROS');
  const dicts = isCid ? indexAt(font, top.number('FDArray')) : null;
  const known = new Map<number, FontPart | null>();
  const read = (index: number): FontPart | null => {
    if (!dicts) return { local: subroutinesOf(font, top), scale: scaleOf([top]) };
    const bytes = dicts.item(index);
    const dict = bytes && dictOf(bytes);
    return dict ? { local: subroutinesOf(font, dict), scale: scaleOf([top, dict]) } : null;
  };
  return (index) => {
    const before = known.get(index);
    if (before !== undefined) return before;
    const part = read(index);
    known.set(index, part);
    return part;
  };
}

const latin = (bytes: Uint8Array = new Uint8Array()): string =>
  String.fromCharCode(...bytes.subarray(0, 127));

function addText(texts: Map<string, number>, glyph: number, id: number, strings: CompactIndex): void {
  const string = strings.item(id - STANDARD_STRINGS);
  const text = string ? textOfName(latin(string)) : STANDARD[id - 1];
  if (glyph > 0 && text && !texts.has(text)) texts.set(text, glyph);
}

/** The fonts of a CID font are scaled by both matrices, where there are any. */
function scaleOf(dicts: readonly CompactDict[]): number {
  const given = dicts
    .flatMap((dict) => dict.numbers('FontMatrix').slice(0, 1))
    .filter((scale) => scale !== 0);
  return given.length === 0 ? FONT_UNITS : given.reduce((product, scale) => product * scale, 1);
}

function subroutinesOf(font: FontBytes, dict: CompactDict): CompactIndex {
  const [size = 0, at = 0] = dict.numbers('Private');
  const own = dictOf(font.bytes.subarray(at, at + size));
  return indexAt(font, own.has('Subrs') ? at + own.number('Subrs') : font.bytes.length);
}

/** String ids, or CIDs, of the glyphs. */
function charsetAt(font: FontBytes, at: number, glyphs: number): number[] {
  // Predefined: the standard strings in their order, or those of expert sets, which aren't letters.
  if (at <= 2) return at === 0 ? Array.from({ length: glyphs }, (_, glyph) => glyph) : [];
  const ids = [0];
  const format = font.byte(at);
  for (let next = at + 1; ids.length < glyphs && next < font.bytes.length;) {
    const first = font.word(next);
    const others = format === 0 ? 0 : format === 1 ? font.byte(next + 2) : font.word(next + 2);
    for (let index = 0; index <= others && ids.length < glyphs; index += 1) ids.push(first + index);
    next += 2 + format;
  }
  return ids;
}

/** Glyphs by code; empty for the predefined encodings, which a PDF names itself. */
function encodingAt(font: FontBytes, at: number, glyphs: number): ReadonlyMap<number, number> {
  const codes = new Map<number, number>();
  if (at <= 1) return codes;
  const isRanges = (font.byte(at) & 0x7f) === 1;
  let glyph = 1;
  for (let index = 0; index < font.byte(at + 1) && glyph < glyphs; index += 1) {
    const first = font.byte(at + 2 + index * (isRanges ? 2 : 1));
    const others = isRanges ? font.byte(at + 3 + index * 2) : 0;
    for (let code = first; code <= first + others; code += 1) {
      codes.set(code, glyph);
      glyph += 1;
    }
  }
  return codes;
}

/** Which of the font dictionaries a glyph uses. */
function selectorAt(font: FontBytes, at: number): (glyph: number) => number {
  if (font.byte(at) === 0) return (glyph) => font.byte(at + 1 + glyph);
  const ranges = font.word(at + 1);
  return (glyph) => {
    // They are sorted.
    let [low, high] = [0, ranges];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (font.word(at + 3 + middle * 3) <= glyph) low = middle;
      else high = middle;
    }
    return font.byte(at + 3 + low * 3 + 2);
  };
}
