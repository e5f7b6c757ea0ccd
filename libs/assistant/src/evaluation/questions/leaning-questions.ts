import { questionsOf, type EvaluatedQuestion, type QuestionRow } from '../evaluated-question.ts';

/** The reason of an answer, never the answer again. */
const reasons: readonly QuestionRow[] = [
  [
    '30-pages',
    ['can I saddle stitch a 30 page booklet', 'why not'],
    [['half a sheet', 'four pages']],
    ['28'],
  ],
  [
    'bleed',
    ['how much bleed do I need', 'why do I need it at all'],
    [['white edge', 'white paper', 'shift']],
  ],
  [
    'thin-card',
    ['is 80# gloss cover ok for a 6x9 postcard', 'why'],
    ['0.009', ['limp', 'surcharge', 'machines']],
  ],
  ['cmyk', ['RGB or CMYK for print?', 'why'], [['reproduce', 'cyan']]],
  ['flat', ['can a 9x12 catalog go as a letter', 'why not'], ['6-1/8', '11-1/2']],
  ['rich-black', ["what's rich black", 'can I use it for text', 'why'], ['misregistration']],
  ['gate-gap', ['how wide is a gate fold door on a 17x11', 'why do the doors need a gap'], ['1/32']],
  ['spreads', ['do i need to send spreads or single pages for my booklet', 'why'], ['impos']],
  [
    'aspect',
    ['whats the aspect ratio on a 5x7 card', 'and 4.25 x 11?', 'why does it matter'],
    ['$0.49'],
    ['matte'],
  ],
  ['catalog-press', ['what press for 20,000 catalogs', 'why'], [['makeready', 'unit cost']]],
  [
    'wire-odd',
    ['can I get 40 pages wire-o', 'what about 41', 'why'],
    ['two pages'],
    ['four pages', 'staple'],
  ],
  ['outlines', ['do I need to convert fonts to outlines', 'why not'], [['corrected', 'heavier']]],
  ['page-jump', ['price for 2000 booklets 12 pages', '16?', 'why such a jump'], [['setup', 'more pages']]],
  ['plastic', ['can I mail a plastic card', 'how much extra', 'why'], [['machine', 'by hand']]],
  ['digital-metallic', ['does digital printing do metallic ink', 'why not'], [['unit of their own', 'cyan']]],
];

/** What was answered or compared before. */
const referents: readonly QuestionRow[] = [
  ['cheap-on-uncoated', ['least expensive coating?', 'is it ok on uncoated stock'], ['no', 'sinks'], ['Yes']],
  ['stated-booklet', ["we're laying out a 46 page program, 5.5x8.5"], ['48', 'multiple of 4', '11 × 8.5']],
  [
    'stated-grows',
    ["i'm designing a 28 page catalog", 'what if it goes up to 140 pages'],
    ['too many', '32–300', 'coil', 'Wire-O'],
  ],
  ['plus-cover-then', ['what is a self cover', 'and a plus cover?'], ['heavier four-page sheet', '20']],
  [
    'thick-with-cover',
    ['how thick is an 80 page perfect bound book on 70# uncoated text with a 10 pt cover'],
    ['0.224'],
    ['fold'],
  ],
  [
    'largest-card',
    ['what size is an A6 envelope', "what's the largest card that fits in it"],
    ['4-1/2 × 6-1/4'],
  ],
  [
    'soft-touch-kinds',
    ['soft touch coating or soft touch laminate for my cards?', 'which lasts longer'],
    ['lamination holds up better', 'very high'],
  ],
  [
    'thick-enough',
    ["we're mailing a 6 x 9 card", 'is 100# gloss cover thick enough?'],
    ['no', '0.0087', '0.009', '14 pt'],
  ],
  ['c1s-cover', ['C1S vs C2S?', 'which one for a softcover book cover'], ['10–12 pt C1S']],
  [
    'lies-flat',
    [
      '24 page booklet 5.5x8.5, what binding do you suggest',
      'what if its 120 pages',
      'does that one lie flat',
    ],
    ['no', 'perfect'],
  ],
  [
    'cookbook',
    ['best binding for a cookbook', 'will it lay flat', 'can the spine be printed'],
    ['no', 'coil'],
  ],
  [
    'slower-class',
    [
      'How much to mail 5,000 6x9 postcards by marketing mail automation, 5-digit?',
      'and first class?',
      'which one takes longer',
    ],
    ['4–7', '1–5'],
  ],
  [
    'thicker',
    ['whats the thickness of 100# gloss text', 'and silk?', 'which is thicker'],
    ['0.0049', '0.0046'],
  ],
  ['than-film', ["what's soft touch", 'is it more expensive than matte lamination'], ['soft-touch', 'matte']],
  [
    'offset-sheets',
    ['how many 4x6 cards fit on a 13x19 sheet', 'so how many sheets for 5000', 'is that cheaper than offset'],
    [['digital'], ['offset'], '$305'],
  ],
  [
    'other-binding',
    ['can a perfect bound book be 24 pages', 'what binding works then'],
    [['saddle stitch', 'coil']],
  ],
  [
    'other-coating',
    ['can I use flood UV over a fold', 'what coating then'],
    [['aqueous', 'soft-touch']],
    ['**gloss uv**'],
  ],
  [
    'manuals',
    ['we want 300 spiral bound manuals 120 pages', 'wire-o instead?', 'which is cheaper'],
    ['spiral coil', 'level 2'],
  ],
  ['map-panels', ['which fold for a map', 'how many panels', 'biggest sheet'], ['25 × 38']],
];

