import type { Draft } from '../skill.ts';
import type { Product } from './products.ts';

/** What to say of a product without published prices. */
export function unpricedText(named: readonly Product[]): Draft {
  const names = named.map(({ name }) => name).join(' and ');
  return {
    kind: 'unknown',
    text: `I have no published prices for ${names}, so I won’t guess. My rough prices cover postcards, EDDM cards, flyers, tri-fold brochures, saddle-stitched booklets of 8 to 16 pages, business cards, pocket folders, letterheads, #10 envelopes and 18 × 24 in posters. Send one spec sheet to two or three printers for quotes.`,
    cites: [{ entry: 'Price range', place: 'Press and price' }],
  };
}
