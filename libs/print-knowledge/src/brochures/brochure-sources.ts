import type { Provenance } from '../figures/provenance.ts';

export const brochureSizesPractice: Provenance = {
  standing: 'practice',
  source: 'Flat and folded sizes most printers list',
  date: '2026-11',
};

export const brochurePractice: Provenance = {
  standing: 'practice',
  source: 'Layout of folded brochures',
  date: '2026-11',
};
