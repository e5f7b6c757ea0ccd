import type { EvaluatedQuestion } from '../evaluated-question.ts';

/** Questions of a reader who has seen only the guides, checklists and screens. */
export const fromGuides: readonly EvaluatedQuestion[] = [
  // Paper
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

  // Envelopes
  {
    id: 'guides-envelopes-no-10',
    subject: 'envelopes',
    ask: 'dimensions of a regular no. 10 envelope',
    must: ['4-1/8 × 9-1/2'],
    mustNot: ['4-1/2 × 9-1/2'],
  },
  {
    id: 'guides-envelopes-reply-in-10',
    subject: 'envelopes',
    ask: 'What envelope do donors send back to us, the one that goes inside a #10?',
    must: [['#9', 'no. 9', 'number 9']],
  },
  {
    id: 'guides-envelopes-5x7-invite',
    subject: 'envelopes',
    ask: 'wedding invite 5x7, which envelop?',
    must: ['A7'],
  },
  {
    id: 'guides-envelopes-10-window',
    subject: 'envelopes',
    ask: 'where does the window sit on a #10 window env, measured from left and bottom',
    must: ['7/8', '1/2'],
  },
  {
    id: 'guides-envelopes-square-6',
    subject: 'envelopes',
    ask: 'Will a 6x6 square invitation cost us extra at the post office, and how much more?',
    must: ['0.49'],
  },
  {
    id: 'guides-envelopes-pocket-folder',
    subject: 'envelopes',
    ask: "sending out 9 x 12 presentation folders, they won't go in a 9x12 envelope, so what size?",
    must: [['9-1/2 × 12-1/2', '10 × 13']],
  },
  {
    id: 'guides-envelopes-c5',
    subject: 'envelopes',
    ask: 'Does a C5 go out as a letter or does it count as something bigger?',
    must: ['flat'],
  },

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

  // Mailing
  {
    id: 'guides-mailing-eddm-size',
    subject: 'mailing',
    ask: 'Our card is 6.25" by 9". Big enough for every door direct?',
    must: [['6-1/8', '6.125']],
  },
  {
    id: 'guides-mailing-eddm-cap',
    subject: 'mailing',
    ask: 'eddm retail, whats the most I can drop off in one day for a zip',
    must: [['5,000', '5000', '5k']],
  },
  {
    id: 'guides-mailing-eddm-bundles',
    subject: 'mailing',
    ask: 'How many EDDM pieces per bundle, and are rubber bands ok?',
    must: ['50', '100', 'strap'],
  },
  {
    id: 'guides-mailing-barcode-zone',
    subject: 'mailing',
    ask: 'how big is the area i have to leave blank for the barcode, lower right of the address side',
    must: ['5/8', '4-3/4'],
  },
  {
    id: 'guides-mailing-booklet-tabs',
    subject: 'mailing',
    ask: 'stapled booklet goes out without envelope. how many wafer seals and what size',
    must: [
      ['3', 'three'],
      ['1-1/2', '1.5'],
    ],
  },
  {
    id: 'guides-mailing-self-mailer-max',
    subject: 'mailing',
    ask: 'Largest folded self mailer at automation letter rates?',
    must: ['6 × 10-1/2'],
  },
  {
    id: 'guides-mailing-spiral',
    subject: 'mailing',
    ask: "spiral bound thing as a machinable letter, that's fine, no?",
    must: [
      [
        'not machinable',
        'nonmachinable',
        'non-machinable',
        "isn't machinable",
        "aren't machinable",
        'aren’t machinable',
        'isn’t machinable',
      ],
    ],
  },
  {
    id: 'guides-mailing-marketing-minimum',
    subject: 'mailing',
    ask: 'is 150 pieces enough for marketing mail?',
    must: ['200'],
    mustNot: ['250'],
  },
  {
    id: 'guides-mailing-indicia-type',
    subject: 'mailing',
    ask: 'How tiny can the type in the indicia be?',
    must: [['4 pt', '4pt', '4-pt', '4 point']],
  },

  // Postage
  {
    id: 'guides-postage-stamp',
    subject: 'postage',
    ask: 'price of 1 stamp, first class 1 oz letter',
    must: [['0.82', '0.820', '82 cents', '82¢']],
    mustNot: ['0.73'],
  },
  {
    id: 'guides-postage-postcard',
    subject: 'postage',
    ask: 'How much to mail one 4x6 postcard with a stamp on it?',
    must: [['0.65', '0.650', '65 cents', '65¢']],
    mustNot: ['0.56'],
  },
  {
    id: 'guides-postage-permit',
    subject: 'postage',
    ask: 'whats the application fee for a permit imprint',
    must: ['390'],
  },
  {
    id: 'guides-postage-5k-marketing',
    subject: 'postage',
    ask: 'postage total for 5k marketing mail automation letters, all 5-digit, no drop ship',
    must: [['1,975', '1975']],
  },
  {
    id: 'guides-postage-nonprofit',
    subject: 'missing values',
    ask: 'how much does a nonprofit letter cost each',
    must: [
      [
        'not found',
        'not in',
        'no price',
        'not listed',
        'not available',
        'mail house',
        "don't have",
        'don’t have',
      ],
    ],
    mustNot: ['0.395', '0.82'],
  },

  // Presses
  {
    id: 'guides-presses-900',
    subject: 'presses',
    ask: '900 flyers 8.5 x 11, digital or offset?',
    must: ['digital'],
  },
  {
    id: 'guides-presses-digital-heaviest',
    subject: 'presses',
    ask: "what's the heaviest stock a digital press will swallow",
    must: [['350', '14 pt', '14pt']],
  },
  {
    id: 'guides-presses-digital-pms',
    subject: 'presses',
    ask: 'Do I get the true PMS color on a toner press?',
    must: [['simulat', 'process ink', 'CMYK']],
  },
  {
    id: 'guides-presses-overs',
    subject: 'presses',
    ask: 'Printer delivered 7% more than I ordered on the sheetfed job. Is that usual?',
    must: [['5–10', '5-10', '5 to 10']],
  },

  // Files and preflight
  {
    id: 'guides-files-rich-black',
    subject: 'files',
    ask: 'cmyk mix for a deep black background',
    must: ['C40 M30 Y30 K100'],
    mustNot: ['C60'],
  },
  {
    id: 'guides-files-poster-resolution',
    subject: 'files',
    ask: 'what ppi for a big 24 x 36 poster at full size',
    must: ['150'],
  },
  {
    id: 'guides-preflight-hairline',
    subject: 'preflight',
    ask: 'how thin may a rule be on the checklist before I send it off',
    must: [['0.25 pt', '0.25pt', '0.25-pt', '0.25 point', '1/4 pt']],
  },
  {
    id: 'guides-preflight-letterhead',
    subject: 'preflight',
    ask: 'new letterhead will run thru the office laser printer, what goes wrong most?',
    must: [['laser-safe', 'laser safe', 'melt']],
  },
  {
    id: 'guides-preflight-envelope-bleed',
    subject: 'preflight',
    ask: 'Full bleed artwork on an envelope, how is that done?',
    must: [['flat sheet', 'convert']],
  },

  // Prices and the product
  {
    id: 'guides-prices-mail-budget',
    subject: 'prices',
    ask: 'in a direct mail budget which part is biggest?',
    must: ['postage'],
  },
  {
    id: 'guides-prices-20-vs-16-pages',
    subject: 'prices',
    ask: 'Why would 20 pages cost me more per page than 16 did?',
    must: [['form', 'signature', 'sheet']],
  },
  {
    id: 'guides-app-refund',
    subject: 'app',
    ask: 'can i get my money back for the lifetime plan',
    must: [['non-refundable', 'nonrefundable', 'no refund', 'not refundable', 'not refunded']],
  },
  {
    id: 'guides-app-move-tabs',
    subject: 'app',
    ask: 'how do I change the order of the tabs',
    must: ['hold', 'drag'],
  },
  {
    id: 'guides-app-sheets-out',
    subject: 'app',
    ask: 'Which of your calculators tells me how many 4x6 cards I get out of a press sheet?',
    must: ['sheets out'],
  },

  // Follow-ups
  {
    id: 'guides-follow-120-cover',
    subject: 'follow-ups',
    ask: ['whats the caliper of 120# gloss cover', 'and uncoated?'],
    must: [['0.0155', '.0155']],
    mustNot: ['0.0135'],
  },
  {
    id: 'guides-follow-80-cover',
    subject: 'follow-ups',
    ask: ['thickness of 80# gloss text?', 'same but cover'],
    must: [['0.0070', '0.007']],
    mustNot: ['0.0057'],
  },
  {
    id: 'guides-follow-a6',
    subject: 'follow-ups',
    ask: ['How large is an A6 envelope?', 'and what fits inside, max?'],
    must: ['4-1/2 × 6-1/4'],
  },
  {
    id: 'guides-follow-hardcover',
    subject: 'follow-ups',
    ask: ['How many pages can a stapled booklet have?', 'ok and a hardcover'],
    must: ['48', ['1,000', '1000']],
  },
  {
    id: 'guides-follow-uv-dry',
    subject: 'follow-ups',
    ask: ['Tell me about flood gloss UV', 'how long until its dry'],
    must: [['instant', 'immediately']],
  },
  {
    id: 'guides-follow-eddm-weight',
    subject: 'follow-ups',
    ask: ['What does EDDM retail cost per piece?', 'how heavy may each one be?'],
    must: ['3.3'],
  },
  {
    id: 'guides-follow-accordion',
    subject: 'follow-ups',
    ask: [
      'tri-fold, 14 x 8 1/2 sheet, how wide is a panel?',
      'what about a 4 panel accordion from the same sheet',
    ],
    must: ['3-1/2'],
  },
  {
    id: 'guides-follow-metered',
    subject: 'follow-ups',
    ask: ['First class stamp for a 1 oz letter?', 'and if we meter it'],
    must: [['0.78', '0.780', '78 cents', '78¢']],
  },
  {
    id: 'guides-follow-tabs-over-1-oz',
    subject: 'follow-ups',
    ask: ['Folded self mailer of .8 oz, what tabs?', 'Sorry, ours is 1.6 oz.'],
    must: [['1-1/2', '1.5']],
  },
  {
    id: 'guides-follow-web-run',
    subject: 'follow-ups',
    ask: ['whats the sweet spot quantity for sheetfed', 'and web?'],
    must: [['10,000', '10k', '10000', '50,000']],
  },
  {
    id: 'guides-follow-matte-tac',
    subject: 'follow-ups',
    ask: ['total ink limit for gloss coated stock?', 'matte?'],
    must: ['280', '300'],
  },
  {
    id: 'guides-follow-flat-max',
    subject: 'follow-ups',
    ask: ['What are the maximum dimensions of a letter for USPS?', 'And for a flat?'],
    must: ['12 × 15'],
  },
  {
    id: 'guides-follow-monarch',
    subject: 'follow-ups',
    ask: ['What is a Monarch envelope', 'which letterhead size goes with that?'],
    must: ['7-1/4 × 10-1/2'],
  },
  {
    id: 'guides-follow-rush',
    subject: 'follow-ups',
    ask: ['how many days for digitally printed booklets', 'too slow. is there a rush option'],
    must: [['1–2', '1-2', '1 to 2', 'one to two']],
  },
  {
    id: 'guides-follow-gate-gap',
    subject: 'follow-ups',
    ask: ['gate fold from 17x11, how wide are the panels', 'should the doors touch in the middle?'],
    must: ['1/16', '1/8'],
  },
  {
    id: 'guides-follow-perfect-gutter',
    subject: 'follow-ups',
    ask: ['120 page book: saddle stitch or perfect bound?', 'then how much gutter do I leave?'],
    must: [['1/2', '5/8', '0.5', '0.625']],
  },
  {
    id: 'guides-follow-linen',
    subject: 'follow-ups',
    ask: ['what does laid paper look like', 'and linen?'],
    must: [['crosshatch', 'cross-hatch', 'woven', 'cloth']],
  },
  {
    id: 'guides-follow-presort',
    subject: 'follow-ups',
    ask: ['how many pieces minimum for marketing mail', 'first class presort too?'],
    must: ['500'],
  },
  {
    id: 'guides-follow-digital-registration',
    subject: 'follow-ups',
    ask: ['How precise is front to back register on a sheetfed press?', 'is digital worse?'],
    must: ['0.5'],
  },
  {
    id: 'guides-follow-reminder',
    subject: 'follow-ups',
    ask: ['Where do I set a reminder for a job?', 'will I see it when the app is in the background'],
    must: ['notification'],
  },
];
