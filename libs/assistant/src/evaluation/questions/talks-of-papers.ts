import { turnsOf, type Conversation } from '../conversation.ts';

/** What a designer or buyer asks one after the other of papers and coatings. */
const all: readonly Conversation[] = [
  {
    id: 'talk-hundred-gloss',
    subject: 'paper',
    turns: [
      ['how thick is 100# gloss cover?', ['0.0087']],
      ['in mm?', [['0.22', '0.221']]],
      ['and the uncoated one', ['0.0135']],
      ['which of those can I use for a 6x9 postcard?', ['uncoated', '0.009']],
      ['what gsm is it', ['270']],
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
    id: 'talk-reams',
    subject: 'paper',
    turns: [
      ['what do 1,000 sheets of 8.5x11 20# bond weigh?', ['10 lb']],
      ['24#?', ['12 lb']],
      ['and 5000 of them?', ['60']],
      ['what is that in kilos', ['27.22']],
    ],
  },
  {
    id: 'talk-eighty-text',
    subject: 'paper',
    turns: [
      ['caliper of 80# gloss text?', ['0.0035']],
      ['and uncoated?', ['0.0057']],
      ['how high is a stack of 100 sheets of that?', ['0.57']],
      ['how many pages per inch does it have?', ['351']],
      ['and the gloss?', ['571']],
    ],
  },
  {
    id: 'talk-text-vs-cover',
    subject: 'paper',
    turns: [
      ['which is heavier, 100# text or 80# cover?', ['80# cover', '216', '148']],
      ['are you sure? 100 is more than 80', [['basis', '216']]],
      ['so what is it in cover pounds'],
      ['which one is thicker?', ['80# cover']],
    ],
  },
  {
    id: 'talk-aq-uv',
    subject: 'coatings',
    turns: [
      ['aqueous or UV for my postcards, which is cheaper?', ['aqueous']],
      ['which one dries faster?', ['uv', 'instant']],
      ['can you write on it?', [['hard', 'no', 'not']]],
      ['what can I use if people have to write on the back?'],
    ],
  },
  {
    id: 'talk-stack-14',
    subject: 'paper',
    turns: [
      ['how tall is a stack of 500 14pt cards?', ['7']],
      ['and 1,000?', ['14 in']],
      ['what would they weigh? they are business cards, 3.5x2', [['3.48', '3.5', '55.']]],
    ],
  },
  {
    id: 'talk-rack-card',
    subject: 'paper',
    turns: [
      ['weight of a 4x9 rack card on 14 pt?', [['0.29', '0.287']]],
      ['1000 of them in pounds', [['17.9', '18']]],
      ['and on 16 pt', [['20.5', '0.33']]],
      ['how thick is it', ['0.016']],
      ['in mm', [['0.41', '0.406']]],
    ],
  },
  {
    id: 'talk-which-postcard',
    subject: 'paper',
    turns: [
      ['14pt or 16pt for postcards, whats thicker', ['16']],
      ['whats the difference in inches?', ['0.002']],
      ['does the thicker one cost more to mail as a 4x6?', [['no', '$0.65', 'same']]],
      ['and the gsm of the first?'],
    ],
  },
  {
    id: 'talk-cover-weight',
    subject: 'paper',
    turns: [
      ['is 80# cover the same as 216 gsm', ['216']],
      ['and in text pounds?', ['146']],
      ['how thick is that, gloss', ['0.007']],
      ['and the 100#?', ['0.0087']],
      ['which one do I need for a 6x9 postcard?', ['0.009']],
    ],
  },
  {
    id: 'talk-menus',
    subject: 'coatings',
    turns: [
      ['best coating for restaurant menus?', ['laminat']],
      ['how long does it need to dry?', [['none', 'no drying', 'bonded', '24']]],
      ['does it add much weight?', [['6', '%']]],
      ['is there something cheaper?', [['uv', 'aqueous', 'varnish']]],
    ],
  },
  {
    id: 'talk-two-papers',
    subject: 'paper',
    turns: [
      ['80# gloss cover or 80# uncoated cover, which is thicker?', ['uncoated', '0.0108']],
      ['by how much?', [['0.0038', '3.8']]],
      ['do they weigh the same?', [['yes', '216', 'same']]],
      ['which takes a pen better?'],
      ['is it thick enough for a 5x7 postcard?'],
    ],
  },
  {
    id: 'talk-gloss-silk',
    subject: 'paper',
    turns: [
      ['what is the thickness of 100# silk text', ['0.0049']],
      ['a 64 page book on that would be how thick?', [['0.157', '0.1568']]],
      ['too thick for staples?', [['no', 'fine', '1/8', '3/16', '40-48', '48']]],
      ['and creep?', ['0.0735']],
    ],
  },
  {
    id: 'talk-letterhead',
    subject: 'paper',
    turns: [
      ['best paper for letterhead?', [['24#', '28#', '70#']]],
      ['what gsm is 24# bond', ['90']],
      ['how thick?', ['0.0046']],
      ['and the 28#?', ['0.0052']],
      ['how many sheets of that in one ounce?', ['4']],
    ],
  },
  {
    id: 'talk-menu-thick',
    subject: 'paper',
    turns: [
      ['is 130# cover thicker than 14pt?', ['0.014', '0.0125']],
      ['and 120#?', ['0.011']],
      ['which of them is the heaviest?'],
      ['do I have to score it before folding?', ['yes']],
    ],
  },
  {
    id: 'talk-gsm-chain',
    subject: 'paper',
    turns: [
      ['what is 170 gsm in text pounds', [['114.9', '115']]],
      ['and cover?', [['62.9', '63']]],
      ['nearest common stock?', [['65#', '65 lb']]],
      ['how thick is that one?'],
    ],
  },
  {
    id: 'talk-cards',
    subject: 'paper',
    turns: [
      ['what stock for business cards?', [['14 pt', '16 pt']]],
      ['how thick is a stack of 250 on 16pt', ['4 in']],
      ['and 14?', ['3.5']],
      ['what do 1000 cost', [['$50', '$35']]],
      ['and 2500?', ['$95']],
      ['so how much per card', [['0.038', '$0.04', '3.8']]],
    ],
  },
  {
    id: 'talk-uv-card',
    subject: 'coatings',
    turns: [
      ['does UV coating crack on a fold?', [['yes', 'crack']]],
      ['what should I use then', [['laminat', 'aqueous', 'soft-touch']]],
      ['is it more expensive?', [['more', 'less', 'level', 'cheaper']]],
    ],
  },
  {
    id: 'talk-opaque',
    subject: 'paper',
    turns: [
      ['70# offset vs 70# gloss text, thickness?', ['0.0051', '0.003']],
      ['whats 200 pages on each?', ['0.51', '0.3']],
      ['how much thicker is the first?'],
      ['and which one weighs more', [['same', '104']]],
    ],
  },
  {
    id: 'talk-cover80',
    subject: 'paper',
    turns: [
      ['is 80# silk cover ok for a 4x6 postcard', ['0.0075']],
      ['what about 100# silk', ['0.0095']],
      ['how much does it weigh', [['0.14', '0.15']]],
      ['so still card price?', [['yes', '$0.65']]],
    ],
  },
];

export const talksOfPapers = turnsOf(all);
