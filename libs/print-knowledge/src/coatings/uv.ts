import { addedWeight, type Coating } from './coating.ts';
import { uvLimits } from './coating-sources.ts';

export const uvCoatings: readonly Coating[] = [
  {
    id: 'gloss-uv',
    name: 'Gloss UV (flood)',
    category: 'UV',
    costLevel: 4,
    description:
      'Liquid that ultraviolet light cures at once, on or off the press. A matte grade is made too.',
    appearance: 'Highest gloss of the liquids',
    durability: 'High resistance to scratches and rub',
    dryTime: 'instant',
    addedWeight: addedWeight.uv,
    applications: ['Postcards', 'Covers', 'Packaging'],
    advantages: ['Hard and glossy', 'Can be handled at once'],
    considerations: [
      { text: 'Cracks on folds', from: uvLimits },
      { text: 'Hard to glue, foil or write on', from: uvLimits },
      'Keep clear of glue, score and address areas',
    ],
    compatibility: ['Coated stock', 'Inks must be free of wax'],
    tips: [
      'Where the piece folds, score it and leave the coating off the fold.',
      'Tell the printer at the start that UV follows: the inks have to suit it.',
    ],
  },
  {
    id: 'spot-uv',
    name: 'Spot UV (gloss or dull)',
    category: 'UV',
    costLevel: 5,
    description: 'UV on chosen areas, often over a matte laminate.',
    appearance: 'Strong contrast; can be raised',
    durability: 'High where it is applied',
    dryTime: 'instant',
    applications: ['Logos', 'Images and patterns on cards and covers'],
    advantages: ['Drama without a second coating on the whole sheet'],
    considerations: [
      'Needs a mask of its own: vector art, one spot color at 100 %',
      'Registers to ±1/32 in',
      'Hairlines under 0.5 pt fill in or vanish',
    ],
    compatibility: ['Best over matte or soft-touch laminate, or over aqueous'],
    tips: [
      'Name the mask’s spot color “Spot UV”, and set it to overprint.',
      'No gradients and no tints in the mask: the coating is there or it is not.',
      'Let the mask stop a little short of small type and fine lines: register moves.',
    ],
  },
];
