import { bookletFinishes, customFinishes, finishingSides } from './spec-options.ts';
import type { SpecSectionId } from './spec-sections.ts';

const LINE = 200;
const SIZE = 100;
const LINES = 4_000;
/** Room for a number of another country and an extension. */
export const PHONE = 40;

export const inBoth = (section: SpecSectionId) => ({ booklet: section, custom: section });
export const inBooklet = (section: SpecSectionId) => ({ booklet: section });
export const inCustom = (section: SpecSectionId) => ({ custom: section });

export const line = { type: 'line', max: LINE } as const;
export const lines = { type: 'lines', max: LINES } as const;
export const size = { type: 'size', max: SIZE, unit: 'in', placeholder: '8.5 × 11 in' } as const;
export const count = { type: 'count', max: 20, unit: 'pages' } as const;
export const quantity = { type: 'quantity', max: 40, unit: 'copies', meaning: 'quantity' } as const;
export const optional = { placeholder: 'Optional' } as const;
export const stock = { type: 'stock', max: LINE, placeholder: '80# gloss text' } as const;
export const inks = { type: 'inks', max: LINE, placeholder: '4/4, CMYK both sides' } as const;
export const yesNo = { type: 'yes-no', max: 5 } as const;
export const finishes = {
  type: 'finishes',
  max: 60,
  options: bookletFinishes,
  customOptions: customFinishes,
} as const;
export const sides = { type: 'choice', max: 20, options: finishingSides } as const;
