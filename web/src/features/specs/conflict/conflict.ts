import { NO_FINISH } from '@printpartner/contracts/spec-fields';
import {
  meaningfulText,
  specDocument,
  type CatalogField,
  type SpecValue,
} from '@printpartner/spec-sheet/fields';

/** Both values in one; null where that makes no sense or is too long to be saved, and where one side is empty. */
export function bothValues({ key, max }: CatalogField, mine: SpecValue, theirs: SpecValue): SpecValue | null {
  if (isEmpty(mine) || isEmpty(theirs)) return null;
  const both = specDocument.join(key, theirs, mine);
  if (Array.isArray(both)) {
    const names = both.filter((name) => name !== NO_FINISH);
    return names.length > 0 ? names : null;
  }
  const stored = both === null ? both : specDocument.normalize(key, both);
  return typeof stored === 'string' && stored.length > max ? null : both;
}

const isEmpty = (value: SpecValue): boolean =>
  typeof value === 'string' ? meaningfulText(value) === '' : Array.isArray(value) && value.length === 0;
