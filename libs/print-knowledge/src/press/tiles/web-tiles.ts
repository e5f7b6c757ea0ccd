import type { PressTile } from './press-tile.ts';

export const webTiles: readonly PressTile[] = [
  {
    id: 'sizes',
    title: 'Web Sizes',
    figures: ['webWidth'],
    details: [
      'The cutoff, the length of a cut sheet, is fixed by the girth of the cylinder.',
      'A page has to fit the cutoff; what does not fit is waste on every copy.',
    ],
  },
  {
    id: 'weights',
    title: 'Paper Weights',
    figures: ['weight'],
    details: ['From 30# newsprint to cover of about 70#.', 'Heavier stock may crack or jam in the folder.'],
  },
  {
    id: 'substrates',
    title: 'Substrates',
    figures: [],
    words: 'Rolls: newsprint to coated freesheet',
    details: [
      'Rolls of newsprint, groundwood and supercalendered paper, lightweight coated, coated freesheet and offset.',
      'Little textured stock, no heavy board.',
    ],
  },
  {
    id: 'colors',
    title: 'Color Options',
    figures: [],
    words: 'CMYK both sides in one pass',
    details: [
      'CMYK on both sides (4/4) in one pass, heatset or coldset; up to five or six units.',
      'Coldset cannot print glossy.',
      'Heatset dries in an oven: the paper may flute.',
    ],
  },
  {
    id: 'binding',
    title: 'Binding',
    figures: [],
    words: 'Saddle stitch and paste inline',
    details: [
      'Saddle stitching and paste inline; soft folds.',
      'Perfect binding follows offline, as do premium covers.',
      'Signatures of 8, 16, 32 or 48 pages.',
    ],
  },
  {
    id: 'finishing',
    title: 'Finishing',
    figures: [],
    words: 'Fold, paste, perforate and trim inline',
    details: [
      'Inline: fold, paste, perforate, trim, remoistenable glue, inkjet addresses.',
      'Few UV coatings.',
    ],
  },
  {
    id: 'quality',
    title: 'Quality',
    figures: ['registrationMm', 'feetPerMinute'],
    details: [
      'Slightly less even than sheetfed through a run.',
      'Total ink of 300 % at most heatset, 240 % on newsprint.',
    ],
  },
];
