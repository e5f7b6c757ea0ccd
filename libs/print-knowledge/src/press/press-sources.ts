import type { Provenance } from '../figures/provenance.ts';

export const sheetArithmetic: Provenance = {
  standing: 'arithmetic',
  source: 'Pieces that fit between gripper, tail and sides',
  date: '2026-11',
};
