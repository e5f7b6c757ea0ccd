import type { KnowledgeTable } from '../figures/provenance.ts';
import { brochurePractice } from './brochure-sources.ts';

/** Layout rules for every brochure. */
export interface BrochureRules {
  id: string;
  /** Clearance of text and critical art from a fold, inches. */
  clearOfFoldIn: number;
  /** Folding tolerance, ± inches. */
  foldToleranceIn: number;
  /** Minimum side of a QR code, inches. */
  qrIn: number;
  /** Quiet zone around it, in modules. */
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
