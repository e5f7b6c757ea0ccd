import type { EvaluatedQuestion, Subject } from '../evaluated-question.ts';

type Row = readonly [
  ask: EvaluatedQuestion['ask'],
  must: NonNullable<EvaluatedQuestion['must']>,
  mustNot?: readonly string[],
];

/** A weight decides the step: bounds, fractions, grams, several weights, the weight of the named paper. */
const weights: readonly Row[] = [
  [
    'our folded mailer comes in slightly more than an ounce, call it 1.3. which wafer seals?',
    ['1-1/2 in', '80#'],
  ],
  ['self-mailer heavier than 1 oz: tab size', ['1-1/2 in', '80#'], ['2 tabs of 1 in']],
  ['stamp for an envelope that is a hair over 2 ounces', ['$1.40'], ['$1.11']],
  ['what postage goes on a 1 3/4 oz letter', ['$1.11'], ['$0.82 with']],
  ['letter of two ounces and a half, stamped', ['$1.40']],
  ['first class stamp, letter weighs 45 grams', ['$1.11']],
  ['wafer seals for a half-fold self mailer, 11x17 on 100# gloss text', ['0.63 oz', '2 tabs of 1 in']],
  ['is 80# book enough for a self-mailer with a die-cut window', ['no', '100#']],
  ['20 page 8.5x11 magazine on 70# text, folded to 5.5x8.5 for mailing, what does it weigh', ['2.21 oz']],
  ['does the stamp for 2 oz differ from 3 oz on a letter', ['$1.11', '$1.40']],
  ['marketing mail flat at 18 oz allowed?', ['yes', '20 oz']],
  ['we have 160 catalogs of 6 oz each, ok for marketing mail?', ['yes', '60 lb']],
  ['fewest pieces for the 50 lb minimum at 10 oz apiece?', ['80 pieces']],
  ['6 x 9 envelope, 0.4 in thick, is it a flat', ['flat', '0.25'], ['$0.82']],
];

/** What the content, a price list or the post office itself decides. */
const classes: readonly Row[] = [
  ['utility bills to 2,400 homes, would standard mail be ok?', ['First-Class only', '$1,490.40'], ['$948']],
  ['can payroll stubs travel bulk', ['First-Class only']],
  ['can our customer receipts go at the nonprofit rate', ['First-Class only']],
  ['what do 600 invoices cost by marketing mail', ['First-Class only', '$372.60'], ['$237']],
  ['artist statement postcard ad, marketing mail ok?', [], ['First-Class only']],
  [
    'does a 5x8 card, 1,200 of them on our permit, still qualify for the postcard price?',
    ['yes', 'presort', 'no'],
  ],
  ['do we owe letter postage on a 7x9 piece', ['no', 'flat', '$1.69']],
  [
    'should I pick presort or marketing mail for gala invitations, timing matters',
    ['First-Class', '4-7', '1-5 days'],
  ],
  ['what is the downside of bulk compared with first class mail', ['4-7', 'advertising']],
  ['it must be in homes by Tuesday, what mail class?', ['First-Class', '1-5 days'], ['offset']],
  ['how much is first-class on a 10x13 envelope', ['$1.69'], ['is the cheapest']],
  ['does our mailing permit still have a balance?', ['can’t see'], ['$390']],
  ['explain EDDM and whether we need names', ['every household', '$0.26']],
  ['can I do EDDM on 100# gloss cover', ['yes', '0.0087']],
  ['postage for 80 save-the-dates in A7 envelopes', ['$65.60'], ['Marketing Mail']],
  ['presorting 1,500 letters saves how much', ['$169.50', '$298.50']],
];

/** What is asked of the piece's making: folds, seals, coatings, stocks, proportions. */
const pieces: readonly Row[] = [
  ['must an accordion-folded mailer be tabbed?', ['every open edge'], ['2 tabs of 1-1/2 in']],
  ['will staples do in place of wafer seals', ['no', '2 tabs']],
  ['is a single tab enough on a letter-size booklet?', ['3 tabs'], ['2 tabs']],
  ['most panels allowed on a folded mailer', ['12 panels']],
  ['is full-coverage UV on front and back alright for a mailed card?', ['No UV', 'barcode'], ['it depends']],
  ['laminating only the front side of a mailer card', ['picture side only']],
  ['18 pt 4x6 card, what stamp', ['$0.82'], ['$0.65 with', '14 pt']],
  ['80# gloss cover, 5.5x8.5 card, cheap client, fine?', ['no', '0.007', '0.009']],
  ['long side over short side for 4.5 x 11?', ['2.44', '1.3']],
  ['is length divided by height okay on a 4 x 11.5 letter', ['no', '2.88']],
  ['someone said a 6 inch square card costs extra, true?', ['yes', '$0.49']],
  ['at what weight does a letter turn into a flat', ['3.5 oz'], ['may weigh up to 13 oz']],
  ['biggest envelope one stamp will cover', ['6-1/8 x 11-1/2']],
  ['what do you know about #10 paper, is 24 lb usual', ['yes', '24# bond']],
  ['invitation with a ribbon, any extra postage fee?', ['nonmachinable', '$0.49']],
];

const rows = (subject: Subject, name: string, all: readonly Row[]): EvaluatedQuestion[] =>
  all.map(([ask, must, mustNot], place) => ({
    id: `mail-judgments-${name}-${place + 1}`,
    subject,
    ask,
    must,
    ...(mustNot && { mustNot }),
  }));

/** Verdicts and prices of mail that hang on one value, the content or the making of a piece. */
export const mailJudgments: readonly EvaluatedQuestion[] = [
  ...rows('postage', 'weights', weights),
  ...rows('mailing', 'classes', classes),
  ...rows('mailing', 'pieces', pieces),
];
