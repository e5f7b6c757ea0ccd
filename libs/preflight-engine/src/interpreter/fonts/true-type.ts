import type { Box } from '../../pdf/boxes.ts';
import { tablesOf, type FontBytes } from './font-bytes.ts';

/** Bytes of a group: its first and last character, and the glyph of the first. */
const GROUP = 12;

/** The outlines of a TrueType font program. */
export interface TrueTypeGlyphs {
  maps: CharacterMaps;
  /** The glyph's box in ems; `empty` without an outline, null for no such glyph. */
  boxOf(glyph: number): Box | 'empty' | null;
}

/** Null if it lacks the tables of outlines. */
export function trueTypeOf(bytes: Uint8Array): TrueTypeGlyphs | null {
  const tables = tablesOf(bytes);
  const [head, loca, glyf] = [tables.get('head'), tables.get('loca'), tables.get('glyf')];
  const unitsPerEm = head?.word(18) ?? 0;
  if (!head || !loca || !glyf || unitsPerEm === 0) return null;
  const isLong = head.word(50) !== 0;
  const offset = (glyph: number) => (isLong ? loca.long(glyph * 4) : loca.word(glyph * 2) * 2);
  const count = loca.bytes.length / (isLong ? 4 : 2) - 1;
  return {
    maps: characterMapsOf(tables.get('cmap')),
    boxOf: (glyph) => {
      if (glyph >= count) return null;
      const at = offset(glyph);
      if (offset(glyph + 1) <= at || at + 10 > glyf.bytes.length) return 'empty';
      const [x0, y0, x1, y1] = [2, 4, 6, 8].map(
        (field) => glyf.signed(at + field) / unitsPerEm,
      ) as unknown as Box;
      return x0 <= x1 && y0 <= y1 ? [x0, y0, x1, y1] : null;
    },
  };
}

/** A subtable of `cmap`: the glyph of a character, 0 for none. */
export type CharacterMap = (character: number) => number;

/** The subtables that PDF uses. ISO 32000-1, 9.6.6.4. */
interface CharacterMaps {
  unicode: CharacterMap | null;
  symbol: CharacterMap | null;
  macintosh: CharacterMap | null;
}

function characterMapsOf(cmap: FontBytes | undefined): CharacterMaps {
  const maps: CharacterMaps = { unicode: null, symbol: null, macintosh: null };
  if (!cmap) return maps;
  for (let index = 0; index < cmap.word(2); index += 1) {
    const at = 4 + index * 8;
    const map = subtableOf(cmap, cmap.long(at + 4));
    const [platform, encoding] = [cmap.word(at), cmap.word(at + 2)];
    if (platform === 3 && encoding === 0) maps.symbol ??= map;
    else if (platform === 3 || platform === 0) maps.unicode ??= map;
    else if (platform === 1) maps.macintosh ??= map;
  }
  return maps;
}

/** Null for a format that isn't read; 8, 10, 13 and 14 don't occur in PDF. */
function subtableOf(cmap: FontBytes, start: number): CharacterMap | null {
  switch (cmap.word(start)) {
    case 0:
      return (character) => (character < 256 ? cmap.byte(start + 6 + character) : 0);
    case 4:
      return (character) => inSegments(cmap, start, character);
    case 6: {
      const [first, count] = [cmap.word(start + 6), cmap.word(start + 8)];
      return (character) =>
        character >= first && character < first + count ? cmap.word(start + 10 + (character - first) * 2) : 0;
    }
    case 12:
      return (character) => inGroups(cmap, start, character);
    default:
      return null;
  }
}

function inSegments(cmap: FontBytes, start: number, character: number): number {
  const length = cmap.word(start + 6);
  const [ends, starts] = [start + 14, start + 16 + length];
  for (let at = 0; at < length; at += 2) {
    if (cmap.word(ends + at) < character) continue;
    const first = cmap.word(starts + at);
    if (first > character) return 0;
    const delta = cmap.word(starts + length + at);
    const offsetAt = starts + length * 2 + at;
    const offset = cmap.word(offsetAt);
    if (offset === 0) return (character + delta) & 0xffff;
    const glyph = cmap.word(offsetAt + offset + (character - first) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/** Groups are in ascending order and don't overlap. OpenType, cmap format 12. */
function inGroups(cmap: FontBytes, start: number, character: number): number {
  const first = start + 16;
  let low = 0;
  let high = Math.min(cmap.long(start + 12), Math.floor((cmap.bytes.length - first) / GROUP));
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cmap.long(first + middle * GROUP + 4) < character) low = middle + 1;
    else high = middle;
  }
  const at = first + low * GROUP;
  if (at + GROUP > cmap.bytes.length || character < cmap.long(at) || character > cmap.long(at + 4)) return 0;
  return cmap.long(at + 8) + character - cmap.long(at);
}
