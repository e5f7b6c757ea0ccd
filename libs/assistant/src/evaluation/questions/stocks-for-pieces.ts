import type { EvaluatedQuestion, Subject } from '../evaluated-question.ts';

type Row = readonly [
  ask: string,
  must: NonNullable<EvaluatedQuestion['must']>,
  more?: Pick<EvaluatedQuestion, 'mustNot' | 'kind'>,
];

/** A stock and the fold that it is for. */
const folded: readonly Row[] = [
  ['would a 120# cover work as a gate-folded card?', ['no', 'too heavy', '100# cover']],
  ['barrel fold, 65# cover. good idea?', ['60# to 100# text', 'too heavy'], { mustNot: ['suits'] }],
  ['anything to watch out for when I bifold 16pt board', ['too heavy', '130# cover']],
  ['c-fold brochure: 80# cover possible?', ['yes', 'scored', '80# cover'], { mustNot: ['too heavy'] }],
  ['z folding 60# text, any issue with that?', ['suits', '60# text to 80# cover']],
  ['100 lb for a letter fold, does text vs cover matter', ['yes', '100# text', 'too heavy', '100# cover']],
  ['is 50# text too thin for a roll fold', ['yes', 'lighter than usual']],
  ['accordion folder piece on 12pt, doable?', ['no', 'too heavy']],
];

/** Panels asked as such, also of a flat sheet and across either side. */
const panels: readonly Row[] = [
  ['12 x 18 flat, trifold. panels please', ['5.9583', '6.0208']],
  ['gate fold 22 x 8.5 flat. doors and center?', ['5-15/32', '11-1/16']],
  ['need all four panels for a 17 x 9 flat rolled sheet, roll fold', ['4.2969', '4.1719']],
  ['letter-fold a tabloid along the 11, panel sizes', ['3-5/8', '3-11/16'], { mustNot: ['5-11/16'] }],
  ['11x17, folded down the 17 as a trifold: widths of the panels?', ['5-5/8', '5-11/16']],
];

const bindings: readonly Row[] = [
  ['will 20pp be enough to perf-bind', ['no', '32', '28']],
  ['perf bound, 48 pgs, ok?', ['yes', '32-300']],
  ['thinnest perfect bound catalog you can make', ['32']],
];

const papers: readonly Row[] = [
  ['118 gsm, so that’s our 80# text, right?', ['yes', '118']],
  ['isn’t 300gsm the same as 100# cover', ['no', '270']],
  ['is 300 gsm 12pt?', ['it can be', '270-300']],
  ['do all mills’ 16pt boards have the same weight', ['no', 'thickness']],
  ['is 100# gloss text from any brand equally thick', ['0.0046', 'mill']],
  ['number of leaves of 24# bond that make a 3 inch pile', ['652']],
  ['how many sheets of 16 pt go in half an inch', ['31']],
  ['60 or 70 offset text for a paperback', ['both', '89', '104'], { mustNot: ['pieces', '$'] }],
  ['100 or 120 gloss cover for invites, which', ['100#', '120#', 'invitations'], { mustNot: ['$'] }],
  ['stock for biz cards that doesn’t seem flimsy', ['18-32 pt'], { mustNot: ['budget'] }],
  ['pocket folder paper, nothing cheap looking please', ['12-16 pt', 'heaviest'], { mustNot: ['budget'] }],
  ['how heavy a paper can our copier handle', ['manual'], { mustNot: ['24 pt'] }],
];

const coatings: readonly Row[] = [
  [
    'people fill in the card with a pen, what finish do we rule out for the coating',
    ['gloss aqueous', 'UV', 'lamination'],
  ],
  [
    'sort the coatings by price, dearest to cheapest',
    ['from the most expensive: lamination, UV, aqueous, varnish'],
  ],
  ['which coating wears off first', ['varnish'], { mustNot: ['lamination protects most'] }],
  ['any coatings that won’t go yellow?', ['aqueous']],
  ['which of the coatings shows smudges worst', ['soft-touch', 'matte'], { mustNot: ['depends'] }],
  ['what coating must not go near glue', ['UV', 'uncoated']],
  ['difference of dull vs satin aqueous', ['one coating']],
];

const presses: readonly Row[] = [
  [
    'if we print brand blue PMS 293 in process on digital does it match exactly',
    ['no', 'simulated', 'swatch'],
  ],
  ['could an indigo nail pantone 021', ['it depends', 'true spot']],
  ['200 business cards: digital or offset? and the price', ['digital', '$15 to $45']],
  ['lightest stock weight on a web press', ['45-200']],
  ['outs of 8.5x11 from a 23x35 parent', ['6 up']],
  [
    'is this stock on xerox’s approved list for the press',
    ['don’t know', 'ask the printer'],
    { kind: 'unknown' },
  ],
  ['turnaround at the neenah mill for linen cover?', ['don’t know'], { kind: 'unknown', mustNot: ['3-5'] }],
];

const prices: readonly Row[] = [
  [
    'what is moo charging for 300 cards',
    ['don’t know what other companies charge'],
    { kind: 'declines', mustNot: ['$'] },
  ],
  ['how much would 750 14pt cards be', ['business cards or postcards'], { kind: 'asks' }],
  ['are 250 business cards anymore expensive than 100', ['about the same'], { mustNot: ['$0.00'] }],
];

const files: readonly Row[] = [
  ['whats a good recipe for rich black', ['C40 M30 Y30 K100']],
  ['uk business card dimensions', ['don’t know', 'US']],
];

const of = (subject: Subject, name: string, rows: readonly Row[]): readonly EvaluatedQuestion[] =>
  rows.map(([ask, must, more], place) => ({
    id: `stocks-${name}-${place + 1}`,
    subject,
    ask,
    must,
    ...more,
  }));

/** A stock, coating, press or price for a piece, and whether it will do. */
export const stocksForPieces: readonly EvaluatedQuestion[] = [
  ...of('folding', 'folded', folded),
  ...of('folding', 'panels', panels),
  ...of('binding', 'bindings', bindings),
  ...of('paper', 'papers', papers),
  ...of('coatings', 'coatings', coatings),
  ...of('presses', 'presses', presses),
  ...of('prices', 'prices', prices),
  ...of('files', 'files', files),
];
