import type { PressTile } from './press-tile.ts';

export const digitalTiles: readonly PressTile[] = [
  {
    id: 'sizes',
    title: 'Sheet Sizes',
    figures: ['largestSheet', 'smallestSheet'],
    details: [
      'Some presses take 13 × 19.2 in, and long sheets of 13 × 26 or 13 × 47 in.',
      'The image area is about 0.2 in smaller than the sheet.',
    ],
  },
  {
    id: 'weights',
    title: 'Paper Weights',
    figures: ['weight'],
    details: ['Up to about 14 pt.', 'Coated and uncoated stocks have separate certified lists: check both.'],
  },
  {
    id: 'substrates',
    title: 'Substrates',
    figures: [],
    words: 'Press-certified papers, synthetics, labels',
    details: [
      'Coated and uncoated press-certified papers.',
      'Synthetics, magnets and labels.',
      'Some textured stock; dry toner needs a special grade.',
    ],
  },
  {
    id: 'colors',
    title: 'Color Options',
    figures: [],
    words: 'CMYK; white, clear and neon on some',
    details: [
      'CMYK; on some presses also white, clear, neon, or orange, violet and green.',
      'Pantone colors are simulated in process inks.',
      'Liquid-ink presses can run true spot inks.',
    ],
  },
  {
    id: 'binding',
    title: 'Binding',
    figures: [],
    words: 'Saddle stitch, coil, perfect; inline or near-line',
    details: [
      'Saddle stitching inline or near-line, up to about 30–50 sheets.',
      'Coil, perfect binding, booklet makers.',
    ],
  },
  {
    id: 'finishing',
    title: 'Finishing',
    figures: [],
    words: 'Score, laminate, UV; digital foil',
    details: [
      'Score before folding: toner cracks.',
      'Laminate and UV coating are applied offline; ask whether the coating adheres to the toner.',
      'Foil and raised varnish by digital embellishment.',
    ],
  },
  {
    id: 'quality',
    title: 'Quality',
    figures: ['registrationMm', 'resolution'],
    details: ['Registration is front to back.', 'Solid tones may band.', 'The proof is an actual print.'],
  },
  {
    id: 'variable-data',
    title: 'Variable Data',
    figures: [],
    words: 'Every copy can be different',
    details: [
      'Names, images, maps, codes; versions down to a single recipient.',
      'Clean the list first: CASS for addresses, NCOA for moves.',
      'Agree on the record layout; a PDF in list order prints straight through.',
      'Give every record an ID so that proofs can be traced.',
    ],
  },
  {
    id: 'ink-or-toner',
    title: 'Ink versus Toner',
    figures: [],
    words: 'Liquid ink, dry toner or inkjet',
    details: [],
  },
];
