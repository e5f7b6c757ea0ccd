import type { Box } from '../../pdf/boxes.ts';
import { characterMapsOf, type CharacterMaps } from './character-map.ts';
import { tablesOf } from './font-bytes.ts';

/** The outlines of a TrueType font program. */
export interface TrueTypeGlyphs {
  maps: CharacterMaps;
  /** In ems; `empty` without an outline, null for no such glyph. */
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
