import type { CatalogField } from '@printpartner/spec-sheet/fields';

const ROW = 6;
const THIRD = 2;
const HALF = 3;

const desktopSpans = { [THIRD]: 'md:col-span-2', [HALF]: 'md:col-span-3', [ROW]: 'md:col-span-6' };

/**
 * The columns of each field: of two on a phone, of six elsewhere. Notes fill the half of a row that is left beside
 * what they are about.
 */
export function spansOf(fields: readonly CatalogField[]): string[] {
  let used = 0;
  return fields.map((field) => {
    const isBesideOther = field.type === 'lines' && used % ROW === HALF;
    const span = isBesideOther ? HALF : spanOf(field);
    const start = used % ROW;
    used += start + span > ROW ? ROW - start + span : span;
    return `${isNarrow(field) ? '' : 'max-md:col-span-2'} ${desktopSpans[span]}`;
  });
}

function spanOf({ type, isShort, hint }: CatalogField): typeof THIRD | typeof HALF | typeof ROW {
  switch (type) {
    case 'quantity':
    case 'count':
      return THIRD;
    case 'line':
      return isShort ? THIRD : HALF;
    case 'size':
    case 'date':
    case 'phone':
    case 'email':
    case 'stock':
    case 'inks':
      return HALF;
    case 'choice':
    case 'select':
      return isShort ? THIRD : ROW;
    case 'yes-no':
      return hint === undefined ? HALF : ROW;
    case 'lines':
    case 'finishes':
      return ROW;
  }
  return type satisfies never;
}

const narrowTypes: ReadonlySet<CatalogField['type']> = new Set([
  'quantity',
  'count',
  'size',
  'date',
  'phone',
]);

/** Two of them fit beside each other on a phone. */
const isNarrow = ({ type, isShort, hint }: CatalogField): boolean =>
  hint === undefined && (narrowTypes.has(type) || (type === 'line' && isShort === true));
