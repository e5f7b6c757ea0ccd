import {
  specFields,
  specForms,
  type CoverType,
  type SpecContent,
  type SpecData,
  type SpecField,
  type SpecKey,
  type SpecKind,
  type SpecSection,
} from '@printpartner/contracts/spec-fields';

export type CatalogField = SpecField & { key: SpecKey };
export const catalog: readonly CatalogField[] = specFields;

/** The cover type of a form's values: a booklet without one has a self cover. */
export const coverTypeOf = ({ coverType }: Pick<SpecData, 'coverType'>): CoverType =>
  coverType === 'plus' ? 'plus' : 'self';

/** Whether a form with this cover type shows the field. Special Treatment of a booklet needs a plus cover. */
export function isShown(field: SpecField, kind: SpecKind, cover: CoverType): boolean {
  const section = field.section[kind];
  if (section === undefined) return false;
  if (kind === 'custom') return true;
  if (section === 'special' && cover !== 'plus') return false;
  return field.cover === undefined || field.cover === cover;
}

export interface SectionFields {
  section: SpecSection;
  fields: readonly CatalogField[];
}

/** The fields that a form shows, by section in the form's order; a section without fields stays, with an empty list. */
export function shownSections(kind: SpecKind, cover: CoverType): SectionFields[] {
  return specForms[kind].sections.map((section) => ({
    section,
    fields: catalog.filter((field) => field.section[kind] === section.id && isShown(field, kind, cover)),
  }));
}

/** A field's label in a form. */
export function labelOf(field: SpecField, kind: SpecKind, cover: CoverType): string {
  return kind === 'booklet' && cover === 'self' ? (field.selfLabel ?? field.label) : field.label;
}

/** The value of any field of a sheet, the delivery option included. */
export function rawValue({ data, shippingOption }: SpecContent, key: SpecKey): SpecData[keyof SpecData] {
  return key === 'shippingOption' ? shippingOption : data[key];
}
