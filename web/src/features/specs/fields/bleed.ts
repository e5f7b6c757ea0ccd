import type { SpecMeaning } from '@printpartner/contracts/spec-fields';
import { catalog, coverTypeOf, type CatalogField } from '@printpartner/spec-sheet/fields';
import type { SpecEditor } from '../document/spec-editor.ts';

const bleedMeanings: ReadonlySet<SpecMeaning | undefined> = new Set<SpecMeaning>(['bleed', 'cover-bleed']);

/** The answers about bleed in the booklet form: of the whole book, its interior and its cover. */
const bleedFields = catalog.filter(
  ({ type, section, meaning }) => type === 'yes-no' && section.booklet && bleedMeanings.has(meaning),
);

/** Answers a yes-no field. With a self cover, bleed is the same for cover and interior. */
export function setBleed(editor: SpecEditor, field: CatalogField, isYes: boolean): void {
  const isShared = bleedFields.includes(field) && coverTypeOf(editor.values()) === 'self';
  for (const { key } of isShared ? bleedFields : [field]) editor.form.setValue(key, isYes);
}
