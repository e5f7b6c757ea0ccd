import type { Provenance } from '../figures/provenance.ts';

export const envelopeChart: Provenance = {
  standing: 'sourced',
  source: 'North American envelope chart, five matching sources',
  date: '2026-11',
};

export const envelopeMakers: Provenance = {
  standing: 'practice',
  source: 'Sizes listed by envelope makers',
  date: '2026-11',
};

export const replyUse: Provenance = {
  standing: 'practice',
  source: 'Envelope makers: #10 goes out, #9 comes back inside it',
  date: '2026-11',
};

export const ruleOfFit: Provenance = {
  standing: 'practice',
  source: 'Rule of fit, 1/8 to 1/4 in under, not confirmed by a mill',
  date: '2026-11',
};

export const windowCharts: Provenance = {
  standing: 'practice',
  source: 'Standard window position in common charts',
  date: '2026-11',
};

export const mailStandards: Provenance = {
  standing: 'sourced',
  source: 'USPS standards for letters and flats',
  date: '2026-07-12',
  checked: '2026-11',
};
