import type { SpecKey, SpecMeaning } from '@printpartner/contracts/spec-fields';
import {
  answerWith,
  catalog,
  coverTypeOf,
  type CatalogField,
  type SpecValue,
} from '@printpartner/spec-sheet/fields';
import type { SpecEditor } from '../document/spec-editor.ts';

const bleedMeanings: ReadonlySet<SpecMeaning | undefined> = new Set<SpecMeaning>(['bleed', 'cover-bleed']);

/** The answers about bleed in the booklet form: of the whole book, its interior and its cover. */
const bleedFields = catalog.filter(
  ({ type, section, meaning }) => type === 'yes-no' && section.booklet && bleedMeanings.has(meaning),
);

/** Answers a question, or takes the answer back. With a self cover, bleed is the same for cover and interior. */
export function answer(editor: SpecEditor, field: CatalogField, value: SpecValue): void {
  const isShared = bleedFields.includes(field) && coverTypeOf(editor.values()) === 'self';
  const values = (isShared ? bleedFields : [field]).map((one) => answerWith(one, value));
  for (const [key, one] of Object.entries(Object.assign({}, ...values) as Record<SpecKey, SpecValue>))
    editor.form.setValue(key as SpecKey, one);
}
