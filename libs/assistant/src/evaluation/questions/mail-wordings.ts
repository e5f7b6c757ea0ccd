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
  ['is EDDM faster than bulk', ['2-5 days', '3-10']],
  ['is 8.5 x 11 tri-folded ok for eddm', ['no']],
  ['can I drop 6000 EDDM at once', ['5,000', '2 days']],
  ['do i need ncoa for eddm', ['without a list']],
  ['eddm per piece with permit at DDU', ['$0.259']],
  ['what form do I bring for EDDM', ['3587']],
  ['how many postcards to qualify for bulk mailing', ['200', '50 lb']],
  ['is 50 pounds enough for bulk mail', ['yes', '50 lb']],
  ['difference between first class and marketing mail', ['200', '3-10', '1-5 days']],
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
  ['what will a stamp cost in january 2027', ['Jul 12, 2026']],
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

const questionsOf = (subject: Subject, rows: readonly Row[]): EvaluatedQuestion[] =>
  rows.map(([ask, must, mustNot], place) => ({
    id: `mail-wordings-${subject}-${place + 1}`,
    subject,
    ask,
    must,
    ...(mustNot && { mustNot }),
  }));

/** Other wordings of questions about mail: slang, fragments, units, negations. */
export const mailWordings: readonly EvaluatedQuestion[] = [
  ...questionsOf('mailing', mailing),
  ...questionsOf('postage', postage),
  ...questionsOf('envelopes', envelopes),
];
