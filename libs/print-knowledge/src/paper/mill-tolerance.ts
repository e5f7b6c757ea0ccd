import type { Provenance } from '../figures/provenance.ts';

/** How far a mill's weight and caliper may be off, either way. */
export const millTolerance: { share: number; from: Provenance } = {
  share: 0.05,
  from: { standing: 'sourced', source: 'Wausau Paper “Shoptalk” on mill tolerance', date: '2026-11' },
};
