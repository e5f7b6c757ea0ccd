import { useRef, useSyncExternalStore } from 'react';
import type { SpecSection } from '@printpartner/contracts/spec-fields';
import {
  type CatalogField,
  coverTypeOf,
  type Sheet,
  shownSections,
  valuesOf,
} from '@printpartner/spec-sheet/fields';
import { isFilled, summaryText } from '../fields/field-text.ts';
import type { SpecEditor } from '../document/spec-editor.ts';

export interface SectionProgress {
  section: SpecSection;
  /** Place in the form, from 1. */
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

/** How far each section is filled in. Renders only when a count changes. */
export function useProgress(editor: SpecEditor): readonly SectionProgress[] {
  const last = useRef<{ counts: string; sections: readonly SectionProgress[] }>({ counts: '', sections: [] });
  return useSyncExternalStore(editor.subscribeRest, () => {
    const sections = progressOf(editor.sheet());
    const counts = sections.map(({ filled, total }) => `${filled}/${total}`).join(' ');
    if (counts !== last.current.counts) last.current = { counts, sections };
    return last.current.sections;
  });
}
