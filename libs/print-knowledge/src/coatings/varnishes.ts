import { varnishLimits } from './coating-sources.ts';
import type { Coating } from './coating.ts';

export const varnishes: readonly Coating[] = [
  {
    id: 'gloss-varnish',
    name: 'Gloss Varnish',
    category: 'Specialty',
    costLevel: 2,
    description: 'Clear pressed-on ink, flood or spot, run in a unit of the press.',
    appearance: 'Moderate shine; deepens color',
    durability: 'Low: resists fingerprints and light scuffs',
    dryTime: { from: 10, to: 15 },
    applications: ['Spot accents on photos', 'Brochures'],
    advantages: ['Cheapest spot effect', 'Inline: no second pass'],
    considerations: ['Can yellow with age', 'Weak rub protection', 'Takes up a press unit'],
    compatibility: [
      { text: 'Coated stock', from: varnishLimits },
      { text: 'Sinks into uncoated stock', from: varnishLimits },
      'Not over laminate',
    ],
    tips: [
      'Count the varnish as a color when you ask for a price: it needs a unit of the press.',
      'For a spot varnish send a spot color of its own at 100 %, as vector art.',
      'Keep it off glue, address and writing areas.',
    ],
  },
  {
    id: 'matte-varnish',
    name: 'Dull/Matte Varnish',
    category: 'Specialty',
    costLevel: 2,
    description: 'The same clear ink with flatting agents.',
    appearance: 'Low glare; softens color',
    durability: 'Low',
    dryTime: { from: 15, to: 25 },
    applications: ['Text-heavy pages', 'Contrast with gloss'],
    advantages: ['Easy to read', 'Gloss and dull contrast on one sheet'],
    considerations: ['Marks more visibly than gloss', 'Yellows with age'],
    compatibility: [{ text: 'Coated stock', from: varnishLimits }, 'Registers to a plate'],
    tips: [
      'Dull around a gloss photo shows more than gloss on the photo alone.',
      'On dark solids ask for a rub test: handling marks show first there.',
    ],
  },
];
