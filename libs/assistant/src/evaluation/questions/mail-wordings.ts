import type { EvaluatedQuestion, Subject } from '../evaluated-question.ts';

type Row = readonly [
  ask: EvaluatedQuestion['ask'],
  must: NonNullable<EvaluatedQuestion['must']>,
  mustNot?: readonly string[],
];

const mailing: readonly Row[] = [
  ['If I want to pay the cheap post card stamp, how big can it be', ['4.25 x 6']],
  ['can I mail a postcard thats 5x7 at the post card rate', ['no', '$0.82']],
  ['can I put a postcard stamp on a 4.25x6 reply card', ['yes', '$0.65']],
  ['our mailer is 12" x 6", letter or flat?', ['flat']],
  ['will my 4.25 x 11 card go as a letter?', ['nonmachinable', '2.59']],
  ['15 x 12.5 mailer?', ['parcel', '12 x 15']],
  ['can my postcard be 3x5', ['too small', '3.5 x 5']],
  ['half inch thick catalog, is it a letter', ['flat', '0.25']],
  ['can a flat be 1 inch thick', ['parcel', '0.75']],
  ['what counts as an oversized letter', ['6.125 x 11.5']],
  ['how thick can a letter get before its a package', ['0.25']],
  ['is the A2 envelope too square to mail', ['1.31', 'machinable']],
  ['is 12pt enough for 6x9', ['yes', '0.012', '0.009']],
  ['80lb gloss cover 5.5x8.5 postcard ok for mailing', ['no', '0.007', '0.009']],
  ['18pt postcard at the post card price', ['no', '0.016']],
  ['can I mail 200 gsm postcards', ['0.007', '0.009']],
  ['lumpy mail with a pen inside', ['nonmachinable', '$0.49']],
  ['how stiff can a letter be', ['bend', '11 in']],
  ['what does PRSRT STD mean', ['Marketing Mail']],
  ['what is the DSCF discount', ['$0.374', '$0.395']],
  ['is EDDM cheaper than bulk mail', ['$0.26', '$0.395']],
  ['is EDDM faster than bulk', ['2-5 days', '4-7']],
  ['is 8.5 x 11 tri-folded ok for eddm', ['no']],
  ['can I drop 6000 EDDM at once', ['5,000', '2 days']],
  ['do i need ncoa for eddm', ['without a list']],
  ['eddm per piece with permit at DDU', ['$0.259']],
  ['what form do I bring for EDDM', ['3587']],
  ['how many postcards to qualify for bulk mailing', ['200', '50 lb']],
  ['is 50 pounds enough for bulk mail', ['yes', '50 lb']],
  ['difference between first class and marketing mail', ['200', '4-7', '1-5 days']],
  ['which form for nonprofit authorization', ['3624']],
  ['how many extra postcards should I print for mailing', ['3-5%']],
  ['checklist before mailing a postcard', ['1.3 to 2.5', '95 days']],
  ["what's the biggest cost in a direct mail campaign", ['postage']],
  ['postcard or letter for private info', ['private']],
  ['single tab ok on trifold?', ['no', '2 tabs']],
  ['can you use perforated tabs', ['without perforations']],
  ['do i need tabs if my tri-fold goes in an envelope', ['no tabs']],
  ['can self mailers use 60# paper', ['no', '70#']],
  ['what if my self mailer weighs 3.5 oz', ['too heavy', '3 oz']],
  ['how many panels can a self mailer have', ['12 panels']],
  ['does a gatefold self mailer work', ['sealed']],
  ['perfect bound book as letter?', ['perfect-bound', '3 tabs']],
  ['booklet spine which direction when mailing', ['bottom']],
  ['can the indicia be handwritten', ['never hand-drawn']],
  ['can i have a dark background behind the address', ['light background']],
  ['how much space at the bottom of a postcard for the barcode', ['5/8', '4.75']],
  ['i need 8 sheets of 20lb paper in a #10, how many stamps', ['$1.11']],
  ['is a 24 page 8.5x11 booklet on 100# text under 3.5 oz', ['no', '3.78']],
];

