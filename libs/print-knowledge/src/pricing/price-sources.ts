import type { Provenance } from '../figures/provenance.ts';

export const marketSurvey: Provenance = {
  standing: 'sourced',
  source: 'Line through the averages of a survey of about 30 published price lists',
  date: '2026-02-11',
};

export const discountList: Provenance = {
  standing: 'sourced',
  source: 'Line through one discount price list',
  date: '2026-08',
};

export const betweenBooklets: Provenance = {
  standing: 'arithmetic',
  source: 'Halfway between the lines for 8 and 16 pages',
  date: '2026-02-11',
};

export const pricePractice: Provenance = {
  standing: 'practice',
  source: 'Usual online prices',
  date: '2026-11',
};
