import { limitText } from '../../limits/limits.ts';
import type { PressTile } from './press-tile.ts';

export const webTiles: readonly PressTile[] = [
  {
    id: 'sizes',
    title: 'Web Sizes',
    figures: ['webWidth'],
    details: [
      'The cutoff (length of a cut sheet) is set by the cylinder circumference.',
      'The page must fit the cutoff; any excess is waste on every copy.',
    ],
  },
  {
    id: 'weights',
    title: 'Paper Weights',
    figures: ['weight'],
    details: ['From 30# newsprint to about 70# cover.', 'Heavier stock may crack or jam in the folder.'],
  },
  {
    id: 'substrates',
    title: 'Substrates',
    figures: [],
    words: 'Rolls: newsprint to coated freesheet',
    details: [
      'Rolls of newsprint, groundwood and supercalendered paper, lightweight coated, coated freesheet and offset.',
      'Few textured stocks, no heavy board.',
    ],
  },
  {
    id: 'colors',
    title: 'Color Options',
    figures: [],
    words: 'CMYK both sides in one pass',
    details: [
      'CMYK on both sides (4/4) in one pass, heatset or coldset; up to five or six units.',
      'Coldset can’t print on gloss stock.',
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
      'Perfect binding and premium covers are done offline.',
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
      'Few UV coating options.',
    ],
  },
  {
    id: 'quality',
    title: 'Quality',
    figures: ['registrationMm', 'feetPerMinute'],
    details: [
      'Slightly less consistent than sheetfed through a run.',
      `Maximum total ink (TAC) ${limitText('ink-heatset')} heatset, ${limitText('ink-newsprint')} on newsprint.`,
    ],
  },
];
