import { NO_FINISH } from '@printpartner/contracts/spec-fields';
import { meaningfulText, type CatalogField, type SpecValue } from '@printpartner/spec-sheet/fields';
import { storedText } from '../document/merge.ts';

const freeTexts: ReadonlySet<CatalogField['type']> = new Set(['line', 'lines', 'stock', 'inks']);

/** Both values in one; null where that makes no sense or is too long to be saved, and where one side is empty. */
export function bothValues(
  { key, type, max }: CatalogField,
  mine: SpecValue,
  theirs: SpecValue,
): SpecValue | null {
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const all = [...new Set([...theirs, ...mine])].filter((name) => name !== NO_FINISH);
    return mine.length > 0 && theirs.length > 0 && all.length > 0 ? all : null;
  }
  if (!freeTexts.has(type) || typeof mine !== 'string' || typeof theirs !== 'string') return null;
  if (meaningfulText(mine) === '' || meaningfulText(theirs) === '') return null;
  const both = [theirs, mine].join(type === 'lines' ? '\n' : ' / ');
  return storedText(key, both).length > max ? null : both;
}
