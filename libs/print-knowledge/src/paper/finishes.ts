import { type KnowledgeTable, tradePractice } from '../figures/provenance.ts';
import { limitOf, secondOf, type LimitId } from '../limits/limits.ts';
import { inkLimits } from './paper-sources.ts';

export interface PaperFinish {
  id: string;
  name: string;
  surface: string;
  image: string;
  /** Pen, stamp and glue. */
  writing: string;
  drying: string;
  /** Maximum total area coverage (TAC), percent. */
  inkLow: number;
  inkHigh: number;
  bestFor: string;
  avoidFor: string;
}

/** The sheetfed limit of a finish. */
function inkOf(id: LimitId): Pick<PaperFinish, 'inkLow' | 'inkHigh'> {
  const limit = limitOf(id);
  return { inkLow: limit.value, inkHigh: secondOf(limit) ?? limit.value };
}

export const paperFinishes: KnowledgeTable<PaperFinish> = {
  rows: [
    {
      id: 'uncoated',
      name: 'Uncoated',
      surface: 'No coating; smooth to toothy',
      image: 'Softer, more dot gain, duller colors; use the uncoated Pantone guide',
      writing: 'Takes pen, laser, stamp and glue',
      drying: 'Absorbs quickly, slow to become scuff-proof',
      ...inkOf('ink-uncoated'),
      bestFor: 'Stationery, forms, books, reply cards',
      avoidFor: 'Photo-critical work, heavy solids',
    },
    {
      id: 'gloss',
      name: 'Gloss Coated',
      surface: 'Shiny clay coating',
      image: 'Sharpest, most saturated',
      writing: 'Pen and inkjet smear; knock out the varnish where people write',
      drying: 'Fast with aqueous',
      ...inkOf('ink-coated'),
      bestFor: 'Photo brochures, postcards, catalogs',
      avoidFor: 'Long reading (glare), writing areas',
    },
    {
      id: 'matte',
      name: 'Matte/Satin Coated',
      surface: 'Low-sheen coating: matte, dull, silk, satin',
      image: 'Sharp with less glare; slightly softer black',
      writing: 'Ballpoint usually works; test first',
      drying: 'Marks and rubs; coat or seal it',
      ...inkOf('ink-matte'),
      bestFor: 'Booklets with text and photos, annual reports',
      avoidFor: 'Unsealed heavy solids that get handled',
    },
    {
      id: 'specialty',
      name: 'Specialty Textured',
      surface: 'Linen, laid, felt, metallic, pearl, kraft, translucent, synthetic',
      image: 'Texture dominates; colors shift',
      writing: 'Varies',
      drying: 'Slow on metallic and synthetic, which need UV or oxidizing ink',
      ...inkOf('ink-textured'),
      bestFor: 'Invitations, brand stationery, covers',
      avoidFor: 'Fine detail, four-color photos',
    },
  ],
  columns: {
    inkLow: { unit: '%', from: inkLimits },
    inkHigh: { unit: '%', from: inkLimits },
  },
  exceptions: ['matte', 'specialty'].flatMap((row) =>
    (['inkLow', 'inkHigh'] as const).map((column) => ({ row, column, from: tradePractice })),
  ),
};
