import type { CatalogField } from '@printpartner/spec-sheet/fields';

const THIRD = 'md:col-span-2';
const HALF = 'max-md:col-span-2 md:col-span-3';
const WHOLE = 'col-span-2 md:col-span-6';

/** A field's columns: of two on a phone, of six elsewhere. */
export function spanOf({ type, isShort, hint }: CatalogField): string {
  switch (type) {
    case 'quantity':
    case 'count':
      return THIRD;
    case 'size':
    case 'date':
    case 'phone':
      return 'md:col-span-3';
    case 'line':
      return isShort ? THIRD : HALF;
    case 'email':
    case 'stock':
    case 'inks':
      return HALF;
    case 'choice':
    case 'select':
      return isShort ? `max-md:col-span-2 ${THIRD}` : WHOLE;
    case 'yes-no':
      return hint === undefined ? HALF : WHOLE;
    case 'lines':
    case 'finishes':
      return WHOLE;
  }
  return type satisfies never;
}