const postage: readonly Row[] = [
  ['our postcard is 5.5 x 11, what is the postage for 2,000?', ['$520', '$790', '$1,640']],
  ['300 postcards - cheaper with stamps or bulk?', ['$118.50', '$195']],
  ['20000 6x11 marketing mail postage dropped at the SCF', ['$7,480', '$8,280']],
  ['8.5 x 11 newsletter folded in half, 8 pages 80# gloss text, postage for 3000 bulk', ['$1,185', '$1,401']],
  ['first class vs marketing mail for 3,000 6x11 cards', ['$1,185', '$2,460']],
  ['how much to mail 3000 8.5x11 catalogs at 3.5oz', ['$2,349', '$3,780']],
  ['cost for eddm 3000 8.5 x 11 at 4 oz', ['3.3 oz'], ['$780']],
  ['4 oz letter postage', ['flat', '3.5 oz']],
  ['how much has the stamp gone up', ['$0.78', '$0.82']],
  ['what will a stamp cost in january 2027', ['Jul 12, 2026', 'January 2027', 'once per fiscal year']],
  ['what would 600 presorted 4x6 postcards cost', ['mail house'], ['$390 ']],
  ['price for 499 letters presorted', ['500', '$409.18']],
  ['How much more is a flat than a letter?', ['$0.82', '$1.69']],
];

const envelopes: readonly Row[] = [
  ['DL or #10 for A4 folded in three', ['yes', '4.125 x 9.5']],
  ['does an 11x17 sheet fit in a #10', ['in half, then in thirds']],
  ['envelope for 11x17 folded to 8.5x11', ['9 x 12']],
  ['env for a 8.5x14 sheet folded in thirds', ['A9']],
  ['largest envelope that mails as a letter', ['6.125 x 11.5', '#14']],
  ['is a 6.5x9.5 envelope a flat', ['flat']],
  ['does an A7 envelope need extra postage', ['$0.82', 'without a surcharge']],
  ['what is a remittance envelope', ['large gummed flap']],
  ['how is a booklet envelope opened', ['long side']],
  ['does a 4x9 rack card fit a #10', ['yes']],
  ['envelope to fit 4 1/4 x 9 1/2 insert', ['#11']],
  ['which letterhead size goes with a monarch envelope', ['7.25 x 10.5']],
];

const chatty: readonly Row[] = [
  [
    'ok so my boss thinks a 6x11 postcard mails at the postcard price, is that true? its 14pt and goes to about 900 people',
    ['no', 'letter', '$0.82'],
  ],
  [
    'if i mail 180 letters can i use bulk rate or do i just need stamps? what would the stamps cost',
    ['$147.60', '200'],
  ],
  [
    'is 200 pieces the minimum for bulk even if theyre heavy? ours are 5 oz each and only have 170',
    ['yes', '53.1', '50 lb'],
  ],
  [
    'the intern says anything up to 1/4 inch thick is a letter so our 9x12 catalog thats 1/8 thick should be a letter. right?',
    ['no', 'flat'],
  ],
  [
    'does it matter for postage if our 5x7 card is landscape or portrait? thinking of putting the address the short way',
    ['yes', '1.4', 'nonmachinable'],
  ],
  ['is a 4.25 x 11 rack card mailable as letter w/out surcharge', ['no', '2.59', '$0.49']],
  ['my mailer is 11.75 inches long and 5 high is that still letter', ['no', 'flat', '11.5']],
  [
    'if I fold an 11x17 in half and then in half again can I mail it as a letter w/o envelope and what tabs',
    ['yes', '5.5 x 8.5', '2 tabs'],
  ],
  ['our booklet is 5.5 x 8.5 and spiral bound, can it go as a letter with tabs', ['no', 'flat'], ['3 tabs']],
  ['do I need extra postage for a wax seal on my wedding envelope, A7', ['nonmachinable', '$0.49'], ['tabs']],
  ['whats the heaviest a 9x12 envelope can be first class', ['13 oz']],
];

