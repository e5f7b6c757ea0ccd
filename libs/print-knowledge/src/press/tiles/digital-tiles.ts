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
    details: ['To about 14 pt.', 'Coated and uncoated stock have lists of their own: check both.'],
  },
  {
    id: 'substrates',
    title: 'Substrates',
    figures: [],
    words: 'Papers certified for the press, synthetics, labels',
    details: [
      'Coated and uncoated papers certified for the press.',
      'Synthetics, magnets and labels.',
      'Some textured stock; toner needs a special one.',
    ],
  },
  {
    id: 'colors',
    title: 'Color Options',
    figures: [],
    words: 'CMYK; white, clear and neon on some',
    details: [
      'CMYK; on some presses white, clear, neon, or orange, violet and green.',
      'Pantone colors are simulated in process inks.',
      'Liquid-ink presses take true spot inks.',
    ],
  },
  {
    id: 'binding',
    title: 'Binding',
    figures: [],
    words: 'Saddle stitch, coil, perfect; inline or nearby',
    details: [
      'Saddle stitching inline or nearby, to about 30–50 sheets.',
      'Coil, perfect binding, booklet makers.',
    ],
  },
  {
    id: 'finishing',
    title: 'Finishing',
    figures: [],
    words: 'Score, laminate, UV; digital foil',
    details: [
      'Score before you fold: toner cracks.',
      'Laminate and UV coating follow; ask whether the coating takes to the toner.',
      'Foil and raised varnish by digital enhancement.',
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
    words: 'Every copy can differ',
    details: [
      'Names, pictures, maps, codes; versions of a file, down to one reader.',
      'Clean the list first: CASS for addresses, NCOA for who has moved.',
      'Agree on the records; a PDF in the order of the list prints straight through.',
      'Give every record an id, so that a proof can be traced.',
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
