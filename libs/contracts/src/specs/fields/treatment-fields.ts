import { inBoth, line, lines } from '../field-shapes.ts';
import type { SpecField } from '../spec-field.ts';

/** Special treatment. */
export const treatmentFields = [
  {
    key: 'specialFinishes',
    label: 'Special finishes',
    section: inBoth('special'),
    ...line,
    meaning: 'production-notes',
  },
  {
    key: 'dieCutNotes',
    label: 'Die cutting',
    section: inBoth('special'),
    ...lines,
    meaning: 'production-notes',
  },
  { key: 'coatingNotes', label: 'Coating', section: inBoth('special'), ...lines },
  { key: 'specialtyPrintingNotes', label: 'Specialty printing', section: inBoth('special'), ...lines },
  {
    key: 'cuttingNotes',
    label: 'Cutting',
    section: inBoth('special'),
    ...lines,
    meaning: 'production-notes',
  },
  { key: 'drillingNotes', label: 'Drilling', section: inBoth('special'), ...lines },
  {
    key: 'assemblyNotes',
    label: 'Assembly',
    section: inBoth('special'),
    ...lines,
    meaning: 'production-notes',
  },
] as const satisfies readonly SpecField[];
