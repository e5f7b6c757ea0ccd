import { type KnowledgeTable, tradePractice } from '../figures/provenance.ts';

export type TextureCategory = 'Smooth' | 'Linen' | 'Laid' | 'Felt';

export interface TexturedPaper {
  id: string;
  category: TextureCategory;
  name: string;
  weights: readonly string[];
  description: string;
  characteristics: string;
  uses: string;
  printMethods: string;
  costLevel: number;
}

export const textureCategories: readonly TextureCategory[] = ['Smooth', 'Linen', 'Laid', 'Felt'];

export const TEXTURE_ADVICE =
  'On textured paper, avoid reversed type under about 8 pt, large solids, and photo-heavy pages in dry toner, which doesn’t reach the low spots. Ask for a press proof, and don’t coat it.';

export const texturedPapers: KnowledgeTable<TexturedPaper> = {
  rows: [
    {
      id: 'smooth-offset',
      category: 'Smooth',
      name: 'Smooth Offset / Opaque',
      weights: ['50#, 60#, 70#, 80# Text', '65#, 80# Cover'],
      description: 'Plain, even, uncoated',
      characteristics: 'Takes pen and laser well; ink sinks in slightly',
      uses: 'Books, forms, letterhead',
      printMethods: 'Offset, digital, inkjet',
      costLevel: 1,
    },
    {
      id: 'ultra-smooth',
      category: 'Smooth',
      name: 'Ultra Smooth Premium',
      weights: ['24# Writing', '70#, 80#, 100# Text', '80#–130# Cover'],
      description: 'Calendered to a very even surface, uncoated',
      characteristics: 'Sharpest uncoated image, crisp type',
      uses: 'Annual reports, stationery, cards',
      printMethods: 'Offset, dry or liquid toner (digital grade), engraving',
      costLevel: 3,
    },
    {
      id: 'vellum',
      category: 'Smooth',
      name: 'Vellum / Eggshell',
      weights: ['60#–80# Text', '65#–100# Cover'],
      description: 'Softer, slightly toothy uncoated feel',
      characteristics: 'Higher bulk, absorbs ink, dries quickly',
      uses: 'Invitations, covers, text pages',
      printMethods: 'Offset, digital, letterpress',
      costLevel: 2,
    },
    {
      id: 'linen-text',
      category: 'Linen',
      name: 'Linen Writing/Text',
      weights: ['24# Writing', '70#, 80# Text'],
      description: 'Embossed crosshatch, like woven cloth',
      characteristics: 'Hides fingerprints; solids show the pattern',
      uses: 'Letterhead, menus, certificates',
      printMethods: 'Offset, foil, engraving; digital only on treated stock',
      costLevel: 3,
    },
    {
      id: 'linen-cover',
      category: 'Linen',
      name: 'Linen Cover',
      weights: ['80#, 100# Cover'],
      description: 'The same pattern on cover weight',
      characteristics: 'Rigid, formal',
      uses: 'Report covers, folders, business cards',
      printMethods: 'Offset, foil, emboss',
      costLevel: 4,
    },
    {
      id: 'laid-text',
      category: 'Laid',
      name: 'Laid Writing/Text',
      weights: ['24# Writing', '70#, 75#, 80# Text'],
      description: 'Parallel ridges (laid lines) with wider chain lines',
      characteristics: 'Traditional; fine type can break up over the lines',
      uses: 'Stationery, envelopes, legal and heritage brands',
      printMethods: 'Offset, letterpress, engraving',
      costLevel: 3,
    },
    {
      id: 'laid-cover',
      category: 'Laid',
      name: 'Laid Cover',
      weights: ['80#, 100# Cover'],
      description: 'Laid lines on cover weight',
      characteristics: 'Align the lines with the grain; avoid heavy solids',
      uses: 'Invitations, report covers',
      printMethods: 'Offset, letterpress',
      costLevel: 4,
    },
    {
      id: 'felt-text',
      category: 'Felt',
      name: 'Felt Text',
      weights: ['70#, 80# Text'],
      description: 'Soft random texture, pressed by felts while wet',
      characteristics: 'Warm, handmade look; softens detail',
      uses: 'Booklets, menus, art programs',
      printMethods: 'Offset, letterpress',
      costLevel: 4,
    },
    {
      id: 'felt-cover',
      category: 'Felt',
      name: 'Felt Cover',
      weights: ['80#, 100#, 110# Cover'],
      description: 'Felt texture on cover weight',
      characteristics: 'Tactile; poor for fine reversed type',
      uses: 'Invitations, packaging, covers',
      printMethods: 'Offset, letterpress, foil',
      costLevel: 5,
    },
  ],
  columns: {
    weights: { from: tradePractice },
    costLevel: { unit: 'level', from: tradePractice },
  },
};
