import { turnsOf, type Conversation } from '../conversation.ts';

/** What a designer or buyer asks one after the other of postage and prices. */
const all: readonly Conversation[] = [
  {
    id: 'talk-cards-two-sizes',
    subject: 'postage',
    turns: [
      ['what does it cost to mail a 6x9 postcard with a stamp?', ['$0.82']],
      ['and 4x6?', ['$0.65']],
      ['2,000 of those?', ['$1,300'], ['$1,640']],
      ['and if we do the 6x9 after all?', ['$1,640']],
      ["what's the difference?", [['$340', '$0.17']]],
    ],
  },
  {
    id: 'talk-print-plus-post',
    subject: 'prices',
    turns: [
      ['rough price for 1,000 4x6 postcards?', ['$121']],
      ['5,000?', ['$305']],
      ['how much is that each', [['$0.06', '0.061', '6.1']]],
      ['what about postage', [['$3,250', '$0.65']]],
      ['and the total?', [['$2,125', '$3,400']]],
    ],
  },
  {
    id: 'talk-eddm',
    subject: 'postage',
    turns: [
      ['eddm postage for 3,000 6.5x9 cards?', ['$780']],
      ['what is that per piece', [['0.26', '26']]],
      ['and printing them?', ['$455']],
      ['total?', ['$1,235']],
      ['and for 5,000?', [['$1,955', '$1,300']]],
    ],
  },
  {
    id: 'talk-square-card',
    subject: 'postage',
    turns: [
      ['how much to mail a 6x6 card?', ['$1.31']],
      ['200 of them?', ['$262']],
      ['and as 5x7 instead?', [['$164', '$0.82']]],
      ['so how much do I save?', [['$98', '$0.49']]],
    ],
  },
  {
    id: 'talk-booklet-price',
    subject: 'prices',
    turns: [
      ['ballpark for 1,000 16 page 8.5x11 booklets?', ['$1,515']],
      ['per copy?', [['$1.52', '1.515', '1.51']]],
      ['what about 2,500', ['$2,505']],
      ['how much cheaper is each one then?', [['$0.51', '0.513', '51']]],
      ['and how long does it take?', [['7-10', '3-5']]],
    ],
  },
  {
    id: 'talk-wedding-weight',
    subject: 'postage',
    turns: [
      ['my 5x7 invitation is on 130# cover, how much does the card weigh?', [['0.28', '0.3']]],
      ['is that under an ounce?', ['1 oz']],
      ['and with the A7 envelope?', ['oz']],
      ['what stamp do I need?', ['$0.82']],
      ['for 150 of them?', ['$123']],
    ],
  },
  {
    id: 'talk-stamp-or-meter',
    subject: 'postage',
    turns: [
      ['how much to send a 2 oz letter?', ['$1.11']],
      ['metered?', ['$1.07']],
      ['so what do I save on 1,000?', ['$40']],
      ['and for 3 oz?', [['$1.36', '$1.40', '$40']]],
    ],
  },
  {
    id: 'talk-flyers-price',
    subject: 'prices',
    turns: [
      ['price for 2,500 8.5x11 flyers, full color both sides', ['$290']],
      ['each?', [['0.116', '$0.12']]],
      ['and double that?', ['$425']],
      ['whats the difference per piece', [['0.03', '0.031']]],
      ['what paper is that on?', ['100# gloss text']],
    ],
  },
  {
    id: 'talk-switch-topic',
    subject: 'postage',
    turns: [
      ['weight of a 32 page 8.5x11 saddle stitched catalog on 80# gloss text?', [['4.01', '4.02']]],
      ['ok. different thing: how much is postage on a 4x6 postcard', ['$0.65']],
      ['how heavy is it?', ['0.19']],
      ['and 3,000 of them to mail?', [['$1,950', '$1,185']]],
    ],
  },
  {
    id: 'talk-postcard-6x11',
    subject: 'postage',
    turns: [
      ['postage for 2,000 6x11 postcards, marketing mail', ['$790']],
      ['and first class presort?', [['$1,242', '0.621']]],
      ['so whats the savings', ['$0.226']],
      ['what did I need at minimum for the first one again?'],
      ['do those include the printing?', [['no', 'postage', 'printing']]],
    ],
  },
  {
    id: 'talk-crossover',
    subject: 'prices',
    turns: [
      ['cost of 500 tri-fold brochures', [['$182', '$210', '$155']]],
      ['1,000?', ['$224']],
      ['how much is that per brochure', ['0.224']],
      ['is it worth going to 2,500?', [['$350', '0.14']]],
      ['ok and what would those weigh', [['0.31', '49', '0.32']]],
    ],
  },
  {
    id: 'talk-price-vague',
    subject: 'prices',
    turns: [
      ['how much for 2,000 6x9 postcards printed?', ['$272']],
      ['and mailed?', [['$790', '$1,640', '$0.395']]],
      ['all in?', ['$910']],
      ['what if we only do 1000', [['$206', '$395', '$6']]],
      ['what did 2,000 cost again, just the printing', ['$272']],
    ],
  },
  {
    id: 'talk-nine-twelve',
    subject: 'postage',
    turns: [
      ['postage for a 9x12 envelope, 1 oz', ['$1.69']],
      ['and for 40 of them?', ['$67.60']],
      ['what if I fold it into a #10?', ['$0.82']],
      ['how much do I save on all 40?', ['$34.80']],
    ],
  },
  {
    id: 'talk-short-run',
    subject: 'prices',
    turns: [
      ['500 booklets, 8 pages, 8.5x11: rough price', ['$685']],
      ['16 pages?', ['$1,185']],
      ['difference?', ['$500']],
      ['how long would they take', ['3-5']],
      ['and if we need 5000 of the 8 pagers'],
    ],
  },
  {
    id: 'talk-greeting',
    subject: 'postage',
    turns: [
      ['5x7 greeting card in an A7, what postage', ['$0.82']],
      ['150 of those', ['$123']],
      ['metered instead?', ['$117']],
      ['what do I save?', ['$6']],
    ],
  },
  {
    id: 'talk-brochure-mail',
    subject: 'prices',
    turns: [
      ['price for 5,000 tri-folds', ['$560']],
      ['per piece?', [['0.112', '$0.11']]],
      ['mailing them marketing mail?', ['$1,975']],
      ['total?', [['$2,450', '$2,4', '$2,535']]],
      ['how heavy is one', [['0.31', '0.32']]],
    ],
  },
];

export const talksOfPrices = turnsOf(all);
