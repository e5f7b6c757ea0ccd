import type { Provenance } from '../figures/provenance.ts';

export const marketSurvey: Provenance = {
  standing: 'sourced',
  source: 'Linear fit to the averages of about 30 published price lists',
  date: '2026-02-11',
};

export const discountList: Provenance = {
  standing: 'sourced',
  source: 'Linear fit to one discount price list',
  date: '2026-08',
};

export const betweenBooklets: Provenance = {
  standing: 'arithmetic',
  source: 'Midpoint of the 8-page and 16-page prices',
  date: '2026-02-11',
};

export const pricePractice: Provenance = {
  standing: 'practice',
  source: 'Typical online prices',
  date: '2026-11',
};
