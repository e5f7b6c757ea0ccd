import { addedWeight } from './added-weight.ts';
import type { Coating } from './coating.ts';

const compatibility = ['Most coated stock', 'Only after the ink is fully dry'];

export const laminates: readonly Coating[] = [
  {
    id: 'gloss-lamination',
    name: 'Gloss Lamination',
    category: 'Lamination',
    costLevel: 5,
    description: 'Plastic film (polypropylene, polyester or nylon) bonded with heat.',
    appearance: 'Like glass, vivid',
    durability: 'Very high: resists tears and moisture',
    dryTime: 'none',
    addedWeight: addedWeight.laminate,
    applications: ['Menus', 'Covers', 'Folders'],
    advantages: ['Best protection', 'Wipes clean'],
    considerations: ['Curls if only one side is laminated', 'Not recyclable with paper'],
    compatibility,
    tips: [
      'For book covers ask for nylon or lay-flat film: it lets moisture through and does not curl.',
      'Let dark work settle for a day before it is trimmed.',
    ],
  },
  {
    id: 'matte-lamination',
    name: 'Matte Lamination',
    category: 'Lamination',
    costLevel: 5,
    description: 'Film with a matte surface.',
    appearance: 'Soft, without glare; blacks are less deep',
    durability: 'Very high; scuffs show unless the film is scuff-free',
    dryTime: 'none',
    addedWeight: addedWeight.laminate,
    applications: ['Covers', 'Folders', 'Luxury cards'],
    advantages: ['Premium look', 'Base for spot UV and foil'],
    considerations: ['Fingerprints and scuffs show on dark colors', 'Cost'],
    compatibility,
    tips: ['On dark solids ask for scuff-free film.', 'Plan spot UV or foil with it: both go on top.'],
  },
  {
    id: 'soft-touch-lamination',
    name: 'Soft-Touch Lamination',
    category: 'Lamination',
    costLevel: 6,
    description: 'Matte film that feels like velvet.',
    appearance: 'Velvet',
    durability: 'Very high',
    dryTime: 'none',
    addedWeight: addedWeight.laminate,
    applications: ['High-end cards', 'Packaging', 'Covers'],
    advantages: ['A touch that is remembered', 'Resists cracking on folds'],
    considerations: ['Highest cost', 'Longer lead time (+2–3 days)', 'Rub marks'],
    compatibility: ['Foil and spot UV bond well to corona-treated film', 'Only after the ink is fully dry'],
    tips: [
      'Ask for corona-treated film when foil or spot UV follows.',
      'Add the lead time to the due date before you promise it.',
    ],
  },
];
