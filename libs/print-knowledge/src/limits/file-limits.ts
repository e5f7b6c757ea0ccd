import { productDocument, tradePractice, type Provenance } from '../figures/provenance.ts';
import { inkLimits } from '../paper/paper-sources.ts';
import type { Limit } from './limit.ts';

const specifications: Provenance = {
  standing: 'sourced',
  source: 'Press specifications: SWOP, GRACoL and SNAP',
  date: '2026-11',
};

const house = { from: productDocument } as const;
const ink = { unit: '%', from: inkLimits } as const;

/** Maximum total ink by press and paper: warns above the first figure, fails above the second. */
const inkMaximums = [
  {
    id: 'ink-coated',
    subject: 'Total ink, sheetfed on gloss coated',
    value: 300,
    to: 320,
    ...ink,
    reason: 'The coating holds ink at the surface, where aqueous dries it.',
  },
  {
    id: 'ink-matte',
    subject: 'Total ink, sheetfed on matte coated',
    value: 280,
    to: 300,
    unit: '%',
    from: tradePractice,
    reason: 'Matte coating dries slower and rubs.',
  },
  {
    id: 'ink-uncoated',
    subject: 'Total ink, sheetfed on uncoated',
    value: 240,
    to: 280,
    ...ink,
    reason: 'Ink soaks in and spreads, and dries slowly.',
  },
  {
    id: 'ink-textured',
    subject: 'Total ink, sheetfed on textured',
    value: 240,
    to: 260,
    unit: '%',
    from: tradePractice,
    reason: 'Uncoated, and metallic or synthetic stock dries slowly.',
  },
  {
    id: 'ink-digital',
    subject: 'Total ink, digital',
    value: 280,
    to: 320,
    unit: '%',
    from: tradePractice,
    reason: 'Thick toner cracks and doesn’t fuse.',
  },
  {
    id: 'ink-heatset',
    subject: 'Total ink, heatset web',
    value: 280,
    to: 300,
    unit: '%',
    from: specifications,
    reason: 'The web dries in an oven within a second.',
  },
  {
    id: 'ink-newsprint',
    subject: 'Total ink, newsprint',
    value: 220,
    to: 240,
    unit: '%',
    from: specifications,
    reason: 'Coldset ink never dries, it only soaks in.',
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
    id: 'resolution-check',
    subject: 'Image resolution, where preflight fails and warns',
    value: 150,
    to: 225,
    unit: 'ppi',
    from: tradePractice,
    reason: 'From 225 ppi a 150 lpi screen shows no pixels.',
  },
  {
    id: 'resolution-large-format',
    subject: 'Image resolution, large format at full size',
    value: 100,
    to: 150,
    unit: 'ppi',
    from: tradePractice,
    reason: 'It is seen from farther away.',
  },
  {
    id: 'resolution-large-format-fail',
    subject: 'Image resolution, large format, where preflight fails',
    value: 72,
    unit: 'ppi',
    from: tradePractice,
    reason: 'Pixels show from a step away.',
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
    id: 'type-check',
    subject: 'Type in one ink, where preflight fails and warns',
    value: 4,
    to: 5,
    unit: 'pt',
    from: tradePractice,
    reason: 'Smaller letters fill in on press.',
  },
  {
    id: 'line',
    subject: 'Thinnest line',
    value: 0.25,
    unit: 'pt',
    from: tradePractice,
    reason: 'A thinner line breaks up on press.',
  },
] as const satisfies readonly Limit[];

export const fileLimits = [...inkMaximums, ...detailMinimums] as const;
