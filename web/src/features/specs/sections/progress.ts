import type { SpecSection } from '@printpartner/contracts/spec-fields';
import {
  coverTypeOf,
  shownSections,
  valuesOf,
  type CatalogField,
  type Sheet,
} from '@printpartner/spec-sheet/fields';
import { isFilled, summaryText } from '../fields/field-text.ts';

export interface SectionProgress {
  section: SpecSection;
  /** In the form, from 1. */
  number: number;
  /** Fields with an answer. */
  filled: number;
  /** Fields that the cover type shows. */
  total: number;
  isDone: boolean;
}

/** How far each section is filled in. */
export function progressOf(sheet: Sheet): SectionProgress[] {
  const values = valuesOf(sheet);
  return shownSections(sheet.kind, coverTypeOf(sheet.data)).map(({ section, fields }, place) => {
    const filled = fields.filter((field) => isFilled(sheet, values, field)).length;
    const total = fields.length;
    return { section, number: place + 1, filled, total, isDone: total > 0 && filled >= neededOf(fields) };
  });
}

/** Quantities are priced side by side: one is enough. */
const neededOf = (fields: readonly CatalogField[]): number =>
  fields.every(({ type }) => type === 'quantity') ? 1 : fields.length;

/** A section in one line, for when it is folded; '' if it is empty. */
export function sectionText(sheet: Sheet, fields: readonly CatalogField[]): string {
  return fields
    .map((field) => summaryText(sheet, field))
    .filter((text) => text !== '')
    .join(', ');
}

/** Fields of all sections. */
export function totalOf(sections: readonly SectionProgress[]): { filled: number; total: number } {
  const sum = (count: (one: SectionProgress) => number) =>
    sections.reduce((before, one) => before + count(one), 0);
  return { filled: sum(({ filled }) => filled), total: sum(({ total }) => total) };
}

/** Whether the form opens with this section folded: done, or often left empty and still empty. */
export const startsFolded = ({ section, filled, total, isDone }: SectionProgress): boolean =>
  total > 0 && (isDone || (section.isOptional === true && filled === 0));
