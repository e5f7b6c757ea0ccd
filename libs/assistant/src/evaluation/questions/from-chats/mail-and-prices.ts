import type { EvaluatedQuestion } from '../../evaluated-question.ts';

/** Envelopes, mail, presses and prices as they are asked for in a chat. */
export const chatsOfMail: readonly EvaluatedQuestion[] = [
  // Envelopes
  {
    id: 'chat-half-letter-a8',
    subject: 'envelopes',
    ask: 'got a 5.5 x 8.5 folded card and someone already bought a box of A8 envelopes. that fits doesnt it',
    must: [['A9', '5-3/8', '5.375', '7-7/8', '8-1/8', '8.125', '7.875']],
  },
  {
    id: 'chat-reply-in-10',
    subject: 'envelopes',
    ask: 'doing a donation appeal in a #10, which envelope goes inside as the return env without folding it',
    must: [['#9', 'no. 9', 'number 9']],
  },
  {
    id: 'chat-folder-envelope',
    subject: 'envelopes',
    ask: '9x12 pocket folders, need envs to mail em in. 9x12 envelopes right?',
    must: [['9-1/2 x 12-1/2', '9-1/2 × 12-1/2', '9.5 x 12.5', '9.5x12.5', '10 x 13', '10 × 13']],
  },

  // Mailing
  {
    id: 'chat-80-cover-6x9',
    subject: 'mailing',
    ask: 'my printer says 80 lb gloss cover is fine for a 6x9 postcard, true?',
    must: [['100#', '100 lb', '100-lb', '100lb', '14 pt', '14pt', '14-pt', '0.009', '.009']],
  },
  {
    id: 'chat-one-tab',
    subject: 'mailing',
    ask: 'mailing guy says one tab in the middle is plenty on a trifold self mailer, piece is about .6 oz. he right?',
    must: [['two', '2 tabs', '2 x 1', '2 × 1', '2 one-inch', '2 1']],
  },
  {
    id: 'chat-4x105-card',
    subject: 'mailing',
    ask: 'we want to mail a tall rack card 4 x 10.5 in, address parallel to the long side. any surcharge if its first class?',
    must: [['2.5'], ['0.49', '49¢', '49 cents', 'nonmachinable', 'non-machinable']],
  },
  {
    id: 'chat-eddm-6x1025',
    subject: 'mailing',
    ask: 'does a 6 x 10.25 card qualify for eddm? thin 14pt stock',
    must: [['6-1/8', '6.125', '10-1/2', '10.5']],
  },
  {
    id: 'chat-invoices-bulk',
    subject: 'mailing',
    ask: 'can i send our monthly invoices at the bulk marketing rate? there is a coupon on the back so technically its advertising lol',
    must: [['first-class', 'first class']],
  },
  {
    id: 'chat-booklet-tabs',
    subject: 'mailing',
    ask: '16 pg stapled booklet 5.5x8.5 going out as automation letters. i figured 2 one inch tabs??',
    must: [
      ['three', '3 tabs', '3 x', '3 ×', '3 non', '3 of'],
      ['1-1/2', '1.5', '1½'],
    ],
  },

  // Postage
  {
    id: 'chat-dentist-6x11',
    subject: 'postage',
    ask: "so we're doing a mailer for a dentist, 6x11 postcard, 12,000 of them, automation. what's the postage if we go bulk?",
    must: [
      [
        '0.395',
        '39.5',
        '4,740',
        '4740',
        '4,740.00',
        '0.435',
        '5,220',
        '5220',
        '5,220.00',
        '0.467',
        '5,604',
        '5604',
        '5,604.00',
      ],
    ],
  },
  {
    id: 'chat-stamps-on-6x9',
    subject: 'postage',
    ask: 'can I just slap postcard stamps on 300 6x9 cards and drop them in the mailbox? how much $ total',
    must: [['0.82', '82 cents', '82¢', '246', '246.00']],
  },
  {
    id: 'chat-eddm-4300',
    subject: 'postage',
    ask: '4,300 households on the routes we picked, 6.5x9 card, eddm retail. postage total?',
    must: [['1,118', '1118', '1,118.00', '1118.00']],
    mustNot: ['1,062.10', '1,062'],
  },
  {
    id: 'chat-square-invites',
    subject: 'postage',
    ask: 'wedding invites, 6x6 square envelopes, under an ounce, 150 of them w forever stamps... what do i really need per piece and total? my sister says one stamp is fine',
    must: [['1.31'], ['196.50', '196.5', '197']],
  },
  {
    id: 'chat-metered-2oz',
    subject: 'postage',
    ask: '640 letters thru our postage meter, each abt 1.7 oz, regular first class. total?',
    must: [['684.80', '684.8', '685']],
  },
  {
    id: 'chat-mixed-8000',
    subject: 'postage',
    ask: 'Presort report: 8,000 marketing mail automation letters, 6,500 at 5-digit and 1,500 at mixed, entered at origin, no dscf. postage total',
    must: [['3,268', '3268', '3,268.00', '3268.00']],
  },
  {
    id: 'chat-stamp-78',
    subject: 'postage',
    ask: "budget sheet from last year has 78c for a stamp, that's still it yes? plain 1oz letter",
    must: [['0.82', '82 cents', '82¢', '82c']],
  },

  // Presses
  {
    id: 'chat-30000-run',
    subject: 'presses',
    ask: '30k of a 16 page letter size booklet. sheetfed or web? my rep only quoted sheetfed',
    must: ['web', ['both', 'either', 'quotes', 'quote web', 'web quote', 'two kinds']],
  },
  {
    id: 'chat-named-postcards',
    subject: 'presses',
    ask: '3,000 postcards but each one has the persons name and a different map on it. offset bc its over 2,500 right?',
    must: [
      ['digital'],
      ['variable', 'personal', 'VDP', 'every copy', 'each copy', 'every piece', 'each piece', 'different'],
    ],
  },
  {
    id: 'chat-18pt-digital',
    subject: 'presses',
    ask: 'digital shop down the street says no to 18pt board for 400 hang tags, are they being lazy',
    must: [['350', '14 pt', '14pt', '14-pt', '14 point']],
  },
  {
    id: 'chat-6x9-sheets',
    subject: 'presses',
    ask: 'how many 13x19 sheets do we burn for 5,000 6x9 postcards, 1/8 bleed all around, no spoilage',
    must: [['1,250', '1250']],
  },

  // Prices
  {
    id: 'chat-5000-trifolds',
    subject: 'prices',
    ask: 'ballpark for 5k trifolds, 8.5x11, 100# gloss text full color both sides? just printing. need to put *something* in the budget',
    must: [['475', '476', '480', '450', '500', '400', '425', '560', '700', '550', '0.09–0.11', '0.10']],
  },
  {
    id: 'chat-2500-booklets',
    subject: 'prices',
    ask: 'roughly what do 2,500 8-page letter size booklets (self cover, saddle) cost to print?? not mailing',
    must: [
      [
        '990',
        '991',
        '1,000',
        '1,050',
        '1,075',
        '1,100',
        '1,165',
        '1,200',
        '1,225',
        '1,340',
        '1,339',
        '1,350',
        '1,400',
      ],
      ['quote', 'printer', 'range', 'estimate', 'rough'],
    ],
  },

  // Not in the facts: say so, without an invented figure
  {
    id: 'chat-nonprofit-rate',
    subject: 'postage',
    ask: "we're a 501c3 with the authorization, whats our exact per piece nonprofit letter rate right now",
    kind: ['unknown', 'declines'],
    mustNot: ['0.205', '0.193', '0.179', '0.214', '0.19', '0.20', '0.21', '0.22', '0.18'],
  },
  {
    id: 'chat-presort-card-rate',
    subject: 'postage',
    ask: 'what is the first class presort postcard rate exactly, 5 digit automation CARD not letter. 2,000 pcs w permit',
    kind: ['unknown', 'declines'],
    mustNot: ['0.416', '0.43', '0.412', '0.385', '0.40'],
  },
  {
    id: 'chat-certified-rate',
    subject: 'postage',
    ask: 'how much is certified mail with return receipt these days, sending contracts',
    kind: ['unknown', 'declines'],
    mustNot: ['4.85', '5.30', '4.40', '9.68', '5.58', '3.65', '4.10'],
  },
  {
    id: 'chat-canada-rate',
    subject: 'postage',
    ask: '40 of our invites go to canada, 1 oz, whats that stamp cost',
    kind: ['unknown', 'declines'],
    mustNot: ['1.65', '1.70', '1.75', '1.55', '1.80', '32.80', '66.00'],
  },
  {
    id: 'chat-tulsa-bmeu',
    subject: 'mailing',
    ask: 'whats the phone number and hours for the bulk mail entry unit in tulsa',
    kind: ['unknown', 'declines'],
    mustNot: ['918', '8:00', '9:00'],
  },
  {
    id: 'chat-mill-surcharge',
    subject: 'prices',
    ask: 'what % did domtar raise cougar this month, my rep is blaming the mill for the higher quote',
    kind: ['unknown', 'declines'],
    mustNot: ['5%', '6%', '7%', '8%', '10%', '12%'],
  },
];
