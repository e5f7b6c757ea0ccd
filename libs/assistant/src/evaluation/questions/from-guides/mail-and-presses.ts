import type { EvaluatedQuestion } from '../../evaluated-question.ts';

/** Questions of a reader of the guides on envelopes, mail, presses and prices. */
export const guidesOnMail: readonly EvaluatedQuestion[] = [
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
];