/** A question word without a subject, a fragment, a unit. */
const inherited: readonly QuestionRow[] = [
  [
    'bundle',
    [
      "we're thinking EDDM for a 6.5 x 9 card. does the size qualify?",
      'what about 6x9?',
      'how many per bundle',
    ],
    ['50', '100'],
  ],
  [
    'rush-foil',
    ['how many business days for offset brochures', 'with foil?', 'can you rush it'],
    ['1–2', '7–13'],
  ],
  ['heavier-card', ["I'm mailing a 9 x 6 card with a stamp. how much?", 'what if it weighs 2 oz'], ['$1.11']],
  [
    'called-flat',
    ["I'm mailing a 9 x 6 card with a stamp. how much?", 'same but flat'],
    [['letter'], ['not a flat']],
  ],
  ['square-extra', ['do square envelops cost more to mail?', 'how much more'], ['$0.49']],
  [
    'poster-ppi',
    ['what resolution should my photos be?', 'and for a 24x36 poster?'],
    ['100', '150'],
    ['7,200'],
  ],
  [
    'score-cover',
    ['do i need to score 100# text before folding?', 'what about 80# cover'],
    ['score 80# cover'],
  ],
  ['a7-mm', ['A7 envelope size?', 'in mm'], ['133 × 184 mm']],
  ['bond-kg', ['how heavy is 1000 sheets of 8.5x11 20# bond', 'and 24#?', 'in kg'], ['5.44']],
  ['16-points', ["what's the caliper of 14pt", '16?', 'in mm'], ['0.406']],
  [
    'two-more',
    ['can I saddle stitch a 30 page booklet', 'why not', 'what if we add 2 pages'],
    ['yes', '32'],
    ['too few'],
  ],
  [
    'tri-fold-total',
    ['cost of 5000 tri-folds', 'mailed marketing mail', 'so whats the total'],
    ['$2,450', '$3,035'],
  ],
  ['permit-year', ['do I have to pay for a permit for bulk mail', 'how much', 'per year?'], ['$390']],
  ['from-edge', ['how far should text be from the fold', 'and the edge'], ['0.125', 'trim']],
  ['phone-size', ['how big can a file be for preflight', 'on my phone?'], ['30 MB'], ['spelling']],
  ['roughest', ["what's the cheapest coating", 'and the toughest'], ['laminat']],
  [
    'underlay',
    ['can I put spot uv on uncoated stock', 'what about on matte laminate'],
    ['spot uv'],
    ['sinks into'],
  ],
  ['programs-press', ['I need 300 programs for an event, 8 pages', 'digital or offset'], ['digital', '300']],
  [
    'heavy-one',
    ['120 pages perfect bound 6x9 on 80# gloss, how thick', 'how heavy is one'],
    ['8.7'],
    ['pages work'],
  ],
  ['glue-instead', ['how many tabs on a 10 page self mailer', 'can I use glue'], ['glue']],
];

/** Conversations of two or three turns, of which the last is judged. */
export const leaningQuestions: readonly EvaluatedQuestion[] = [
  ...questionsOf('follow-ups', 'leaning-reason', reasons),
  ...questionsOf('follow-ups', 'leaning-referent', referents),
  ...questionsOf('follow-ups', 'leaning-inherited', inherited),
];
