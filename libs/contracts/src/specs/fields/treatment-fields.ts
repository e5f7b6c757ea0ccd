import { inBoth, line, lines } from '../field-shapes.ts';
import type { SpecField } from '../spec-field.ts';

/** Special treatment. */
export const treatmentFields = [
  { key: 'specialFinishes', label: 'Special finishes', section: inBoth('special'), ...line },
  { key: 'dieCutNotes', label: 'Die cutting', section: inBoth('special'), ...lines },
  { key: 'coatingNotes', label: 'Coating', section: inBoth('special'), ...lines },
  { key: 'specialtyPrintingNotes', label: 'Specialty printing', section: inBoth('special'), ...lines },
  { key: 'cuttingNotes', label: 'Cutting', section: inBoth('special'), ...lines },
  { key: 'drillingNotes', label: 'Drilling', section: inBoth('special'), ...lines },
  { key: 'assemblyNotes', label: 'Assembly', section: inBoth('special'), ...lines },
] as const satisfies readonly SpecField[];
