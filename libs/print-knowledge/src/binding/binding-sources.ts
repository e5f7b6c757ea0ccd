import type { Provenance } from '../figures/provenance.ts';

export const signaturePractice: Provenance = {
  standing: 'practice',
  source: 'Page rules for layflat, case-bound and sewn books',
  date: '2026-11',
};

/** Margins, hinges, turn-ins, coil and board sizes; every bindery differs. */
export const binderyPractice: Provenance = {
  standing: 'practice',
  source: 'Margins, coil, board and hinge sizes',
  date: '2026-11',
};

export const creepFormula: Provenance = {
  standing: 'sourced',
  source: 'Creep: Kodak Preps help, impozycjoner.com, PrintPlanet thread 1579',
  date: '2026-11',
};

export const blockArithmetic: Provenance = {
  standing: 'arithmetic',
  source: 'Two pages per leaf × caliper',
  date: '2026-11',
};

export const pageArithmetic: Provenance = {
  standing: 'arithmetic',
  source: 'Next multiple in the page rule',
  date: '2026-11',
};

export const signatureYields: Provenance = {
  standing: 'sourced',
  source: 'Pages per sheet: pressproof.com',
  date: '2026-11',
};

export const printOnDemandWhite: Provenance = {
  standing: 'sourced',
  source: 'KDP factor for white paper, from public calculators',
  date: '2026-11',
};

export const printOnDemandOther: Provenance = {
  standing: 'practice',
  source: 'KDP factors for cream paper and premium color',
  date: '2026-11',
};

export const printOnDemandLulu: Provenance = {
  standing: 'sourced',
  source: 'Lulu Book Creation Guide, from public code that cites it',
  date: '2026-11',
};

export const glueAllowance: Provenance = {
  standing: 'practice',
  source: 'Glue allowance',
  date: '2026-11',
};
