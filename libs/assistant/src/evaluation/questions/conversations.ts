import { turnsOf, type Conversation } from '../conversation.ts';

/** Whole conversations, in which a message is understood from those before it. */
const all: readonly Conversation[] = [
  {
    id: 'turns-title-on-spine',
    subject: 'binding',
    turns: [
      ['spine for 128 pg perfect bound, 60# offset text, 10pt c1s cover?', ['0.308'], ['0.576']],
      ['and on 80# gloss text', ['0.244'], ['0.308']],
      ['enough to put a title on it?', [['1/4', '0.25'], '0.244'], ['128 pages work']],
    ],
  },
  {
    id: 'turns-heavier-really',
    subject: 'paper',
    turns: [
      ['which is heavier, 100# text or 80# cover', ['216', '148']],
      ['really?? 100 is more than 80', ['80# cover is heavier', 'basis size'], ['100# text is heavier']],
      ['so 100 text equals what in cover', [['54.7', '55#']], ['65#']],
    ],
  },
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
    id: 'turns-legal-tri-fold',
    subject: 'folding',
    turns: [
      ['panel sizes for letter trifold pls', ['3-11/16', '3-5/8'], ['3.667']],
      ['on legal?', ['4-11/16', '4-5/8'], ['3-11/16']],
      ['does the folded one fit a #10', ['No', '4-11/16'], ['Yes']],
      ['and the letter one?', ['Yes', '3-11/16'], ['4-11/16']],
    ],
  },
  {
    id: 'turns-why-not-uv',
    subject: 'coatings',
    turns: [
      ['need people to write on the back of a card. what coating', ['uncoated']],
      ['can they use a ballpoint on gloss aqueous', ['Hard to write']],
      ['why not uv', ['Hard to glue, foil or write on'], ['same pass']],
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
    id: 'turns-sixty-sheets',
    subject: 'folding',
    turns: [
      ['stock for pocket folders?', ['12–16 pt']],
      ['how many sheets does a 4" pocket hold', ['25 sheets']],
      ['my rep says 60 sheets no prob', ['25 sheets', 'double scores'], ['Sign in']],
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
    id: 'turns-same-gloss',
    subject: 'paper',
    turns: [
      ['6x9 postcard on 100# gloss cover, thick enough for usps?', ['No', '0.0087', '0.009']],
      ['and silk', ['Yes', '0.0095']],
      ['same gloss but cut to 4x6?', ['Yes', '0.007', '0.0087'], ['silk']],
      ['so 14pt is the safe bet', ['Yes', '0.014']],
    ],
  },
  {
    id: 'turns-pages-per-inch',
    subject: 'paper',
    turns: [
      ['ppi of 60# offset? pages per inch not pixels', ['444']],
      ['so 300 pages is how thick', ['0.675']],
      ['in mm pls', ['17.1 mm']],
      ['and if i swap to 70#', ['0.765'], ['0.675']],
    ],
  },
  {
    id: 'turns-roll-fold-cover',
    subject: 'folding',
    turns: [
      ['roll fold 4 panels from a 16" sheet, text weight. widths?', ['3-59/64', '4-3/64']],
      ['which one’s the cover', ['front cover', 'narrower'], ['60# to 100# text']],
      ['whats the diff to an accordion', ['equal panels', 'narrower']],
    ],
  },
  {
    id: 'turns-window-z-fold',
    subject: 'folding',
    turns: [
      ['statement w/ address showing thru a window, c fold or z?', ['Z-Fold', 'window'], ['20# bond']],
      ['are z panels equal', ['Yes'], ['1/16']],
      ['11 inch sheet so each is?', ['3.6667'], ['3-11/16']],
      ['can it go as a self-mailer without the envelope', ['every open edge']],
    ],
  },
  {
    id: 'turns-french-fold-cover',
    subject: 'folding',
    turns: [
      ['what’s a french fold', ['right angle']],
      ['100# cover ok for that?', ['100# text at most', 'gusset'], ['Yes']],
      ['17x11 folds to?', ['8-1/2 × 5-1/2']],
    ],
  },
  {
    id: 'turns-double-gate',
    subject: 'folding',
    turns: [
      ['double gate 17in 1/16 allowance', ['4-9/32', '4-7/32']],
      [
        'make the allowance 3/32',
        [
          ['4.2969', '4-19/64'],
          ['4.2031', '4-13/64'],
        ],
        ['4-9/32'],
      ],
    ],
  },
  {
    id: 'turns-sheet-yield',
    subject: 'binding',
    turns: [
      ['8.5x11 pages on a 23x35 sheet, how many', ['16 pages of 8-1/2 × 11']],
      ['half size pages?', ['32 pages of 5-1/2 × 8-1/2']],
      ['so is a 20 pager wasteful vs 16', ['20 pages cost more per page', 'Signatures']],
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
    id: 'turns-spot-uv-shift',
    subject: 'coatings',
    turns: [
      ['how do i set up spot uv in the file', ['100% spot']],
      ['thin lines ok?', ['0.5 pt']],
      ['best over what', ['matte']],
      ['how far off can it land', ['1/32'], ['I don’t know']],
    ],
  },
  {
    id: 'turns-fold-after-forty',
    subject: 'coatings',
    turns: [
      ['dry time of matte aqueous', ['20–40']],
      ['uv?', ['instant'], ['20–40']],
      ['so i can fold aqueous after 40 min', ['touch', 'schedule'], ['Yes']],
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
    id: 'turns-sewn-flatter',
    subject: 'binding',
    turns: [
      ['min pages for hardcover', ['48']],
      ['extra time?', ['2–4']],
      ['is sewn flatter than glued', ['Yes'], ['PDF']],
    ],
  },
  {
    id: 'turns-on-demand-difference',
    subject: 'binding',
    turns: [
      ['kdp spine for 250 pages white paper', ['0.563']],
      ['cream?', ['0.625']],
      ['the diff in mm', ['1.6 mm']],
    ],
  },
  {
    id: 'turns-shingle',
    subject: 'binding',
    turns: [
      ['creep w/ 28pp on 80# silk + 80# silk cover', ['0.0303']],
      ['so do i shingle', ['shingled', '0.03'], ['How many pages']],
      ['and without the separate cover', ['0.0228', 'no shingling'], ['0.0303']],
    ],
  },
  {
    id: 'turns-ninety-four',
    subject: 'binding',
    turns: [
      ['whats the most pages saddle can do', ['92']],
      ['94?', ['No', '8–92'], ['Yes']],
    ],
  },
  {
    id: 'turns-in-bond',
    subject: 'paper',
    turns: [
      ['120 gsm is what text weight', ['81']],
      ['bond?', [['31.9', '32#']], ['81']],
      ['heavier than 28# bond then', ['Yes', '105']],
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
    id: 'turns-wiped-menu',
    subject: 'coatings',
    turns: [
      ['restaurant menu, gets wiped down all day. coating?', ['Gloss lamination', 'wipes clean']],
      ['can i recycle it after', ['laminate isn’t recyclable']],
      ['aqueous is though?', ['Aqueous is recyclable']],
    ],
  },
  {
    id: 'turns-coil-for-half-inch',
    subject: 'binding',
    turns: [
      ['coil bound manual, how much space at holes', ['1/2']],
      ['what paper', ['60#–80# text']],
      ['251 pages ok?', ['250', '252']],
      ['how thick a coil for a 1/2in book', ['5/8'], ['0.566']],
    ],
  },
  {
    id: 'turns-inside-cover-varnish',
    subject: 'binding',
    turns: [
      ['min spine to print text on', ['1/4']],
      ['grain which way', ['parallel']],
      ['can i varnish the inside cover edge', ['No', '1/4']],
    ],
  },
  {
    id: 'turns-fold-tolerance',
    subject: 'folding',
    turns: [
      ['how close to the fold can text be', ['1/8']],
      ['folder says 1/32 slop, true?', ['1/32']],
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
    id: 'turns-cartons',
    subject: 'paper',
    turns: [
      ['weight of 1000 letter sheets 80# text in lbs', ['15.7']],
      ['5k?', [['78.5', '78.7', '79']]],
      ['cartons at 40lb max', ['2 cartons'], ['1 carton', '40# text']],
      ['and on 100# text', ['3 cartons']],
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
  {
    id: 'turns-check-booklet',
    subject: 'booklets',
    turns: [
      ['I have a 24 page saddle stitched booklet 5.5x8.5 on 80# gloss text'],
      ['what should I check', ['multiple of 4', '3/8', 'bleed']],
    ],
  },
  {
    id: 'turns-still-sure',
    subject: 'binding',
    turns: [
      ['can i saddle stitch 30 pages', ['28', '32']],
      ['are you sure', ['multiple of 4', '28', '32']],
      ['my printer said they can do it', ['multiple of 4'], ['Sign in']],
      ['what about 36', ['Yes'], ['30 pages']],
    ],
  },
];

export const conversations = turnsOf(all);
