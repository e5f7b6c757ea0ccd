import type { EvaluatedQuestion } from '../../evaluated-question.ts';

/** Held-out questions on papers, coatings, bindings, booklets and folds, written without seeing the assistant or the other sets. */
export const heldOutOnBooks: readonly EvaluatedQuestion[] = [
  {
    id: 'held-paper-letterhead',
    subject: 'paper',
    ask: 'what weight paper should I spec for our company letterhead?',
    must: [['24#', '24 #', '24 lb', '24-lb', '24lb', '24 pound', '24-pound']],
  },
  {
    id: 'held-paper-80-text-or-cover',
    subject: 'paper',
    ask: "whats the difference between 80lb text and 80lb cover? thought it's the same paper",
    must: [
      ['118', '0.0035', '0.0057', '0.0038'],
      ['216', '0.007', '0.0108', '0.0075'],
    ],
  },
  {
    id: 'held-paper-100-gloss-text-caliper',
    subject: 'paper',
    ask: 'How thick is 100# gloss text?',
    must: ['0.0046'],
    mustNot: ['0.0087'],
  },
  {
    id: 'held-paper-80-gloss-cover-postcard',
    subject: 'paper',
    ask: 'Client wants to save money and run their 6x9 postcard on 80# gloss cover. Any problem mailing that?',
    must: [['0.009', '9 pt', '9-pt', 'too thin', '100# cover', '14 pt']],
  },
  {
    id: 'held-paper-perfect-bound',
    subject: 'paper',
    ask: 'what stock do people normally use for a perfect bound book, inside pages and cover?',
    must: [
      ['50#', '60#', '70#', '80#', '50–70#'],
      ['10–12 pt', '10 pt', '12 pt', '10 to 12 pt', '10pt', '12pt', 'C1S'],
    ],
  },
  {
    id: 'held-paper-110-cardstock',
    subject: 'paper',
    ask: 'Is 110lb cardstock from the office store heavier than 80# cover?',
    must: [['199', 'lighter', 'index', 'not heavier']],
  },
  {
    id: 'held-paper-business-card',
    subject: 'paper',
    ask: 'need a stock for standard business cards, what do most people pick',
    must: [
      ['14 pt', '14pt', '14-pt', '14-point', '14 point', '16 pt', '16pt', '16-pt', '16-point', '16 point'],
    ],
  },

  // Coatings
  {
    id: 'held-coatings-menu',
    subject: 'coatings',
    ask: "We're doing restaurant menus that get wiped down all night. What finish holds up best?",
    must: [['laminate', 'lamination', 'laminated', 'laminating']],
  },
  {
    id: 'held-coatings-uv-fold',
    subject: 'coatings',
    ask: 'will flood UV crack where my brochure folds?',
    must: [['crack', 'cracks', 'cracking', 'cracked']],
  },
  {
    id: 'held-coatings-spot-uv-file',
    subject: 'coatings',
    ask: 'How do I set up the spot UV in my file?',
    must: [
      ['100%', '100 %', '100 percent'],
      ['spot color', 'spot colour', 'spot-color', 'spot', 'separate layer'],
    ],
  },

  // Binding
  {
    id: 'held-binding-50-pages',
    subject: 'binding',
    ask: 'can i saddle stitch 50 pages',
    must: [['52', '48']],
  },
  {
    id: 'held-binding-training-manual',
    subject: 'binding',
    ask: '120 page training manual, needs to lie flat on a desk and be cheap-ish. Which binding?',
    must: [['coil', 'Wire-O']],
  },
  {
    id: 'held-binding-hardcover-time',
    subject: 'binding',
    ask: 'How much extra time should I plan for a hardcover?',
    must: [['2–4', '2 to 4', 'two to four', '2 – 4']],
  },

  // Booklets
  {
    id: 'held-booklets-spine-200',
    subject: 'booklets',
    ask: 'spine width for a 200 page perfect bound book, 60# offset text, 10 pt cover',
    must: [['0.47', '15/32']],
    mustNot: ['0.92', '0.94'],
  },
  {
    id: 'held-booklets-16-plus-cover',
    subject: 'booklets',
    ask: 'If we have 16 inside pages plus a 4 page cover, how many pages is that in total?',
    must: [['20', 'twenty']],
  },
  {
    id: 'held-booklets-creep-48',
    subject: 'booklets',
    ask: 'How much creep will I get on a 48 page self cover saddle stitched booklet on 80# gloss text?',
    must: [['0.0385', '0.039', '0.038', '0.04']],
  },
  {
    id: 'held-booklets-inner-margin',
    subject: 'booklets',
    ask: 'how big should the inside margin be on a saddle stitched program',
    must: [['1/2', '0.5', 'half an inch', 'half inch', 'half-inch']],
  },

  // Folding
  {
    id: 'held-folding-tri-letter',
    subject: 'folding',
    ask: 'What are the panel widths for a letter size trifold brochure? 11 x 8.5 flat',
    must: [
      ['3-5/8', '3.625', '3 5/8', '3.63'],
      ['3-11/16', '3.6875', '3 11/16', '3.69'],
    ],
  },
  {
    id: 'held-folding-z-12',
    subject: 'folding',
    ask: 'z-fold, 12 inches wide flat. do I need to make one panel shorter?',
    must: [['equal', 'same', 'identical', '4 in', '4 inches', '4"', '4″', '4-inch']],
  },
  {
    id: 'held-folding-gate-17',
    subject: 'folding',
    ask: 'Gate fold on an 11x17 sheet, 100# cover. How wide is the middle panel and how wide are the doors?',
    must: [
      ['8-9/16', '8.5625', '8.56', '8-17/32', '8.53', '8.53125', '8-35/64', '8.547'],
      ['4-7/32', '4.21875', '4.219', '4.22', '4-15/64', '4.234', '4.23'],
    ],
  },

  // Not in the facts
  {
    id: 'held-unknown-mill-line',
    subject: 'paper',
    ask: 'Does Neenah still make Classic Laid in Baronial Ivory 80# text, and is it in stock?',
    kind: ['unknown', 'declines'],
  },
];
