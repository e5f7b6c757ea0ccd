import type { Provenance } from '../figures/provenance.ts';

export const popularSizes: Provenance = {
  standing: 'practice',
  source: 'Sizes most printers list',
  date: '2026-11',
};

export const spreadArithmetic: Provenance = {
  standing: 'arithmetic',
  source: 'A cover spread is two pages wide',
  date: '2026-11',
};
