import { coatingWeights } from '../coatings/coating-sources.ts';
import { type Provenance, productDocument, tradePractice } from '../figures/provenance.ts';

/** When the USPS rules were last checked. */
const CHECKED = '2026-11';

/** Sources of the mail figures. A full date is the effective date of a rule or price; a month is when it was read. */
export const mailSources = {
  product: productDocument,
  practice: tradePractice,
  arithmetic: { standing: 'arithmetic', source: 'Area × paper weight ÷ 28.35 g per oz', date: '2026-11' },
  prices: {
    standing: 'sourced',
    source: 'USPS Notice 123, docket R2026-1, from two matching public transcriptions',
    date: '2026-07-12',
    checked: CHECKED,
  },
  priceChanges: { standing: 'sourced', source: 'PRC Order 9426', date: '2026-03-01', checked: CHECKED },
  earlierPrices: { standing: 'sourced', source: 'USPS Notice 123, previous edition', date: '2025-07-13' },
  letterSizes: {
    standing: 'sourced',
    source: 'USPS DMM 101 and 201, in effect since Jan 2010 or earlier; USPS software documentation',
    date: '2026-11',
  },
  largeCards: {
    standing: 'sourced',
    source: 'USPS PostalPRO on large postcards',
    date: '2021-08-13',
    checked: CHECKED,
  },
  selfMailers: {
    standing: 'sourced',
    source: 'USPS DMM 201.3.14 (Postal Bulletin 22363)',
    date: '2013-05-06',
    checked: CHECKED,
  },
  booklets: {
    standing: 'sourced',
    source: 'USPS DMM 201.3.16 (74 FR 17399)',
    date: '2009-09-08',
    checked: CHECKED,
  },
  eddm: {
    standing: 'sourced',
    source: 'EDDM size rule as two public mail checkers apply it (2026), rule date unknown',
    date: '2026-11',
  },
  eddmLimits: { standing: 'sourced', source: 'USPS Postal Bulletin 22312, rule from 2011', date: '2026-11' },
  addressSide: { standing: 'sourced', source: 'USPS DMM 202', date: '2020-10-18', checked: CHECKED },
  barcode: {
    standing: 'sourced',
    source: 'USPS DMM 202, from secondary sources',
    date: '2020-10-18',
    checked: CHECKED,
  },
  indicia: {
    standing: 'sourced',
    source: 'USPS “Designing Permit Imprint Indicia”, rule from 2008',
    date: '2026-11',
  },
  classes: {
    standing: 'sourced',
    source: 'USPS DMM and EDDM terms, rule date unknown',
    date: '2026-11',
  },
  serviceStandards: {
    standing: 'sourced',
    source: 'USPS service standards, 39 CFR 121 Appendix A',
    date: '2025-07-01',
    checked: CHECKED,
  },
  nonmachinable: {
    standing: 'sourced',
    source: 'USPS DMM 201 and USPS software documentation, rule date unknown',
    date: '2026-11',
  },
  cardPrice: {
    standing: 'sourced',
    source: 'USPS DMM 201.1.2 and Postal Bulletin 22212, rule from 2007',
    date: '2026-11',
  },
  foldedBulk: { standing: 'sourced', source: 'Bulge formula from a mail-weight tool', date: '2025-06' },
  coatingWeights,
} as const satisfies Record<string, Provenance>;
