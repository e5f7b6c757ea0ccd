/** What the spec forms offer to choose from, in the documents' order. No zod: the forms load this. */

export const specKinds = ['booklet', 'custom'] as const;
export type SpecKind = (typeof specKinds)[number];

export { specSlots } from './spec-slots.ts';

export const coverTypes = [
  { value: 'self', label: 'Self Cover' },
  { value: 'plus', label: 'Plus Cover' },
] as const;
export type CoverType = (typeof coverTypes)[number]['value'];

/** Two pages to a leaf. */
export const pageCountTypes = [
  { value: 'count', label: 'Pages' },
  { value: 'leaves', label: 'Leaves' },
] as const;

export const bindingTypes = [
  'Saddle Stitch',
  'Perfect Bound',
  'Spiral Coil',
  'Wire-O',
  'Case Bound',
  'Side Stitched',
] as const;
/** The custom form's binding before one is chosen; counts as empty. */
export const NO_BINDING = 'Options';

export const finishingSides = ['One Side', 'Two Sides'] as const;
export const mailerBleeds = ['Bleed', 'No bleed'] as const;

const coats = [
  'None',
  'Gloss Varnish',
  'Dull Varnish',
  'Gloss Aqueous',
  'Satin Aqueous',
  'Matte Aqueous',
  'Dull Aqueous',
  'Velvet touch aqueous',
  'UV Gloss Coating',
  'UV Matte Coating',
  'Gloss Spot UV',
  'Dull Spot UV',
  'Gloss Lamination',
  'Matte Lamination',
  'Soft Touch Lamination',
] as const;
export const bookletFinishes = [...coats, 'Foil Stamping', 'Embossing', 'Debossing', 'Die Cutting'] as const;
export const customFinishes = [...coats, 'Embossing', 'Debossing', 'Foil Stamping', 'Die Cutting'] as const;
/** Excludes all other finishes. */
export const NO_FINISH = 'None';
/** Ordered most often, so the forms show them first. */
export const commonFinishes: readonly string[] = [
  NO_FINISH,
  'Gloss Aqueous',
  'Satin Aqueous',
  'Matte Aqueous',
  'Soft Touch Lamination',
  'Gloss Spot UV',
];

export const deliveryOptions = [
  'Pick up',
  'Local delivery',
  'Ground shipping',
  'Two day shipping',
  'One day shipping',
  'Overnight shipping',
] as const;
export type DeliveryOption = (typeof deliveryOptions)[number];
