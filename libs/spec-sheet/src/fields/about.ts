import { catalog } from './shown-fields.ts';
import { fieldsMeaning, textMeaning, textOf, type Sheet } from './values.ts';

/** What tells sheets with the same name apart in a list. */
export interface AboutSheet {
  /** The customer; '' if not given. */
  company: string;
  /** As typed, such as `2,500`; only those given. */
  quantities: string[];
}

/** The fields that `aboutSheet` reads; a list needs no others. */
export const aboutKeys = catalog
  .filter(({ meaning }) => meaning === 'company' || meaning === 'quantity')
  .map(({ key }) => key);

/** The customer and the quantities of a sheet. */
export function aboutSheet(sheet: Sheet): AboutSheet {
  const quantities = fieldsMeaning(sheet, 'quantity').map((field) => textOf(sheet, field));
  return { company: textMeaning(sheet, 'company'), quantities: quantities.filter((text) => text !== '') };
}
