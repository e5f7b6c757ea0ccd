import { addedWeight, type Coating } from './coating.ts';
import { uvLimits } from './coating-sources.ts';

export const uvCoatings: readonly Coating[] = [
  {
    id: 'gloss-uv',
    name: 'Gloss UV (flood)',
    category: 'UV',
    costLevel: 4,
    description:
      'Liquid coating cured instantly by ultraviolet light, inline or offline. Also available in matte.',
    appearance: 'Highest gloss of the liquid coatings',
    durability: 'High scratch and rub resistance',
    dryTime: 'instant',
    addedWeight: addedWeight.uv,
    applications: ['Postcards', 'Covers', 'Packaging'],
    advantages: ['Hard and glossy', 'Can be handled immediately'],
    considerations: [
      { text: 'Cracks on folds', from: uvLimits },
      { text: 'Hard to glue, foil or write on', from: uvLimits },
      'Keep clear of glue, score and address areas',
    ],
    compatibility: ['Coated stock', 'Wax-free inks only'],
    tips: [
      'Score folds and leave them uncoated.',
      'Tell the printer early that UV is planned: the inks must be compatible.',
    ],
  },
  {
    id: 'spot-uv',
    name: 'Spot UV (gloss or dull)',
    category: 'UV',
    costLevel: 5,
    description: 'UV coating on selected areas, often over a matte laminate.',
    appearance: 'Strong contrast; can be raised',
    durability: 'High where applied',
    dryTime: 'instant',
    applications: ['Logos', 'Images and patterns on cards and covers'],
    advantages: ['Strong effect without coating the whole sheet twice'],
    considerations: [
      'Needs its own mask: vector art, one spot color at 100%',
      'Registers to ±1/32 in',
      'Lines under 0.5 pt fill in or disappear',
    ],
    compatibility: ['Best over matte or soft-touch laminate, or over aqueous'],
    tips: [
      'Name the mask’s spot color “Spot UV” and set it to overprint.',
      'No gradients or tints in the mask: the coating is either on or off.',
      'Pull the mask in slightly around small type and fine lines: registration shifts.',
    ],
  },
];