const chattyPostage: readonly Row[] = [
  [
    'mail house quoted us .395 for marketing mail letters but the report says 40% is mixed, so 10,000 pieces, 6,000 5-digit and 4,000 mixed. what do i budget',
    ['$4,238.00'],
  ],
  ['postage budget: 12,000 letters, first class presort, 70% 5-digit and 30% aadc', ['$7,635.60']],
  [
    'we had 5,000 pieces but 320 came back, so postage on 4,680 marketing mail letters mixed',
    ['$2,185.56'],
    ['$2,335'],
  ],
  [
    'I need to send 25 save the dates to England and 100 here in the US, 5x7 card in envelope, how much are stamps',
    ['$82.00', 'international'],
    ['$20.50'],
  ],
  [
    '8 page 8.5x11 report printed double sided on 28# bond, stapled and folded into a #10. how many stamps',
    ['1.09 oz', '$1.11'],
  ],
  [
    'hi so we do a newsletter every quarter, 16 pages 8.5x11 saddle stitched on 70# uncoated text self cover, bulk mail to 2,300 people. whats postage',
    ['1.77 oz', '$1,800.90'],
    ['1 oz'],
  ],
  [
    '6 x 9 catalog envelope w/ a 16 page 5.5x8.5 booklet 80# text inside, 1 piece first class, whats postage',
    ['1.27 oz', '$1.11'],
  ],
  ['we mailed a lumpy envelope w/ a pen in it, 2 oz, whats postage', ['$1.60', '$0.49']],
  ['do i save money if i trim my 6.25x9 card to 6x9 for marketing mail', ['$0.39', '$0.783', '$0.395']],
  ['what does usps charge for 250 8.5x11 flats by marketing mail weighing 2oz', ['$195.75']],
];

const unlisted: readonly Row[] = [
  [
    'we send around 60 packages a month, what does priority mail flat rate cost now',
    ['no prices', 'Priority Mail'],
  ],
  ['whats the postage to mexico for a 1oz letter', ['no international prices'], ['$0.82']],
  [
    "my catalog's 7.8 oz and 8.5x11. standard mail flats, 4000 copies, whats the postage",
    ['7.8 oz', 'our tables'],
    ['$3,132'],
  ],
  [
    'we want a 40 page catalog saddle stitched 8.5x11, 100# gloss text, cover 100# gloss cover. How much does one weigh and whats postage?',
    ['7.45 oz', '6.82 oz', 'our tables'],
    ['$1.69 with'],
  ],
];

const chattyWeights: readonly Row[] = [
  [
    'our catalog is 64 pages plus cover, 8.375 x 10.875, 60# gloss text inside, 80# gloss cover. ounces each? 12,000 copies total lbs',
    ['6.8 oz', '5,098.8 lb'],
  ],
  ['how much lighter is a 6x9 card on 12pt than 14pt, we have 20k going out', ['0.1 oz', '122.9 lb']],
  ['weight of 5000 letterheads on 24# bond', ['59.8 lb', '8.5 x 11']],
  [
    'i have 8 sheets of 24lb 8.5x11 plus a #9 reply envelope in a #10, one stamp or two?',
    ['1.89 oz', '$1.11', '#10'],
  ],
];

const chattyEnvelopes: readonly Row[] = [
  [
    'we have 450 thank you cards 4.25x5.5 folded, which envelope do they need and what will the stamps cost us',
    ['A2', '$369.00'],
  ],
  [
    'so my invitation is 5.25 x 7.25 i assumed A7 but the A7 is 5.25x7.25 too so is that going to be too tight',
    ['no', '5.125 x 7', 'A9'],
  ],
  ['if I use a #11 envelope instead of a #10 is the postage any different', ['the same', '$0.82']],
  ['a supplier in the UK lists a 162 x 229 mm envelope, what is that called here', ['C5', '6.38']],
];

