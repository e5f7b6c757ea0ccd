import type { KnowledgeTable } from '../figures/provenance.ts';
import { brochurePractice } from './brochure-sources.ts';

/** Distances and sizes that every brochure keeps. */
export interface BrochureRules {
  id: string;
  /** Text and critical art stay this far from a fold, inches. */
  clearOfFoldIn: number;
  /** How far a machine may miss a fold, inches either way. */
  foldToleranceIn: number;
  /** The least side of a QR code, inches. */
  qrIn: number;
  /** Free space around it, in modules of the code. */
  qrQuietModules: number;
}

const everyBrochure: BrochureRules = {
  id: 'every-brochure',
  clearOfFoldIn: 0.125,
  foldToleranceIn: 1 / 32,
  qrIn: 0.8,
  qrQuietModules: 4,
};

export const brochureRules: KnowledgeTable<BrochureRules> & { rows: readonly [BrochureRules] } = {
  rows: [everyBrochure],
  columns: {
    clearOfFoldIn: { unit: 'in', from: brochurePractice },
    foldToleranceIn: { unit: 'in', from: brochurePractice },
    qrIn: { unit: 'in', from: brochurePractice },
    qrQuietModules: { from: brochurePractice },
  },
};
