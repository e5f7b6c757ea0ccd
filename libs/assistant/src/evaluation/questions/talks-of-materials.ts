import { turnsOf, type Conversation } from '../conversation.ts';

/** What a designer or buyer asks one after the other of papers, coatings, folds, presses and files. */
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
    id: 'talk-trifold',
    subject: 'folding',
    turns: [
      ['panel sizes for an 8.5x11 tri-fold on 100# gloss text', ['3.6979', '3.6042']],
      ['which one is the short one?'],
      ['do I have to score it?', [['100#', 'solid', 'grain', 'score']]],
      ['will it fit in a #10?', [['yes', 'fits'], '4-1/8 x 9-1/2']],
      ['what does it weigh?', ['0.31']],
      ['so one stamp is enough?', [['$0.82', 'yes', '1 oz']]],
    ],
  },
  {
    id: 'talk-photo-res',
    subject: 'files',
    turns: [
      ['my photo is 1200 x 1800 pixels, what resolution is that at 4x6?', ['300']],
      ['and at 8x12?', ['150']],
      ['is that good enough?', [['too low', 'warning', 'low']]],
      ['how big can I print it then?', ['4 x 6']],
    ],
  },
  {
    id: 'talk-poster-photo',
    subject: 'files',
    turns: [
      ['how large can I print a 3000x2400 pixel photo at 300 dpi?', ['10 x 8']],
      ['and at 150?', ['20 x 16']],
      ['would that be ok on a poster?', [['yes', '100-150', '150']]],
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
    id: 'talk-n-up',
    subject: 'presses',
    turns: [
      ['how many 4x6 cards with bleed fit on a 13x19 sheet?', ['9']],
      ['so how many sheets for 5,000?', ['556']],
      ['and if they are 6x9?', [['4', '1,250']]],
    ],
  },
  {
    id: 'talk-press-choice',
    subject: 'presses',
    turns: [
      ['digital or offset for 1,000 brochures?', ['digital']],
      ['and 8,000?', ['offset']],
      ['at what point does it switch?', ['2,500']],
      ['which has better quality?', [['offset', 'sheetfed']]],
    ],
  },
  {
    id: 'talk-rich-black',
    subject: 'files',
    turns: [
      ['what is the rich black build?', ['40', '30', '100']],
      ['how much ink is that in total?', ['200']],
      ['ok on uncoated?'],
      ['can I use it for body text?', ['no', ['k100', '100k', 'K 100', '100 K', 'black only']]],
    ],
  },
  {
    id: 'talk-flyer-file',
    subject: 'files',
    turns: [
      ['how much bleed for an 8.5x11 flyer?', [['0.125', '1/8']]],
      ['so how big is my file?', ['8.75 x 11.25']],
      ['in mm?', ['222']],
      ['and where should the text stop?', [['0.125', '0.25', '1/4', '1/8']]],
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
    id: 'talk-zfold',
    subject: 'folding',
    turns: [
      ['how wide are the panels of an 11 inch z-fold?', [['3-2/3', '3.667', '3.6667']]],
      ['and as a tri-fold?', ['3-11/16', '3-5/8']],
      ['why is one shorter?', [['tuck', 'inside', 'fits']]],
      ['and for legal size, 14 inches?', ['4-11/16', '4-5/8']],
    ],
  },
  {
    id: 'talk-sell-sheet-res',
    subject: 'files',
    turns: [
      ['i have a logo 600 px wide, it prints 2 inches wide. ok?', ['300']],
      ['and at 4 inches?', ['150']],
      ['is that still ok?', [['no', 'low', '300', '150']]],
      ['how many pixels would I need?', ['1,200']],
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
    id: 'talk-turn',
    subject: 'presses',
    turns: [
      ['turnaround for 5000 brochures offset?', ['5-10']],
      ['and digital?', ['3-5']],
      ['with spot UV?', [['2-3', '5-8']]],
      ['is the first one cheaper?'],
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
    id: 'talk-nup-cost',
    subject: 'presses',
    turns: [
      ['how many business cards on a 12x18 sheet?', [['24', '20', '21', '25']]],
      ['sheets for 2,000?', [['84', '100', '96', '80']]],
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
    id: 'talk-bleed-card',
    subject: 'files',
    turns: [
      ['business card file size with bleed?', ['3.75 x 2.25']],
      ['and without?'],
      ['how many pixels is that at 300 dpi?', [['1,050', '1,125']]],
      ['and the safe area', [['3.25', '0.125']]],
    ],
  },
  {
    id: 'talk-gate',
    subject: 'folding',
    turns: [
      ['gate fold, 17 inch wide flat, panels?', [['8-9/16', '8.5625', '8.53']]],
      ['what paper works for it?', [['80#', '100#']]],
      ['can it be mailed as a self mailer?', ['only if every open edge']],
      ['so which fold instead?', [['tri-fold', 'half', 'letter']]],
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
    id: 'talk-image',
    subject: 'files',
    turns: [
      ['My image is 150 ppi at 5x7. Can I print it at 2.5x3.5?', [['300', 'yes']]],
      ['and at 10x14?', ['75 ppi']],
      ['is that enough for a banner?', [['no', '100']]],
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
    id: 'talk-poster',
    subject: 'files',
    turns: [
      ['what resolution do I need for a 24x36 poster?', [['150', '100-150']]],
      ['how many pixels is that?', [['3,600 x 5,400', '3,600']]],
      ['mine is 2400 x 3600. what do I get?', ['100']],
      ['can I use it?', [['100', 'yes', 'borderline', 'large format']]],
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
    id: 'talk-zfold-10',
    subject: 'folding',
    turns: [
      ['i need to fold an 8.5x11 letter to fit a #10', [['thirds', 'tri-fold', 'z-fold', '3-11/16']]],
      ['what size does it end up?'],
      ['can I put 4 sheets of 20# in there?'],
      ['what postage?', ['$0.82']],
      ['and with 6?', [['$1.11', '$0.82']]],
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
  {
    id: 'talk-photo',
    subject: 'files',
    turns: [
      ['1800x2700 pixel photo, will it print ok at 6x9?', ['300']],
      ['at 12x18?', ['150']],
      ['is that good enough for a poster', [['usable', 'yes', 'large format']]],
      ['how big could I go at 300', ['6 x 9']],
    ],
  },
];

export const talksOfMaterials = turnsOf(all);
