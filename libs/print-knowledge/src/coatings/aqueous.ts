import type { Coating } from './coating.ts';

/** % of the sheet's weight. */
const addedWeight = 1.5;

export const aqueousCoatings: readonly Coating[] = [
  {
    id: 'gloss-aqueous',
    name: 'Gloss Aqueous',
    category: 'Aqueous',
    costLevel: 2,
    description: 'Water-based flood coat from the coater of the press.',
    appearance: 'Medium-high shine',
    durability: 'Medium rub resistance',
    dryTime: { from: 15, to: 30 },
    addedWeight,
    applications: ['Postcards', 'Brochures', 'Catalogs', 'Folders'],
    advantages: ['Fast turnaround', 'Does not yellow', 'Recyclable'],
    considerations: [
      'Mostly flood, not spot',
      'Hard to write or laser over',
      'Very light text stock may change size',
    ],
    compatibility: ['80# text and up, coated', 'Knock out address and glue areas'],
    tips: [
      'Many printers include it: ask before you pay for UV.',
      'On a postcard coat the picture side, and leave the address side uncoated or knocked out.',
    ],
  },
  {
    id: 'matte-aqueous',
    name: 'Satin/Matte Aqueous',
    category: 'Aqueous',
    costLevel: 3,
    description: 'The same water-based coat with a lower sheen.',
    appearance: 'Soft, even, low sheen',
    durability: 'Medium',
    dryTime: { from: 20, to: 40 },
    addedWeight,
    applications: ['Corporate brochures', 'Covers', 'Reply panels'],
    advantages: ['Elegant', 'Some grades can be written on or lasered'],
    considerations: ['Softens color a little', 'Burnishes on dark solids'],
    compatibility: ['Coated stock', 'Smooth uncoated stock, after a test'],
    tips: [
      'For a reply panel ask for the writable grade by name, and try your pen on a printed sample.',
      'Lift mid-tones a touch in photos: the matte surface takes some contrast away.',
    ],
  },
  {
    id: 'soft-touch-aqueous',
    name: 'Soft-Touch (Velvet) Aqueous',
    category: 'Aqueous',
    costLevel: 4,
    description: 'Aqueous with a feel like suede.',
    appearance: 'Matte, muted',
    durability: 'Medium',
    dryTime: { from: 30, to: 45 },
    addedWeight,
    applications: ['Cosmetic and luxury cards', 'Covers'],
    advantages: ['Tactile without film'],
    considerations: ['Oils of fingers show on dark colors', 'Not as strong as film'],
    compatibility: ['Coated stock', 'With spot UV after a test of the primer'],
    tips: [
      'On dark solids choose soft-touch film instead: it hides handling better and resists cracking on folds.',
      'Ask for a handled sample, a week old, before a long run.',
    ],
  },
];
