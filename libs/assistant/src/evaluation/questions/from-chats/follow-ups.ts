import type { EvaluatedQuestion } from '../../evaluated-question.ts';

/** Conversations of a chat, of which only the last answer is judged. */
export const chatsContinued: readonly EvaluatedQuestion[] = [
  // Follow-ups: only the last answer is judged
  {
    id: 'chat-then-saddle-to-perfect',
    subject: 'follow-ups',
    ask: ['how many pages can i saddle stitch', 'ok and perfect bound?'],
    must: ['32', '300'],
  },
  {
    id: 'chat-then-200-pages',
    subject: 'follow-ups',
    ask: [
      'spine for 160 pgs 80# gloss text w 12pt c1s cover, perfect bound?',
      'what if we bump it to 200 pages',
    ],
    must: [['0.374', '0.37', '0.375', '.374', '3/8']],
  },
  {
    id: 'chat-then-dscf',
    subject: 'follow-ups',
    ask: [
      'postage for 5,000 marketing mail automation letters, all 5 digit',
      'and if we truck them to the DSCF?',
    ],
    must: [['1,870', '1870', '1,870.00', '1870.00']],
  },
  {
    id: 'chat-then-2000-stamps',
    subject: 'follow-ups',
    ask: [
      "we're mailing a 6x9 postcard",
      'its on 14pt so should be fine thickness wise',
      'cool. so what do 2,000 cost if we use first class stamps',
    ],
    must: [['1,640', '1640', '1,640.00', '0.82']],
    mustNot: ['1,300'],
  },
  {
    id: 'chat-then-4x6-envelope',
    subject: 'follow-ups',
    ask: ['what env for a 5x7 invite', 'nice. and for a 4x6 card?'],
    must: ['A6'],
  },
  {
    id: 'chat-then-z-fold',
    subject: 'follow-ups',
    ask: ['panels for 8.5x11 trifold on 80# text?', 'make it a z fold instead'],
    must: [['3.67', '3.667', '3.6667', '3-2/3', '3-21/32', '3-43/64', 'equal']],
  },
  {
    id: 'chat-then-8000-flyers',
    subject: 'follow-ups',
    ask: ['i need 1,000 flyers 8.5x11', 'digital or offset for that?', 'and if its 8,000?'],
    must: [['offset', 'sheetfed', 'sheet-fed']],
  },
  {
    id: 'chat-then-silk',
    subject: 'follow-ups',
    ask: [
      'is 100# gloss cover thick enough for a 6x9 card to mail',
      'what if they run it on the silk version',
    ],
    must: [['0.0095', '.0095', '9.5']],
  },
  {
    id: 'chat-then-6x11-file',
    subject: 'follow-ups',
    ask: ['document size for a 4x6 card with bleed?', 'same question for 6x11'],
    must: [
      ['6.25', '6-1/4'],
      ['11.25', '11-1/4'],
    ],
  },
  {
    id: 'chat-then-cover-gsm',
    subject: 'follow-ups',
    ask: ['how many gsm is 80# text', 'and 80# cover?'],
    must: [['216']],
  },
  {
    id: 'chat-then-one-zip',
    subject: 'follow-ups',
    ask: [
      'what does eddm retail cost per piece',
      'great. we have 7,200 pcs all in one zip, can i drop em all on tuesday?',
    ],
    must: [['5,000', '5000']],
  },
  {
    id: 'chat-then-finish-time',
    subject: 'follow-ups',
    ask: ['how long does an offset booklet take', 'now add foil on the cover'],
    must: [['9–13', '9-13', '9 to 13', '2–3', '2-3', '2 to 3']],
  },
  {
    id: 'chat-then-metered',
    subject: 'follow-ups',
    ask: ['2 oz letter with stamps how much', 'sorry i meant on our meter'],
    must: [['1.07']],
  },
  {
    id: 'chat-then-tac',
    subject: 'follow-ups',
    ask: ['what rich black build should i use', 'and what total ink does that come to'],
    must: ['200'],
  },
  {
    id: 'chat-then-heavier-mailer',
    subject: 'follow-ups',
    ask: [
      'our trifold self mailer weighs .8 oz, what tabs',
      'ugh client added a sheet, now its 1.3 oz. still ok?',
    ],
    must: [['1-1/2', '1.5', '1½']],
  },
  {
    id: 'chat-then-postcard-postage',
    subject: 'follow-ups',
    ask: ['rough price for 5,000 4x6 postcards 14pt?', "ok and postage if they're all stamped as postcards"],
    must: [['3,250', '3250', '3,250.00', '3250.00']],
    mustNot: ['3,050', '4,100'],
  },
  {
    id: 'chat-then-double-creep',
    subject: 'follow-ups',
    ask: ['creep on a 32 pg self cover saddle book, 80# gloss text?', 'we doubled the pages. now?'],
    must: [['0.0525', '0.053', '0.052', '.0525', '0.05']],
  },
  {
    id: 'chat-then-photo-18',
    subject: 'follow-ups',
    ask: [
      'were making an 18x24 poster',
      'vertical, so 18 wide',
      'photo fills it and its 3000 px on the 18 side. what ppi is that',
    ],
    must: [['167', '166.7', '166.67', '166']],
  },
  {
    id: 'chat-then-window',
    subject: 'follow-ups',
    ask: ['size of a #10?', 'need the window kind, where does the window sit on it'],
    must: [
      ['7/8', '0.875'],
      ['1/2', '0.5'],
    ],
  },
  {
    id: 'chat-then-16pt',
    subject: 'follow-ups',
    ask: ['can a digital press run 300 gsm', 'how about 16pt'],
    must: [['350', '400', '14 pt', '14pt', '14-pt', 'offset', 'sheetfed']],
  },
  {
    id: 'chat-then-sheets-not-pages',
    subject: 'follow-ups',
    ask: [
      'spine on 100 pages 60# uncoated offset, 10pt c1s cover?',
      "wait no it's 100 sheets (leaves), so printed both sides",
    ],
    must: [['0.47', '0.470', '.47', '15/32']],
  },
  {
    id: 'chat-then-10000-pounds',
    subject: 'follow-ups',
    ask: ['what does one 8.5x11 trifold on 100# text weigh', 'so what do 10,000 weigh in lbs'],
    must: [['197', '196.8', '196.9', '196.82', '196.84', '196', '194', '193.8', '193.75']],
  },
  {
    id: 'chat-then-625-high',
    subject: 'follow-ups',
    ask: ['biggest size that still counts as a letter?', 'so my 6.25 x 11 card is what'],
    must: [['flat']],
  },
  {
    id: 'chat-then-min-type',
    subject: 'follow-ups',
    ask: [
      '120 pp perfect bound, 70# uncoated offset w a 10pt cover, whats the spine',
      'thx!',
      'ok different thing, smallest type size i can get away with?',
    ],
    must: [['8 pt', '8pt', '8-pt', '8 point', '8 points', '8-point']],
  },
  {
    id: 'chat-then-church-news',
    subject: 'follow-ups',
    ask: [
      'doing a newsletter for our church',
      '8 pages',
      '8.5x11, stapled in the fold, 70# offset',
      'how many 11x17 sheets go in each one',
    ],
    must: [['2', 'two']],
  },
];
