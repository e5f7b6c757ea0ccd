import { inBooklet, inCustom, lines, size, stock, inks, finishes, sides } from '../field-shapes.ts';
import type { SpecField } from '../spec-field.ts';
import { bindingTypes, mailerBleeds, NO_BINDING } from '../spec-options.ts';

/** A piece that is not a booklet, and the binding of both. */
export const pieceFields = [
  {
    key: 'flatSize',
    label: 'Flat size',
    section: inCustom('piece'),
    ...size,
    placeholder: '11 × 8.5 in',
    meaning: 'flat-size',
  },
  {
    key: 'finishedSize',
    label: 'Finished size',
    section: inCustom('piece'),
    ...size,
    placeholder: '3.667 × 8.5 in',
    emptyValue: 'N/A',
    meaning: 'finished-size',
  },
  { key: 'sizeNotes', label: 'Size notes', section: inCustom('piece'), ...lines },
  {
    key: 'foldingNotes',
    label: 'Folding notes',
    section: { booklet: 'special', custom: 'piece' },
    ...lines,
    placeholder: 'Tri-fold, cover panel out',
    meaning: 'fold',
  },
  {
    key: 'mailerPaperSpecs',
    label: 'Paper',
    section: inCustom('piece'),
    ...stock,
    placeholder: '100# gloss text',
    meaning: 'stock',
  },
  { key: 'mailerInkSpecs', label: 'Ink', section: inCustom('piece'), ...inks, meaning: 'inks' },
  {
    key: 'mailerBleed',
    label: 'Bleed',
    section: inCustom('piece'),
    type: 'choice',
    max: 20,
    options: mailerBleeds,
    meaning: 'bleed',
    initial: { custom: 'Bleed' },
  },
  {
    key: 'mailerFinishingOptions',
    label: 'Finishes',
    section: inCustom('piece'),
    ...finishes,
    meaning: 'finishes',
  },
  {
    key: 'mailerFinishingSides',
    label: 'Finishing sides',
    section: inCustom('piece'),
    ...sides,
    meaning: 'finishing-sides',
  },
  { key: 'mailerFinishingNotes', label: 'Finishing notes', section: inCustom('piece'), ...lines },

  {
    key: 'bindingType',
    label: 'Binding',
    section: { booklet: 'binding', custom: 'piece' },
    type: 'choice',
    max: 60,
    options: bindingTypes,
    emptyValue: NO_BINDING,
    meaning: 'binding',
    initial: { custom: NO_BINDING },
  },
  {
    key: 'bindingNotes',
    label: 'Binding notes',
    section: inBooklet('binding'),
    ...lines,
    placeholder: 'Loop stitch, head-to-toe, anything the bindery must know',
  },
  { key: 'finishingNotes', label: 'Final notes', section: inCustom('piece'), ...lines },
] as const satisfies readonly SpecField[];
