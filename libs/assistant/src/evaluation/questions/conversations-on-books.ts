import { turnsOf, type Conversation } from '../conversation.ts';

/** Conversations on bindings, booklets, folds, papers and coatings, in which a message is understood from those before it. */
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
    id: 'turns-sixty-sheets',
    subject: 'folding',
    turns: [
      ['stock for pocket folders?', ['12–16 pt']],
      ['how many sheets does a 4" pocket hold', ['25 sheets']],
      ['my rep says 60 sheets no prob', ['25 sheets', 'double scores'], ['Sign in']],
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

export const conversationsOnBooks = turnsOf(all);
