import type { EvaluatedQuestion } from '../../evaluated-question.ts';

/** Held-out questions on envelopes, mail, presses, prices, files and the app. */
export const heldOutOnMail: readonly EvaluatedQuestion[] = [
  // Envelopes
  {
    id: 'held-envelopes-4x6',
    subject: 'envelopes',
    ask: 'which envelope do I need for a 4x6 card?',
    must: ['A6'],
  },
  {
    id: 'held-envelopes-unfolded-letter',
    subject: 'envelopes',
    ask: "We want to mail an 8.5x11 report without folding it, what's the usual envelope?",
    must: [['9 × 12', '9x12', '9 x 12']],
  },
  {
    id: 'held-envelopes-10-window',
    subject: 'envelopes',
    ask: 'where does the window sit on a standard #10 window envelope',
    must: ['7/8', ['1/2', '0.5']],
  },
  {
    id: 'held-envelopes-square',
    subject: 'envelopes',
    ask: 'Bride wants 6x6 square envelopes. Does it cost more to mail those?',
    must: [['0.49', '49 cents', '49¢', '1.31', '1.27', 'nonmachinable', 'non-machinable']],
  },

  // Mailing
  {
    id: 'held-mailing-booklet-tabs',
    subject: 'mailing',
    ask: 'How many tabs on a saddle stitched booklet going letter rate?',
    must: [
      ['3', 'three'],
      ['1-1/2', '1.5'],
    ],
  },
  {
    id: 'held-mailing-marketing-minimum',
    subject: 'mailing',
    ask: 'whats the minimum qty for bulk mail (marketing mail)',
    must: [['200'], ['50 lb', '50 pounds', '50 lbs', '50-lb', '50-pound', '50lb']],
  },
  {
    id: 'held-mailing-eddm-625x9',
    subject: 'mailing',
    ask: 'is 6.25 x 9 big enough for EDDM?',
    must: [['6-1/8', '6.125']],
  },
  {
    id: 'held-mailing-4x10-5',
    subject: 'mailing',
    ask: 'Designer made the mailer 4 x 10.5. Will that go through as a regular letter?',
    must: [['2.5'], ['2.63', '2.625', '2.6', 'nonmachinable', 'non-machinable', 'surcharge', '0.49']],
  },
  {
    id: 'held-mailing-barcode-zone',
    subject: 'mailing',
    ask: 'How much room do I leave clear for the barcode on the postcard',
    must: [
      ['5/8', '0.625'],
      ['4-3/4', '4.75'],
    ],
  },

  // Postage
  {
    id: 'held-postage-2-oz',
    subject: 'postage',
    ask: 'how much is a stamp for a 2 oz letter',
    must: ['1.11'],
  },
  {
    id: 'held-postage-eddm-3200',
    subject: 'postage',
    ask: "What's postage on 3,200 EDDM pieces if we drop them at the post office ourselves?",
    must: ['832'],
  },
  {
    id: 'held-postage-marketing-5-digit',
    subject: 'postage',
    ask: '1,800 Marketing Mail letters, all 5-digit automation. Total postage?',
    must: ['711'],
  },

  // Presses
  {
    id: 'held-presses-800-brochures',
    subject: 'presses',
    ask: 'Digital or offset for 800 brochures?',
    must: ['digital'],
  },
  {
    id: 'held-presses-30000',
    subject: 'presses',
    ask: '30,000 catalogs, should I be talking to a web printer or a sheetfed shop?',
    must: ['web', ['sheetfed', 'sheet-fed', 'sheet fed', 'both']],
  },
  {
    id: 'held-presses-offset-booklet-time',
    subject: 'presses',
    ask: 'how long does an offset booklet usually take after proof approval?',
    must: [['7–10', '7 to 10', '7 – 10', 'seven to ten']],
  },

  // Prices
  {
    id: 'held-prices-2500-trifolds',
    subject: 'prices',
    ask: 'ballpark on 2,500 letter size tri-folds, 100# gloss text, full color both sides?',
    must: [['350', '300', '298', '295', '400', '435', '437', '437.5', '438', '440', '0.14']],
  },
  {
    id: 'held-prices-pms',
    subject: 'prices',
    ask: 'roughly what does adding a PMS color cost',
    must: ['50', '150'],
  },
  {
    id: 'held-prices-1000-cards',
    subject: 'prices',
    ask: 'What should I expect to pay for 1,000 business cards?',
    must: [['35', '95', '50', '30', '110']],
  },

  // Files
  {
    id: 'held-files-6x9-pixels',
    subject: 'files',
    ask: 'what pixel size should the photo be for a full bleed 6x9 postcard at 300 dpi',
    must: [['1,875'], ['2,775']],
    mustNot: ['1838'],
  },
  {
    id: 'held-files-logo-600px',
    subject: 'files',
    ask: 'Client sent a logo thats 600 pixels wide. How big can I print it at 300 dpi?',
    must: [['2 in', '2 inches', '2"', '2″', '2-inch', '2 inch', 'two inches']],
  },
  {
    id: 'held-files-spreads',
    subject: 'files',
    ask: 'Should I export my booklet as spreads or single pages?',
    must: [['single', 'individual', 'one page at a time']],
  },
  {
    id: 'held-files-rich-black',
    subject: 'files',
    ask: 'what rich black mix do you recommend for a big black background',
    must: [
      ['C40', '40'],
      ['M30', '30'],
      ['K100', '100'],
    ],
  },

  // Preflight, units, slang
  {
    id: 'held-preflight-uncoated-tac',
    subject: 'preflight',
    ask: 'preflight is flagging 310% ink. Job is on uncoated. What should the limit be?',
    must: [['280', '240–280', '240']],
  },
  {
    id: 'held-units-350-gsm',
    subject: 'units',
    ask: "European client asked for 350 gsm, what's that in cover weight?",
    must: [['129', '129.4', '129.5', '130', '129.43']],
  },
  {
    id: 'held-slang-shingling',
    subject: 'slang',
    ask: 'printer emailed "we will shingle the pages" ?? what does that mean',
    must: [['creep', 'push-out', 'pushout', 'push out']],
  },

  // App
  {
    id: 'held-app-move-tabs',
    subject: 'app',
    ask: 'how do I change the order of the tabs',
    must: [['hold', 'drag', 'Rearrange']],
  },
  {
    id: 'held-app-reminder',
    subject: 'app',
    ask: 'Can I get a reminder when proofs are due? Where do I set it?',
    must: [['Project Tracking', 'Alert Date', 'Alert Time']],
  },
  {
    id: 'held-app-download-data',
    subject: 'app',
    ask: 'where can i download everything i saved in here',
    must: ['Settings'],
  },
  {
    id: 'held-unknown-freight',
    subject: 'prices',
    ask: 'How much will UPS Ground charge to ship six cartons of catalogs from Chicago to Denver?',
    kind: ['unknown', 'declines'],
  },
  {
    id: 'held-unknown-press-maker',
    subject: 'presses',
    ask: 'what click charge does HP bill on an Indigo 12000',
    kind: ['unknown', 'declines'],
  },
  {
    id: 'held-unknown-canada-post',
    subject: 'postage',
    ask: 'whats the Canada Post rate for an unaddressed flyer drop in Toronto',
    kind: ['unknown', 'declines'],
  },
];
