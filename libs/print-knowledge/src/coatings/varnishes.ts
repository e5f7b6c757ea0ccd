import { varnishLimits } from './coating-sources.ts';
import type { Coating } from './coating.ts';

export const varnishes: readonly Coating[] = [
  {
    id: 'gloss-varnish',
    name: 'Gloss Varnish',
    category: 'Specialty',
    costLevel: 2,
    description: 'Clear ink run on press, flood or spot, in one of the press units.',
    appearance: 'Moderate shine; deepens color',
    durability: 'Low: resists fingerprints and light scuffs',
    dryTime: { from: 10, to: 15 },
    applications: ['Spot accents on photos', 'Brochures'],
    advantages: ['Cheapest spot effect', 'Inline: no second pass'],
    considerations: ['Can yellow with age', 'Weak rub protection', 'Uses a press unit'],
    compatibility: [
      { text: 'Coated stock', from: varnishLimits },
      { text: 'Sinks into uncoated stock', from: varnishLimits },
      'Not over laminate',
    ],
    tips: [
      'Count the varnish as a color when you ask for a quote: it uses a press unit.',
      'For spot varnish, send vector art in its own spot color at 100%.',
      'Keep glue, address and writing areas uncoated.',
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
    compatibility: [{ text: 'Coated stock', from: varnishLimits }, 'Spot varnish needs a plate'],
    tips: [
      'A dull varnish around a gloss photo shows more than gloss on the photo alone.',
      'For dark solids, ask for a rub test: handling marks show there first.',
    ],
  },
];
