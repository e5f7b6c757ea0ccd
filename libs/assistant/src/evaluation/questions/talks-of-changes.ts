import { turnsOf, type Conversation } from '../conversation.ts';
import type { EvaluatedQuestion } from '../evaluated-question.ts';

/** What is asked of earlier figures in any words, of the sheet whose size was answered, and of a piece that was corrected. */
const all: readonly Conversation[] = [
  {
    id: 'change-two-orders',
    subject: 'postage',
    turns: [
      ['500 6x9 postcards postage by stamp', ['$410']],
      ['and for 1200?', ['$984']],
      ['what would i pay for the two orders together', [['$1,394', '$1,394.00']]],
    ],
  },
  {
    id: 'change-better-value',
    subject: 'prices',
    turns: [
      ['price for 250 business cards', ['$15']],
      ['and a thousand'],
      ['so which one’s the better value', ['1,000 is cheaper', '$0.11'], ['Gloss aqueous']],
      ['and what do I save per card?', ['$0.06']],
      ['total for both', ['$45 to $170']],
    ],
  },
  {
    id: 'change-square-holder',
    subject: 'postage',
    turns: [
      ['which envelope for a 6.25 x 6.25 invitation', ['6-1/2']],
      ['what will the postage be for 120 of these', ['$1.69'], ['4-1/8 × 9-1/2']],
    ],
  },
  {
    id: 'change-cheaper-size',
    subject: 'postage',
    turns: [
      ['postage for 300 6x9 cards with stamps', ['$0.82']],
      ['4x6 instead, would that be cheaper?', ['yes', '$0.65', '$195']],
    ],
  },
  {
    id: 'change-lighter-paper',
    subject: 'booklets',
    turns: [
      ['weight of a 24 page 8.5x11 booklet on 80# gloss text', ['3.01']],
      ['with 70# uncoated, would that be lighter?', ['yes', '2.66']],
    ],
  },
  {
    id: 'change-folder-on-press',
    subject: 'presses',
    turns: [
      ['how big is a 9x12 folder with two 4 in pockets when flat, what dimensions', ['19-1/2 × 16']],
      ['will it go on a digital press', ['no', '13 × 19']],
    ],
  },
  {
    id: 'change-fold-same-envelope',
    subject: 'envelopes',
    turns: [
      ['folded size of a 16 x 8.5 roll fold', ['4-3/64']],
      ['can it go in a #10 envelope', ['no'], ['holds an insert']],
      ['and with an accordion?', ['yes', '4 × 8-1/2']],
    ],
  },
  {
    id: 'change-rounded-pages',
    subject: 'booklets',
    turns: [
      ['saddle stitched catalog, we ended up with 42 pages', [['40', '44']]],
      ['make it 44 then, plus a separate cover. total pages?', ['48'], ['42 pages don’t work']],
      ['creep on 70# uncoated with an 80# uncoated cover?', [['0.0618', '0.062']], ['How many pages']],
    ],
  },
  {
    id: 'change-back-to-regular',
    subject: 'prices',
    turns: [
      ['1000 business cards price', ['$30']],
      ['with soft touch and foil', ['$135']],
      ['let’s go back to the regular ones, 2500', undefined, ['soft touch', 'premium']],
    ],
  },
  {
    id: 'change-points-of-limit',
    subject: 'mailing',
    turns: [
      ['minimum thickness for a 6 x 10 postcard', ['0.009']],
      ['in points', ['9 pt'], ['6000', '10000']],
      ['would 12 pt do', ['yes']],
    ],
  },
  {
    id: 'change-concluded-figure',
    subject: 'units',
    turns: [
      ['145 gsm to text lb', ['98']],
      ['so about 98#?', ['yes'], ['The same']],
    ],
  },
  {
    id: 'change-other-property',
    subject: 'coatings',
    turns: [
      ['which is cheaper, aqueous or lamination', ['aqueous']],
      ['doesn’t aqueous turn yellow though', [['doesn’t yellow', 'aqueous doesn’t']]],
    ],
  },
];

const inOneMessage: readonly EvaluatedQuestion[] = [
  {
    id: 'both-line-and-bleed',
    subject: 'files',
    ask: 'min line weight? also how much bleed',
    must: ['0.25 pt', '0.125 in'],
  },
  {
    id: 'both-press-and-price',
    subject: 'prices',
    ask: 'digital or offset for 400 postcards, and whats that gonna run me',
    must: ['digital', '$'],
  },
  {
    id: 'both-spine-and-limit',
    subject: 'binding',
    ask: 'spine for 120 pages on 80# gloss text? and page limit for stapling',
    must: ['0.230', '92'],
    mustNot: ['has no spine'],
  },
  {
    id: 'both-margin-and-resolution',
    subject: 'files',
    ask: 'safe margin for text? resolution for photos?',
    must: ['0.125 in', '300 ppi'],
  },
];

export const talksOfChanges: readonly EvaluatedQuestion[] = [...turnsOf(all), ...inOneMessage];
