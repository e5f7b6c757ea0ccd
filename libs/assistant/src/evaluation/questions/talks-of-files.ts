import { turnsOf, type Conversation } from '../conversation.ts';

/** What a designer or buyer asks one after the other of folds, presses and files. */
const all: readonly Conversation[] = [
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
    id: 'talk-nup-cost',
    subject: 'presses',
    turns: [
      ['how many business cards on a 12x18 sheet?', [['24', '20', '21', '25']]],
      ['sheets for 2,000?', [['84', '100', '96', '80']]],
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
    id: 'talk-image',
    subject: 'files',
    turns: [
      ['My image is 150 ppi at 5x7. Can I print it at 2.5x3.5?', [['300', 'yes']]],
      ['and at 10x14?', ['75 ppi']],
      ['is that enough for a banner?', [['no', '100']]],
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

export const talksOfFiles = turnsOf(all);
