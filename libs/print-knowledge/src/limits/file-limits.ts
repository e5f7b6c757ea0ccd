import { productDocument, tradePractice, type Provenance } from '../figures/provenance.ts';
import { inkLimits } from '../paper/paper-sources.ts';
import type { Limit } from './limit.ts';

const pressSpecifications: Provenance = {
  standing: 'sourced',
  source: 'Press specifications: SWOP, GRACoL and SNAP',
  date: '2026-11',
};

const house = { from: productDocument } as const;
const ink = { unit: '%', from: inkLimits } as const;
/** The web's specifications name one maximum. That preflight warns before it is practice. */
const web = { unit: '%', from: tradePractice, secondFrom: pressSpecifications } as const;

/** Maximum total ink by press and paper. */
const inkMaximums = [
  {
    id: 'ink-coated',
    subject: 'Total ink, sheetfed on gloss coated',
    value: 300,
    fails: 320,
    ...ink,
    reason: 'The coating holds ink at the surface, where aqueous dries it.',
  },
  {
    id: 'ink-matte',
    subject: 'Total ink, sheetfed on matte coated',
    value: 280,
    most: 300,
    unit: '%',
    from: tradePractice,
    reason: 'Matte coating dries slower and rubs.',
  },
  {
    id: 'ink-uncoated',
    subject: 'Total ink, sheetfed on uncoated',
    value: 240,
    most: 280,
    ...ink,
    reason: 'Ink soaks in and spreads, and dries slowly.',
  },
  {
    id: 'ink-textured',
    subject: 'Total ink, sheetfed on textured',
    value: 240,
    most: 260,
    unit: '%',
    from: tradePractice,
    reason: 'Most textured stock is uncoated, and on metallic and synthetic stock ink dries slowly.',
  },
  {
    id: 'ink-digital',
    subject: 'Total ink, digital',
    value: 280,
    fails: 320,
    unit: '%',
    from: tradePractice,
    reason: 'Thick toner cracks and doesn’t fuse.',
  },
  {
    id: 'ink-heatset',
    subject: 'Total ink, heatset web',
    value: 280,
    fails: 300,
    ...web,
    reason: 'The web dries in an oven within a second.',
  },
  {
    id: 'ink-newsprint',
    subject: 'Total ink, newsprint',
    value: 220,
    fails: 240,
    ...web,
    reason: 'Coldset ink never dries, it only soaks in.',
  },
  {
    id: 'ink-large-format',
    subject: 'Total ink, large format',
    value: 300,
    fails: 320,
    unit: '%',
    from: tradePractice,
    reason: 'Inkjet ink bleeds and stays wet past what the material takes.',
  },
] as const satisfies readonly Limit[];

/** Resolutions, type sizes and line widths. */
const detailMinimums = [
  {
    id: 'resolution',
    subject: 'Image resolution',
    value: 300,
    unit: 'ppi',
    ...house,
    reason: 'A piece in the hand is read up close.',
  },
  {
    id: 'resolution-large-format',
    subject: 'Image resolution, large format at full size',
    value: 100,
    most: 150,
    unit: 'ppi',
    from: tradePractice,
    reason: 'It is seen from farther away.',
  },
  {
    id: 'type',
    subject: 'Smallest type',
    value: 8,
    unit: 'pt',
    ...house,
    reason: 'Readable, and safe in several inks or white on ink.',
  },
  {
    id: 'line',
    subject: 'Thinnest line',
    value: 0.25,
    fails: 0.125,
    unit: 'pt',
    from: tradePractice,
    reason: 'A thinner line breaks up on press.',
  },
  {
    id: 'line-spot-uv',
    subject: 'Thinnest line in spot UV',
    value: 0.5,
    unit: 'pt',
    from: tradePractice,
    reason: 'The varnish spreads, and finer lines fill in or disappear.',
  },
] as const satisfies readonly Limit[];

export const fileLimits = [...inkMaximums, ...detailMinimums] as const;
