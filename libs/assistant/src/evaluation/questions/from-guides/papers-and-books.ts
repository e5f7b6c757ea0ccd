import type { EvaluatedQuestion } from '../../evaluated-question.ts';

/** Questions of a reader of the guides on papers, coatings, bindings, booklets and folds. */
export const guidesOnBooks: readonly EvaluatedQuestion[] = [
  {
    id: 'guides-paper-100-gloss-cover',
    subject: 'paper',
    ask: 'how thick is 100lb gloss cover, in inches',
    must: [['0.0087', '.0087']],
    mustNot: ['0.0046'],
  },
  {
    id: 'guides-paper-80-text-uncoated',
    subject: 'paper',
    ask: 'Need the caliper of 80 lb text, uncoated sheet please',
    must: [['0.0057', '.0057']],
    mustNot: ['0.0108'],
  },
  {
    id: 'guides-paper-110-cardstock',
    subject: 'paper',
    ask: 'Our buyer says 110 lb cardstock from the office store beats 80 lb cover. Is it really heavier?',
    must: ['index'],
  },
  {
    id: 'guides-paper-text-vs-cover',
    subject: 'paper',
    ask: 'wich one is heavier, 100# text or 65# cover??',
    must: [['65# cover', '65 lb cover', '65-lb cover', '65-pound cover']],
  },
  {
    id: 'guides-paper-postcard-minimum',
    subject: 'paper',
    ask: "what's the thinest stock I can get away with on a 4x6 postcard",
    must: [['100# cover', '100 lb cover', '14 pt', '0.007']],
  },
  {
    id: 'guides-paper-80-cover-6x9-card',
    subject: 'paper',
    ask: 'Could we run a 6 x 9 postcard on 80# gloss cover and still mail it?',
    must: [['0.009', '100# cover', '14 pt']],
  },
  {
    id: 'guides-paper-brm',
    subject: 'paper',
    ask: 'business reply card, how thick does the paper have to be',
    must: [['0.007', '7 pt']],
  },
  {
    id: 'guides-paper-c1s-c2s',
    subject: 'paper',
    ask: 'C1S vs C2S - whats the difference',
    must: [
      ['one side', '1 side', 'single side'],
      ['both sides', 'two sides'],
    ],
  },
  {
    id: 'guides-paper-laid-letterhead',
    subject: 'paper',
    ask: 'A law firm wants laid stock for their stationery. What weights does that come in?',
    must: [['24#', '24 lb', '24-lb']],
  },
  {
    id: 'guides-paper-reversed-type-felt',
    subject: 'paper',
    ask: 'smallest white-on-dark type that survives on a felt sheet?',
    must: [['8 pt', '8pt', '8-pt', '8 point']],
  },
  {
    id: 'guides-paper-uncoated-tac',
    subject: 'paper',
    ask: 'max ink coverage on an uncoated sheet (CMYK added up)',
    must: ['240', '280'],
    mustNot: ['320'],
  },
  {
    id: 'guides-paper-pocket-folder-board',
    subject: 'paper',
    ask: 'pocket folders w/ two pockets. what stock?',
    must: [['14 pt', '14pt', '12–16 pt', '12-16 pt', '16 pt', '12 to 16 pt', '120# cover', '120 lb cover']],
  },

  // Units and slang
  {
    id: 'guides-units-216-gsm',
    subject: 'units',
    ask: 'German client specs 216 gsm card. What would a US shop call that?',
    must: [['80# cover', '80 lb cover', '80-lb cover', '80 lb. cover']],
  },
  {
    id: 'guides-units-90-gsm',
    subject: 'units',
    ask: '90 gsm office paper = how many lb bond',
    must: [['24#', '24 lb', '24-lb', '24 pound', '23.9']],
  },
  {
    id: 'guides-units-bleed-3-mm',
    subject: 'units',
    ask: 'is 3mm of bleed enough? whats that in inches',
    must: [['0.125', '.125', '1/8']],
  },
  {
    id: 'guides-units-140x216',
    subject: 'units',
    ask: 'I have a card of 140 x 216 mm (5 1/2 x 8 1/2 in). Which A envelope takes it?',
    must: ['A9'],
  },
  {
    id: 'guides-slang-c-fold',
    subject: 'slang',
    ask: 'printer wrote "C-fold" on the quote, wtf is that',
    must: [['tri-fold', 'trifold', 'letter fold']],
  },
  { id: 'guides-slang-4-bar', subject: 'slang', ask: 'how big is a 4bar envelope', must: ['3-5/8 × 5-1/8'] },

  // Coatings
  {
    id: 'guides-coatings-cheapest-spot',
    subject: 'coatings',
    ask: 'tight budget but want just the photo to shine. cheapest way?',
    must: ['varnish'],
  },
  {
    id: 'guides-coatings-aqueous-dry',
    subject: 'coatings',
    ask: 'How many minutes before gloss AQ is dry to touch?',
    must: ['15', '30'],
  },
  {
    id: 'guides-coatings-spot-uv-lines',
    subject: 'coatings',
    ask: 'thinnest line in a spot uv mask that wont fill in',
    must: [['0.5 pt', '0.5pt', '0.5-pt', '0.5 point', '1/2 pt']],
  },
  {
    id: 'guides-coatings-over-laminate',
    subject: 'coatings',
    ask: 'What may be put on top of a laminated cover?',
    must: ['foil', 'spot UV'],
  },
  {
    id: 'guides-coatings-uv-on-fold',
    subject: 'coatings',
    ask: 'Any problem with flood UV running through the fold of a card?',
    must: ['crack'],
  },
  {
    id: 'guides-coatings-soft-touch-lead-time',
    subject: 'coatings',
    ask: 'client loves soft touch lam. how many days does it add',
    must: [['2–3', '2-3', '2 to 3']],
  },
  {
    id: 'guides-coatings-laminate-weight',
    subject: 'coatings',
    ask: 'We pay postage by weight: how much heavier does film lamination make a piece?',
    must: [['6%', '6 %', '6 percent']],
  },
  {
    id: 'guides-coatings-curl',
    subject: 'coatings',
    ask: 'paperback covers keep curling since we laminate them with gloss film on the outside only, what should I ask for',
    must: [['nylon', 'lay-flat', 'layflat']],
  },

  // Binding
  {
    id: 'guides-binding-30-pages',
    subject: 'binding',
    ask: 'My program ended up at 30 pages, can it be stapled?',
    must: [['multiple of 4', 'multiples of 4', 'divisible by 4', 'fours', '28', '32']],
  },
  {
    id: 'guides-binding-coil-max',
    subject: 'binding',
    ask: 'max page count plastic coil',
    must: ['300'],
    mustNot: ['1,000'],
  },
  {
    id: 'guides-binding-spine-type',
    subject: 'binding',
    ask: 'perfect bound: at what spine thickness can i put the title on it',
    must: [['1/4', '0.25']],
  },
  {
    id: 'guides-binding-pur',
    subject: 'binding',
    ask: 'Coated 100# text inside a glued book. Regular glue or something better?',
    must: ['PUR'],
  },
  {
    id: 'guides-binding-hardcover-time',
    subject: 'binding',
    ask: 'Hardcover yearbook, how many weeks longer should I schedule?',
    must: [['2–4', '2-4', '2 to 4', 'two to four']],
  },
  {
    id: 'guides-binding-photo-spreads',
    subject: 'binding',
    ask: 'which binding if photos go right across both pages and nothing must vanish in the middle',
    must: [['layflat', 'lay-flat', 'lay flat']],
  },

  // Booklets
  { id: 'guides-booklets-digest', subject: 'booklets', ask: 'whats digest size', must: ['5-1/2 × 8-1/2'] },
  {
    id: 'guides-booklets-6x9-open',
    subject: 'booklets',
    ask: 'If the finished booklet is 6" x 9" upright, what are the flat dimensions of the cover (no spine)?',
    must: [['12 × 9', '9 × 12']],
  },
  {
    id: 'guides-booklets-folio-margin',
    subject: 'booklets',
    ask: "stapled catalog, how far should folios stay from the outer edge so creep doesn't eat them",
    must: [['3/8', '0.375']],
  },
  {
    id: 'guides-booklets-spreads',
    subject: 'booklets',
    ask: 'should I send reader spreads to the printer?',
    must: ['single'],
  },
  {
    id: 'guides-booklets-clock',
    subject: 'booklets',
    ask: 'Does the turnaround start the day I upload the files?',
    must: [['approv', 'sign-off']],
  },
  {
    id: 'guides-booklets-offset-foil',
    subject: 'booklets',
    ask: 'offset booklets with a special finish on the cover: business days total?',
    must: [['9–13', '9-13', '9 to 13']],
  },

  // Folds
  {
    id: 'guides-folding-tri-11',
    subject: 'folding',
    ask: 'panel widths trifold 8 1/2 x 11 landscape',
    must: ['3-5/8', '3-11/16'],
    mustNot: ['3-2/3', '3.667'],
  },
  {
    id: 'guides-folding-equal-thirds',
    subject: 'folding',
    ask: 'what happens if i just make a tri-fold with 3 identical panels',
    must: ['buckle'],
  },
  {
    id: 'guides-folding-z-equal',
    subject: 'folding',
    ask: 'For a z fold, does one of the panels need to be narrower?',
    must: [['equal', 'same width', 'none is narrower', 'no panel tucks', 'not narrower']],
  },
  {
    id: 'guides-folding-mailed-poster',
    subject: 'folding',
    ask: 'name of the fold where you fold in half, then in half again the other way?',
    must: ['French'],
  },
  {
    id: 'guides-folding-allowance-100-cover',
    subject: 'folding',
    ask: 'fold allowance on 100# cover (270 gsm)?',
    must: [['1/8', '0.125']],
  },
  {
    id: 'guides-folding-17x11-in-10',
    subject: 'folding',
    ask: 'I want an 11x17 sheet to end up in a #10 envelope. How do I fold it?',
    must: ['half', 'tri'],
  },
  { id: 'guides-folding-qr', subject: 'folding', ask: 'min QR code size on a brochure', must: ['0.8'] },
];
