import type { KnowledgeTable } from '../figures/provenance.ts';
import type { FoldId } from '../folding/fold.ts';
import { brochureSizesPractice } from './brochure-sources.ts';

export interface FoldedForm {
  /** Folds in folding order. */
  folds: readonly FoldId[];
  /** Folded size, inches. */
  width: number;
  height: number;
}

export interface BrochureSize {
  id: string;
  /** Flat sheet, inches; the first fold crosses the width. */
  flatWidth: number;
  flatHeight: number;
  forms: readonly FoldedForm[];
  usedFor: string;
}

/** Folded widths are nominal, to 1/32 in, with a 1/16 in allowance for panels that tuck in. */
export const brochureSizes: KnowledgeTable<BrochureSize> = {
  rows: [
    {
      id: 'letter',
      flatWidth: 11,
      flatHeight: 8.5,
      forms: [{ folds: ['tri'], width: 3.6875, height: 8.5 }],
      usedFor: 'Racks and #10 envelopes',
    },
    {
      id: 'legal',
      flatWidth: 14,
      flatHeight: 8.5,
      forms: [
        { folds: ['tri'], width: 4.6875, height: 8.5 },
        { folds: ['accordion-4'], width: 3.5, height: 8.5 },
      ],
      usedFor: 'Legal sheet, letter height',
    },
    {
      id: 'tabloid',
      flatWidth: 17,
      flatHeight: 11,
      forms: [
        { folds: ['half'], width: 8.5, height: 11 },
        { folds: ['half', 'tri'], width: 8.5, height: 3.6875 },
      ],
      usedFor: 'Four letter-size pages, or a large sheet that fits a #10',
    },
    {
      id: 'half-12',
      flatWidth: 12,
      flatHeight: 9,
      forms: [{ folds: ['half'], width: 6, height: 9 }],
      usedFor: 'Programs and menus',
    },
    {
      id: 'six-pager',
      flatWidth: 25.5,
      flatHeight: 11,
      forms: [{ folds: ['tri'], width: 8.53125, height: 11 }],
      usedFor: 'Six pages of about letter size on one sheet',
    },
    {
      id: 'half-8',
      flatWidth: 8.5,
      flatHeight: 5.5,
      forms: [{ folds: ['half'], width: 4.25, height: 5.5 }],
      usedFor: 'Cards and small programs',
    },
    {
      id: 'rack-card',
      flatWidth: 4,
      flatHeight: 9,
      forms: [],
      usedFor: 'Rack card, unfolded',
    },
  ],
  columns: {
    flatWidth: { unit: 'in', from: brochureSizesPractice },
    flatHeight: { unit: 'in', from: brochureSizesPractice },
    forms: { unit: 'in', from: brochureSizesPractice },
  },
};
