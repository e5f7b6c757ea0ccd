import type { KnowledgeTable } from '../figures/provenance.ts';
import { limitOf } from '../limits/limits.ts';
import { brochurePractice } from './brochure-sources.ts';

/** Layout rules for every brochure. */
export interface BrochureRules {
  id: string;
  /** Minimum distance of text and critical art from a fold, and the better one, inches. */
  clearOfFoldIn: number;
  clearOfFoldBetterIn: number;
  /** Folding tolerance, ± inches. */
  foldToleranceIn: number;
  /** Minimum side of a QR code, inches. */
  qrIn: number;
  /** Quiet zone around it, in modules. */
  qrQuietModules: number;
}

const clearOfFold = limitOf('text-fold');

const everyBrochure: BrochureRules = {
  id: 'every-brochure',
  clearOfFoldIn: clearOfFold.value,
  clearOfFoldBetterIn: clearOfFold.better,
  foldToleranceIn: 1 / 32,
  qrIn: 0.8,
  qrQuietModules: 4,
};

export const brochureRules: KnowledgeTable<BrochureRules> & { rows: readonly [BrochureRules] } = {
  rows: [everyBrochure],
  columns: {
    clearOfFoldIn: { unit: 'in', from: clearOfFold.from },
    clearOfFoldBetterIn: { unit: 'in', from: clearOfFold.from },
    foldToleranceIn: { unit: 'in', from: brochurePractice },
    qrIn: { unit: 'in', from: brochurePractice },
    qrQuietModules: { from: brochurePractice },
  },
};