const mailpieces: readonly Row[] = [
  ['USPS letters up to 6.5 in tall, so my 6.4x9 is fine right?', ['no', '4.5 x 6.4'], ['3.2 x 9']],
  ['can I mail a 6x12 card?', ['flat', '4 x 6'], ['6 x 6']],
  ['8x4 flyer folded in half mail as letter?', ['4 x 4', 'too small'], ['machinable']],
  ['4x6 card folded in half, can I mail it', ['no', '3 x 4', 'too small']],
  ['8.5x5.5 flyer folded in half, can I mail it', ['4.25 x 5.5', 'nonmachinable', '$1.31']],
  ['can I mail 11x17 folded by EDDM?', ['yes', '8.5 x 11']],
  ['does an 8.5x11 at 4 oz qualify for eddm', ['no', '3.3 oz', '4 oz'], ['6.25 x 9']],
  ['is 6x11 too large for a letter?', ['no', 'letter'], ['yes']],
  ['is 80# text not enough for a self-mailer over 1 oz?', ['no', 'is enough']],
  ['is 60# text too light for a self-mailer?', ['yes', 'too light']],
  ['is the 11x17 100# text self mailer over 1 oz', ['no', '0.63 oz']],
  ['5x7 on 110# index mailable?', ['borderline', '0.009']],
  ['is 9pt ok for 6x9', ['borderline', '0.009']],
  ['6.125 x 11.5 card with 0.009 paper', ['exactly the minimum']],
  ['can I mail a 3 x 5 card', ['too small', '3.5 x 5'], ['too thin']],
  ['largest postcard at the letter rate', ['6.125 x 11.5']],
  ['letter over 3.5 oz?', ['flat', '13 oz']],
];

const mailpiecePostage: readonly Row[] = [
  ['postage for 6x6 square at 2 oz', ['$1.60'], ['$1.31']],
  ['6.5x6.5, 2 oz postage', ['flat', '$1.69', 'only that price']],
  [
    ['20000 6x11 postcards postage', 'and postage via EDDM?'],
    ['$5,200', '5,000', '4 days'],
  ],
  ["what's cheaper 6x9 or 6x11 to mail 500 first class", ['$410', 'the same'], ['$310.50']],
  [
    'do I need a permit for 300 marketing mail letters and what is the total including permit',
    ['$898.50', '$920.10', '$246'],
  ],
  ['Since the stamp costs 73 cents, 1000 letters cost how much?', ['$0.82', '$820'], ['$59.86']],
];

const filledEnvelopes: readonly Row[] = [
  ['5.5x8.5 booklet 1/4 inch thick, which envelope', ['flat', '6 x 9'], ['as a letter']],
  ['6x6 card in a 6x6 envelope', ['no', '6.5 x 6.5'], ['9 x 12']],
  ['largest letter envelope', ['#14', 'A10']],
  ['envelope for a 6x9 booklet', ['7 x 10', 'booklet']],
  ['25 sheets of 20# in a #10', ['0.29 in', 'flat']],
];

const questionsOf = (subject: Subject, rows: readonly Row[], kind?: string): EvaluatedQuestion[] =>
  rows.map(([ask, must, mustNot], place) => ({
    id: `mail-wordings-${kind === undefined ? '' : `${kind}-`}${subject}-${place + 1}`,
    subject,
    ask,
    must,
    ...(mustNot && { mustNot }),
  }));

/** Other wordings of questions about mail: slang, fragments, units, negations; questions as in a chat, with several facts, claims and mistakes. */
export const mailWordings: readonly EvaluatedQuestion[] = [
  ...questionsOf('mailing', mailing),
  ...questionsOf('postage', postage),
  ...questionsOf('envelopes', envelopes),
  ...questionsOf('mailing', chatty, 'chatty'),
  ...questionsOf('postage', chattyPostage, 'chatty'),
  ...questionsOf('postage', unlisted, 'unlisted'),
  ...questionsOf('paper', chattyWeights, 'chatty'),
  ...questionsOf('envelopes', chattyEnvelopes, 'chatty'),
  ...questionsOf('mailing', mailpieces, 'piece'),
  ...questionsOf('postage', mailpiecePostage, 'piece'),
  ...questionsOf('envelopes', filledEnvelopes, 'filled'),
];
