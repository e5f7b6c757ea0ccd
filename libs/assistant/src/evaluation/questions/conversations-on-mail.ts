import { turnsOf, type Conversation } from '../conversation.ts';

/** Conversations on envelopes, mail, presses, prices and files, in which a message is understood from those before it. */
const all: readonly Conversation[] = [
  {
    id: 'turns-first-ones',
    subject: 'postage',
    turns: [
      ['how much to mail one 4x6 postcard first class', ['$0.65']],
      ['6x9?', ['$0.82'], ['$0.65']],
      ['ok i have 1000 of the first ones, total?', ['$650'], ['$820']],
    ],
  },
  {
    id: 'turns-ribbon',
    subject: 'envelopes',
    turns: [
      ['what envelope for a 5x7 invite', ['A7']],
      ['its got a ribbon on it so like 3/16 thick', [['A8', 'A9']]],
      ['can that run thru the usps machines', ['nonmachinable', '$0.49']],
    ],
  },
  {
    id: 'turns-logo-poster-brochure',
    subject: 'files',
    turns: [
      ['my logo is 1200 px wide how big can it print at 300', ['4 in']],
      ['and if its a poster?', ['8 in at 150', '12 in']],
      ['i want it 5 inches wide on a brochure', ['240 ppi', '1,500'], ['$']],
    ],
  },
  {
    id: 'turns-six-inch-square',
    subject: 'postage',
    turns: [
      ['client wants 6" square envelopes, ok for mail?'],
      ['so whats the stamp total 1oz', ['$1.31', '$0.49'], ['$0.82 with']],
      ['and 6.5 square?', ['flat', '$1.69'], ['$1.31']],
    ],
  },
  {
    id: 'turns-same-zip',
    subject: 'mailing',
    turns: [
      ['does a 6x9 qualify for eddm', ['No', '6-1/8']],
      ['6.5x9?', ['Yes']],
      ['4200 of them, postage', ['$1,092']],
      ['can i drop 6000 same day same zip', ['5,000'], ['business days']],
    ],
  },
  {
    id: 'turns-cover-on-it',
    subject: 'mailing',
    turns: [
      ['weight of a 16 page 8.5x11 self cover on 80# text', [['2.0', '2.01']]],
      ['plus 80# cover on it', [['2.93', '2.9']], ['2.43']],
      ['letter or flat?', ['flat'], ['too thin']],
    ],
  },
  {
    id: 'turns-digital-full-bleed',
    subject: 'presses',
    turns: [
      ['biggest sheet on a digital press?', [['13 × 19']]],
      ['will an 18x24 poster fit', ['No']],
      ['how bout 11x17 full bleed', ['Yes', '13 × 19'], ['0.25 in on every side']],
    ],
  },
  {
    id: 'turns-lam-days',
    subject: 'prices',
    turns: [
      ['turnaround for a digital booklet', ['3–5']],
      ['with soft touch lam added', ['5–8']],
      ['and offset w/o the lam', ['7–10'], ['9–13']],
    ],
  },
  {
    id: 'turns-a4-bleed',
    subject: 'files',
    turns: [
      ['whats 3mm bleed in inches', ['0.118']],
      ['so my a4 file needs to be what size, in mm', ['216 × 303'], ['213']],
      ['will that pass preflight for bleed', ['3 mm counts']],
    ],
  },
  {
    id: 'turns-web-too-heavy',
    subject: 'presses',
    turns: [
      ['web press min run', ['10,000']],
      ['heaviest stock it takes?', ['200 gsm']],
      ['80# cover is over then', ['Yes', '216'], ['No']],
      ['70# text?', ['it fits', '104']],
    ],
  },
  {
    id: 'turns-sheetfed-up-to',
    subject: 'presses',
    turns: [
      ['can digital run 16pt', ['not', '14 pt']],
      ['what does sheetfed go up to', ['600 gsm', '24 pt'], ['350']],
    ],
  },
  {
    id: 'turns-heavy-catalogs',
    subject: 'mailing',
    turns: [
      ['min qty for marketing mail', ['200', '50 lb']],
      ['i got 150 heavy catalogs, 6oz each', ['Yes', ['56.3', '56.25']]],
      ['what if only 100 of em', ['37.5'], ['Yes']],
      ['can i put invoices in that class', ['First-Class']],
    ],
  },
  {
    id: 'turns-twelve-into-eleven',
    subject: 'envelopes',
    turns: [
      ['reply envelope that goes in a #10', ['#9']],
      ['can a #10 go inside a #11?', ['Yes']],
      ['what about #12 into it', ['No', '#11'], ['Yes']],
    ],
  },
  {
    id: 'turns-window-play',
    subject: 'envelopes',
    turns: [
      ['where’s the window on a #10', ['7/8', '1/2']],
      ['is it same on the #9', ['7/8', '1/2']],
      ['how much play do i leave around the address', [['1/8']], ['2 × 4']],
    ],
  },
  {
    id: 'turns-pocket-folder-postage',
    subject: 'postage',
    turns: [
      ['env for 8.5x11 unfolded?', ['9 × 12']],
      ['it’s a 9x12 pocket folder actually', ['9-1/2 × 12-1/2']],
      ['postage class for that', ['$1.69', 'flat'], ['$0.82']],
      ['is 12x15-1/2 ok as flat too', ['parcel']],
    ],
  },
  {
    id: 'turns-card-shape',
    subject: 'mailing',
    turns: [
      ['4x11 card, is the shape ok', ['2.75', 'nonmachinable']],
      ['4x10', ['2.5', 'machinable'], ['nonmachinable']],
      ['what surcharge would the first one get', ['$0.49']],
    ],
  },
  {
    id: 'turns-preflight-ppi',
    subject: 'preflight',
    turns: [
      ['preflight says my image is 180ppi is that fail', ['Warning', '150']],
      ['700 ppi?', ['Warning', '600']],
    ],
  },
  {
    id: 'turns-line-then-type',
    subject: 'files',
    turns: [
      ['thinnest line i can use', ['0.25 pt']],
      ['0.1pt what happens', ['Too thin']],
      ['smallest type?', ['8 pt'], ['0.1 pt']],
    ],
  },
  {
    id: 'turns-rush-cards',
    subject: 'prices',
    turns: [
      ['ballpark 1000 business cards', ['$30']],
      ['premium with soft touch + foil', ['$190']],
      ['need em in 2 days', ['1–2', '25–100%']],
    ],
  },
  {
    id: 'turns-dark-flood',
    subject: 'presses',
    turns: [
      ['1500 flyers, offset or digital', ['Digital']],
      ['theyve got a huge flood of dark blue', ['toner may band', 'offset']],
      ['also a metallic pantone', ['Sheetfed offset']],
    ],
  },
  {
    id: 'turns-price-each',
    subject: 'prices',
    turns: [
      ['5000 trifolds cost roughly?', ['$560']],
      ['drop it to 2500', ['$350']],
      ['so price each goes up how much', ['$0.03 more each']],
      ['does that include mailing', ['No', 'Printing only'], ['Marketing Mail']],
    ],
  },
  {
    id: 'turns-dark-behind-barcode',
    subject: 'mailing',
    turns: [
      ['where does the barcode go on a card', ['4-3/4', '5/8']],
      ['can i put my dark photo behind it', ['light background', 'no dark photo']],
      ['how far up does the address go max', ['2-3/4']],
      ['mail house asked for 2x4 clear, same thing?', ['Mail houses ask'], ['too small']],
    ],
  },
  {
    id: 'turns-a10',
    subject: 'envelopes',
    turns: [
      ['envelope for half letter cards 5.5x8.5', ['A9']],
      ['why not a8', ['No', '7-7/8']],
      ['ok and a 6x9 card, a10?', ['No', 'A10'], ['Yes']],
    ],
  },
  {
    id: 'turns-preflight-on-phone',
    subject: 'preflight',
    turns: [
      ['can i preflight a 40mb pdf on my phone', ['No', '30 MB'], ['Yes']],
      ['25mb and 120 pages', ['No', '100 pages'], ['Yes', '120# Cover']],
      ['is full mode on ipad', ['No', 'Quick Scan'], ['Yes']],
    ],
  },
  {
    id: 'turns-ink-by-finish',
    subject: 'files',
    turns: [
      ['newsprint tac?', ['240%']],
      ['gloss coated', ['300–320%'], ['240%']],
    ],
  },
  {
    id: 'turns-card-grams',
    subject: 'mailing',
    turns: [
      ['6x11 card on 14pt, what’s it weigh', ['0.53']],
      ['letter or card price', ['letter', '$0.82'], ['$0.65']],
      ['in grams the weight', [['15 g', '14.9 g']], ['28']],
    ],
  },
  {
    id: 'turns-card-in-a7',
    subject: 'envelopes',
    turns: [
      ['what’s the size of an A7 envelope', ['5-1/4 × 7-1/4']],
      ['what size card goes in it', ['5-1/8 × 7']],
    ],
  },
];

export const conversationsOnMail = turnsOf(all);
