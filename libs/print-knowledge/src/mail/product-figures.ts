import type { Provenance } from '../figures/provenance.ts';
import { postcardSizes, type PostcardSize } from './postcard-sizes.ts';
import { mailSources } from './sources.ts';

/** A figure from the product's document, and the current rule. */
export interface ProductFigure {
  id: string;
  subject: string;
  /** The figure in the product's document; shown unchanged. */
  product: string;
  /** The current rule. */
  rule: string;
  /** What the difference means for the user. */
  note: string;
  from: Provenance;
}

function upTo(id: PostcardSize['id']): string {
  const size = postcardSizes.rows.find((row) => row.id === id);
  return size ? `up to ${size.maxHeight} x ${size.maxLength} in` : '';
}

/** Every mail figure in the product's document. */
export const productFigures: readonly ProductFigure[] = [
  {
    id: 'marketing-minimum',
    subject: 'Marketing Mail',
    product: '200+ pieces',
    rule: '200 pieces or 50 lb',
    note: 'Heavy pieces can reach 50 lb first.',
    from: mailSources.classes,
  },
  {
    id: 'postcard-stock',
    subject: 'Postcard stock',
    product: 'at least 100# cover or 14 pt',
    rule: '0.007 in thick up to 4-1/4 x 6 in, 0.009 in above',
    note: 'Measure the caliper: 100# gloss is just too thin over 4-1/4 x 6 in.',
    from: mailSources.letterSizes,
  },
  {
    id: 'flat-stock',
    subject: 'Unfolded mailers',
    product: '100# cover minimum',
    rule: 'No stock is specified, only thickness and flexibility',
    note: '100# cover is still good practice.',
    from: mailSources.letterSizes,
  },
  {
    id: 'folded-stock',
    subject: '80# cover',
    product: 'only for folded mailers',
    rule: 'No stock is specified; folded self-mailers need 70#, 80# or 100# book',
    note: '80# gloss cover, at 0.007 in, is too thin for a larger card.',
    from: mailSources.selfMailers,
  },
  {
    id: 'clear-area',
    subject: 'Address clear area',
    product: '2 x 4 in',
    rule: 'OCR read area, and a barcode zone 4-3/4 in wide and 5/8 in high',
    note: 'Mail houses ask for 2 x 4 in; more is fine.',
    from: mailSources.addressSide,
  },
  {
    id: 'tabs',
    subject: 'Self-mailers',
    product: '1–3 tabs',
    rule: '2 tabs, 1 in up to 1 oz and 1-1/2 in above, or glue; booklets 3 of 1-1/2 in',
    note: 'One tab no longer qualifies for automation, except on a double card.',
    from: mailSources.selfMailers,
  },
  {
    id: 'postcard',
    subject: 'Postcards',
    product: upTo('postcard'),
    rule: 'The card price ends at 4-1/4 x 6 in, or 6 x 9 in for commercial mail',
    note: 'Larger cards pay the letter price.',
    from: mailSources.largeCards,
  },
  {
    id: 'oversize',
    subject: 'Oversize',
    product: upTo('oversize'),
    rule: 'The largest letter: 6-1/8 x 11-1/2 in',
    note: 'It pays the letter price.',
    from: mailSources.letterSizes,
  },
  {
    id: 'jumbo',
    subject: 'Jumbo',
    product: upTo('jumbo'),
    rule: 'The largest flat: 12 x 15 in and 3/4 in thick',
    note: 'It pays the flat price and qualifies for EDDM.',
    from: mailSources.letterSizes,
  },
];

export function productFigure(id: string): ProductFigure {
  const found = productFigures.find((figure) => figure.id === id);
  if (!found) throw new RangeError(`Unknown figure: ${id}`);
  return found;
}
