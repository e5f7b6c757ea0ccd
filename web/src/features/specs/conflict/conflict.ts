import { NO_FINISH } from '@printpartner/contracts/spec-fields';
import { meaningfulText, type CatalogField, type SpecValue } from '@printpartner/spec-sheet/fields';

const freeTexts: ReadonlySet<CatalogField['type']> = new Set(['line', 'lines', 'stock', 'inks']);

/** Both values in one; null where that makes no sense, and where one side is empty. */
export function bothValues({ type }: CatalogField, mine: SpecValue, theirs: SpecValue): SpecValue | null {
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const all = [...new Set([...theirs, ...mine])].filter((name) => name !== NO_FINISH);
    return mine.length > 0 && theirs.length > 0 && all.length > 0 ? all : null;
  }
  if (!freeTexts.has(type) || typeof mine !== 'string' || typeof theirs !== 'string') return null;
  if (meaningfulText(mine) === '' || meaningfulText(theirs) === '') return null;
  return [theirs, mine].join(type === 'lines' ? '\n' : ' / ');
}
