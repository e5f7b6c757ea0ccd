import { coatingWeights } from '../coatings/coating-sources.ts';
import { type Provenance, productDocument, tradePractice } from '../figures/provenance.ts';

/** When the rules of the Postal Service were last read. */
const checked = '2026-11';

/** Where the figures on mail come from. A full date is the day since when a rule or price holds, else when it was read. */
export const mailSources = {
  product: productDocument,
  practice: tradePractice,
  arithmetic: { standing: 'arithmetic', source: 'Area × paper weight ÷ 28.35 g', date: '2026-11' },
  prices: {
    standing: 'sourced',
    source: 'USPS Notice 123, docket R2026-1, in two public transcriptions that agree',
    date: '2026-07-12',
    checked,
  },
  earlierPrices: { standing: 'sourced', source: 'USPS Notice 123 before', date: '2025-07-13' },
  letterSizes: {
    standing: 'sourced',
    source: 'USPS DMM 101 and 201, in force since Jan 2010 or before; developer API',
    date: '2026-11',
  },
  largeCards: {
    standing: 'sourced',
    source: 'USPS PostalPRO on large postcards',
    date: '2021-08-13',
    checked,
  },
  selfMailers: { standing: 'sourced', source: 'USPS DMM 201.3.14', date: '2013-01-05', checked },
  booklets: { standing: 'sourced', source: 'USPS DMM 201.3.16 (74 FR 17399)', date: '2009-09-08', checked },
  eddm: {
    standing: 'sourced',
    source: 'EDDM size rule in two public rule engines of 2026, date of the rule not known',
    date: '2026-11',
  },
  eddmLimits: { standing: 'sourced', source: 'USPS Postal Bulletin 22312, a rule of 2011', date: '2026-11' },
  addressSide: { standing: 'sourced', source: 'USPS DMM 202', date: '2020-10-18', checked },
  barcode: {
    standing: 'sourced',
    source: 'USPS DMM 202, through secondary sources',
    date: '2020-10-18',
    checked,
  },
  indicia: {
    standing: 'sourced',
    source: 'USPS “Designing Permit Imprint Indicia”, a rule of 2008',
    date: '2026-11',
  },
  classes: {
    standing: 'sourced',
    source: 'USPS DMM and EDDM terms, date of the rule not known',
    date: '2026-11',
  },
  nonmachinable: {
    standing: 'sourced',
    source: 'USPS DMM 201 and developer API, date of the rule not known',
    date: '2026-11',
  },
  foldedBulk: { standing: 'sourced', source: 'Bulge formula of a mail-weight tool', date: '2025-06' },
  coatingWeights,
} as const satisfies Record<string, Provenance>;
