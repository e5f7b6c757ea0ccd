import { turnsOf, type Conversation } from '../conversation.ts';

/** What a designer or buyer asks one after the other of a book, a mailing or a price. */
const all: readonly Conversation[] = [
  {
    id: 'talk-digest-24',
    subject: 'booklets',
    turns: [
      ['How thick is a 24 page 5.5x8.5 saddle stitched booklet, self cover, 80# gloss text?', ['0.042']],
      ['and what does it weigh?', ['1.51']],
      ['what would it cost to mail one?', ['$1.11'], ['$0.82']],
      [
        'does it need tabs',
        [
          ['three', '3'],
          ['1.5', '1-1/2'],
        ],
      ],
      ['how much for 500 of those?', ['$555']],
      ['how thick was it again, in mm', [['1.07', '1.1']]],
    ],
  },
  {
    id: 'talk-novel',
    subject: 'binding',
    turns: [
      [
        'spine width for a 200 page perfect bound book on 60# uncoated offset with a 10pt C1S cover',
        ['0.47'],
      ],
      ['is that enough for the title?', ['yes']],
      ['and if it goes to 300 pages', ['0.695']],
      ['in mm?', [['17.65', '17.7']]],
      ['what about 340', [['300', 'too many']]],
      ['so what binding then?', [['case', 'coil', 'thread', 'sewn', 'hardcover']]],
    ],
  },
  {
    id: 'talk-novel-weight',
    subject: 'booklets',
    turns: [
      ['spine for 200 pages of 60# offset, 6x9 perfect bound?', [['0.45', '0.47']]],
      ['how heavy would one be?', [['10.94', '10.9', '11.']]],
      ['and a box of 40?', ['27.3']],
    ],
  },
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
    id: 'talk-invitation',
    subject: 'envelopes',
    turns: [
      ['what envelope do I need for a 5x7 invitation?', ['A7']],
      ['how big is that?', ['5-1/4 x 7-1/4']],
      ['and how much to mail it?', ['$0.82'], ['$1.31']],
      ['what about a 5.5 inch square one instead?', [['$1.31', '$0.49', 'nonmachinable']]],
      ['how much more is that?', ['$0.49']],
      ['ok back to the A7, does a 5x7 card really fit', [['yes', 'fits', '5-1/8', '1/4 in']]],
    ],
  },
  {
    id: 'talk-sixty-pages',
    subject: 'binding',
    turns: [
      ['saddle stitch or perfect bound for a 60 page 8.5x11 report?', [['saddle', 'perfect']]],
      ['can 60 pages even be stapled?', [['yes', '8-92', 'works']]],
      ['which is cheaper?', ['saddle', ['cheaper', 'less', 'level 2', 'Moderate', 'lower']]],
      ['and which lies flatter?', ['saddle']],
      ['what if it ends up at 62 pages?', ['64']],
    ],
  },
  {
    id: 'talk-letter-or-flat',
    subject: 'mailing',
    turns: [
      [
        'Will a 32 page 8.5x11 saddle stitched booklet on 70# gloss text mail as a letter?',
        ['no', ['flat', 'large envelope']],
      ],
      ['why not?', [['6-1/8', '6.125', '11-1/2']]],
      ['what if we make it 5.5x8.5', [['letter', 'yes']]],
      ['what does it weigh at that size?', ['1.77']],
      ['so how much postage?', ['$1.11']],
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
    id: 'talk-creep',
    subject: 'booklets',
    turns: [
      ['creep on a 64 page saddle stitched book, 100# silk text?', ['0.0735']],
      ['in mm', [['1.87', '1.9']]],
      ['is that a lot?', ['0.03', ['shingl', 'more', 'above', 'yes']]],
      ['and with half the pages?', [['0.0343', '0.034']]],
      ['so do I still have to shingle?', [['yes', 'above', '0.03']]],
    ],
  },
  {
    id: 'talk-cover-spread',
    subject: 'binding',
    turns: [
      ['what is the spine on 150 pages of 50# offset, perfect bound 6x9?', [['0.2925', '0.293', '0.3125']]],
      ['how much bleed does the cover need?', [['0.125', '1/8']]],
      ['so how wide is the whole cover then?', ['12.313']],
    ],
  },
  {
    id: 'talk-six-eleven',
    subject: 'mailing',
    turns: [
      ['is 100# silk cover thick enough for a 6x11 postcard?', ['yes', '0.0095']],
      ['would gloss work too?', ['0.0087']],
      ['and 14 pt?', ['0.014', ['yes', 'passes', 'enough']]],
      ['is it still under an ounce?', ['0.53']],
      ['so 82 cents each?', ['$0.82']],
      ['what if I mail 400 of them', ['$328']],
    ],
  },
  {
    id: 'talk-timeline',
    subject: 'booklets',
    turns: [
      ['how long does it take to print 500 saddle stitched booklets?', ['3-5']],
      ['what if we add foil stamping', ['2-3']],
      ['so how long in total?', ['5-8']],
      ['can it be rushed?', ['1-2']],
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
    id: 'talk-classes',
    subject: 'mailing',
    turns: [
      ['how many pieces do I need for marketing mail?', ['200']],
      ['and presorted first class?', ['500']],
      ['which is faster?', ['first-class']],
      ['which is cheaper?', ['marketing']],
    ],
  },
  {
    id: 'talk-program',
    subject: 'binding',
    turns: [
      ['best binding for a 40 page concert program?', ['saddle']],
      ['how thick will it be on 80# silk text?', ['0.076']],
      ['is that too thick to staple?', [['no', 'fine', '1/8']]],
      ['and with a 100# silk cover?', ['0.095']],
      ['what about the weight, 5.5 by 8.5', [['2.51', '2.5', '3.', '2.8', '2.26']]],
    ],
  },
  {
    id: 'talk-ten-reply',
    subject: 'envelopes',
    turns: [
      ['what size is a #10 envelope?', ['4-1/8 x 9-1/2']],
      ['which reply envelope goes inside?', ['#9']],
      ['what size is that one?', ['3-7/8 x 8-7/8']],
      ['does a letter fit in it if folded in thirds?', [['yes', 'fits', '3-11/16', '3-2/3']]],
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
    id: 'talk-church-bulletin',
    subject: 'booklets',
    turns: [
      ['i have a 12 page church bulletin, 8.5x11 folded to 5.5x8.5, on 60# offset'],
      ['how thick does that get', ['0.027']],
      ['weight?', ['0.57']],
      ['can we mail it with one stamp?', ['$0.82', 'yes']],
      ['and if we go to 16 pages', [['0.76', 'yes', '$0.82']]],
    ],
  },
  {
    id: 'talk-catalog-web',
    subject: 'binding',
    turns: [
      ['Spine for a 96 page catalog, 80# gloss text, 12pt C1S cover, perfect bound', ['0.192']],
      ['is that wide enough to print on?', ['yes', '1/8']],
      ['for text too?', ['no', '1/4']],
      ['what if we switch to 100# gloss?', ['0.245']],
      ['so now?'],
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
    id: 'talk-photobook',
    subject: 'binding',
    turns: [
      ['which binding lies completely flat for a photo book?', ['layflat']],
      ['how many pages can it have?', ['200']],
      ['and the minimum?', ['20']],
      ['is it expensive?', [['4', 'moderate']]],
      ['what would be cheaper?', [['coil', 'wire', 'saddle', 'perfect']]],
    ],
  },
  {
    id: 'talk-eddm-flat',
    subject: 'mailing',
    turns: [
      ['can a 6x9 postcard go EDDM?', ['no']],
      ['why not?', [['6-1/8', '10-1/2', '10.5']]],
      ['what about 6.5x9?', ['yes']],
      ['how much is that for 2500?', ['$650']],
      ['and with printing?', [['$1,0', '$405', '$995', '$1,055']]],
    ],
  },
  {
    id: 'talk-coil-manual',
    subject: 'binding',
    turns: [
      ['120 page training manual, 8.5x11, coil bound on 70# offset. how thick?', ['0.306']],
      ['so what size coil?', [['0.431', '7/16']]],
      ['how heavy is each book?', [['13.3', '13.2', '13.27', '13.28']]],
      ['25 of them?', [['20.7', '20.8', '20.']]],
    ],
  },
  {
    id: 'talk-wedding',
    subject: 'envelopes',
    turns: [
      ['our invitation is 6x6 square, what envelope?', [['6-1/2', '6-1/2 x 6-1/2']]],
      ['what does that cost to mail?', [['$1.69', 'flat']]],
      ['and if the card was 5.5 square', [['$1.31', '6 x 6']]],
      ['is that cheaper than a 5x7?', [['no', '$0.82']]],
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
    id: 'talk-spec-chat',
    subject: 'booklets',
    turns: [
      ["we're doing a 20 page booklet 6x9, 100# gloss text, self cover"],
      ['is 20 pages ok for saddle stitch', ['yes']],
      ["what'll it weigh", [['1.82', '1.8']]],
      ['how much to mail each one first class', ['$1.11']],
      ['what about 80# instead', [['1.45', '1.46', '$1.11']]],
      ['how many tabs does it need?', [['three', '3']]],
      ['and what size should they be', ['1-1/2']],
    ],
  },
  {
    id: 'talk-perfect-vs-case',
    subject: 'binding',
    turns: [
      ['perfect bound or case bound for a 180 page history book?', [['perfect', 'case']]],
      ['which one lasts longer?', [['case', 'sewn']]],
      ['and the price difference?', [['level', '3', '5']]],
      ['how thick would the book be on 60# offset?', [['0.405', '0.425', '0.425', '0.58']]],
      ['can the spine have a title?', [['yes', '1/4']]],
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
    id: 'talk-a7-chain',
    subject: 'envelopes',
    turns: [
      ['biggest card for an A7?', [['5-1/8 x 7', '5 x 7', '5x7']]],
      ['and an A2?', ['4-1/4 x 5-1/2']],
      ['is that one a normal stamp?', ['$0.82']],
      ['and the first?'],
      ['what would 100 of those cost', ['$82']],
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
    id: 'talk-flat-weight',
    subject: 'mailing',
    turns: [
      ['can a 9x12 booklet of 48 pages on 80# gloss mail as a flat?', [['yes', 'flat']]],
      ['what does that one weigh', [['6.9', '6.96', '6.97']]],
      ['is it under the limit?', [['13 oz', 'yes']]],
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
    id: 'talk-saddle-heavy',
    subject: 'binding',
    turns: [
      ['can I saddle stitch 72 pages on 100# gloss text?', [['72', '0.166', '40-48']]],
      ['how thick would that be?', ['0.166']],
      ['and on 70# gloss?', ['0.108']],
      ['is that ok?', [['yes', 'fine', 'under', '1/8', '3/16']]],
      ['what about perfect binding for it instead?', [['32-300', 'works', 'yes', '0.1']]],
      ['how wide is the spine then?', ['0.128']],
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
    id: 'talk-self-mailer',
    subject: 'mailing',
    turns: [
      ['tri-fold self mailer on 80# gloss text, 8.5x11. tabs?', [['two', '2']]],
      ['what does it weigh?', ['0.25']],
      ['so 1 inch tabs are ok?', [['yes', '1 in']]],
      ['and thickness, is it over .009?'],
      ['postage at marketing mail rates for 1500?', [['$592.50', '$0.395']]],
    ],
  },
  {
    id: 'talk-wireo',
    subject: 'binding',
    turns: [
      ['wire-o or coil for a 90 page cookbook?', [['coil', 'wire']]],
      ['which one is cheaper', ['coil']],
      ['do both fold back on themselves?', [['yes', '360', 'all the way']]],
      ['is 91 pages ok?', [['no', 'even', '92', 'multiple']]],
      ['how thick on 70# offset', ['0.235', '46 leaves']],
    ],
  },
  {
    id: 'talk-eddm-three',
    subject: 'mailing',
    turns: [
      ['what sizes work for EDDM?', [['10-1/2', '6-1/8']]],
      ['does 8.5x11 work?', ['yes']],
      ['how much postage for 1,000 of those', ['$260']],
      ['and what would printing cost', ['$386']],
      ['so altogether?', ['$646']],
      ['per household?', [['0.65', '0.646']]],
    ],
  },
  {
    id: 'talk-annual',
    subject: 'binding',
    turns: [
      [
        'Annual report, 64 pages plus cover, 8.5x11, 80# silk text. Saddle stitch ok?',
        [['yes', '64', '8-92']],
      ],
      ['how thick is the text block at the fold', ['0.142']],
      ['will it creep much?', ['0.067']],
      ['could the printer perfect bind it instead', [['yes', '32-300']]],
      ['then how wide would the spine be', [['0.122', '0.142', '0.1416', '0.14']]],
      ['and the weight of one copy?', [['8.54', '8.53']]],
    ],
  },
  {
    id: 'talk-realtor',
    subject: 'mailing',
    turns: [
      ['what does it cost to mail 800 6x11 postcards marketing mail', [['$316', '0.395']]],
      ['vs first class stamps?', ['$656']],
      ['how much would that save me', [['$282', '$340']]],
      ['do they need to be a certain thickness', ['0.009']],
      ['would 100# gloss cover do?', ['0.0087']],
      ['ok 14 pt then. how much does one weigh', ['0.53']],
      ['total weight for all of them', [['26.2', '26.5', '26.3']]],
    ],
  },
  {
    id: 'talk-envelope-booklet',
    subject: 'envelopes',
    turns: [
      ['which envelope fits a 5.5x8.5 booklet?', [['6 x 9', 'A9']]],
      ['how much is postage with that one', ['$0.82']],
      ['the booklet weighs 1.5 oz, does that change it?'],
      ['what is the most it can weigh as a letter?'],
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
    id: 'talk-thesis',
    subject: 'binding',
    turns: [
      ['I want to print 30 copies of a 180 page thesis, letter size, 24# bond, coil bound'],
      ['how thick is each copy?', [['0.41', '0.414']]],
      ['weight of one?', ['17.24']],
      ['and all 30 together', ['32.3']],
      ['could it be case bound?', [['yes', '48-1,000']]],
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
  {
    id: 'talk-spine-two',
    subject: 'binding',
    turns: [
      ['spine on 240 pages 70# offset?', [['0.612', '0.632']]],
      ['on 80# gloss text?', [['0.42', '0.44']]],
      ['in mm', [['11.2', '10.7']]],
      ['enough for a title', ['yes']],
      ['what would it weigh at 6x9', [['17.', '18.']]],
    ],
  },
];

export const talksOfPieces = turnsOf(all);
