import { turnsOf, type Conversation } from '../conversation.ts';

/** What a designer or buyer asks one after the other of a book. */
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

export const talksOfBooks = turnsOf(all);
