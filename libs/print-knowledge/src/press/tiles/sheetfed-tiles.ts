import type { PressTile } from './press-tile.ts';

export const sheetfedTiles: readonly PressTile[] = [
  {
    id: 'sizes',
    title: 'Sheet Sizes',
    figures: ['largestSheet', 'smallestSheet'],
    details: [
      'Presses are named by sheet size: 20, 29 and 40 in.',
      'Leave 1/2 in for the gripper, and 1/4–3/8 in at the tail and sides for color bars and trim.',
    ],
  },
  {
    id: 'weights',
    title: 'Paper Weights',
    figures: ['weight'],
    details: ['From 40# text to about 24 pt board.', 'Light stock under 70 gsm runs slower.'],
  },
  {
    id: 'substrates',
    title: 'Substrates',
    figures: [],
    words: 'Coated and uncoated paper, cover, board, textured stock',
    details: [
      'Coated and uncoated paper, cover and board; textured stock.',
      'Some plastics, with UV or LED ink.',
      'Foil board and labels.',
      'Absorbent stock dries slowly: ask how long.',
    ],
  },
  {
    id: 'colors',
    title: 'Color Options',
    figures: [],
    words: 'CMYK both sides; Pantone, metallic, white',
    details: [
      'CMYK on both sides (4/4).',
      'Five to eight units add Pantone, metallic or white ink, varnish or aqueous.',
      'Extended gamut: CMYK plus orange, violet and green.',
      '175–200 lpi or stochastic screens; GRACoL and G7 are the usual targets.',
      'About 16–20% dot gain on coated stock.',
    ],
  },
  {
    id: 'binding',
    title: 'Binding',
    figures: [],
    words: 'Every method, in the bindery',
    details: [
      'Folding, saddle stitch, perfect and case binding are done in the bindery.',
      'Plan signatures of 8, 16 or 32 pages.',
    ],
  },
  {
    id: 'finishing',
    title: 'Finishing',
    figures: [],
    words: 'Coating, die cutting, foil, embossing, laminate',
    details: [
      'Aqueous inline; UV coating and laminate offline.',
      'Die cutting, foil, embossing, scoring, perforating.',
      'Heavy coverage needs 24 hours or longer to dry before finishing.',
    ],
  },
  {
    id: 'quality',
    title: 'Quality',
    figures: ['registrationMm', 'sheetsPerHour'],
    details: ['The most consistent color through a run, and the best solids.'],
  },
];
