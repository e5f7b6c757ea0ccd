import type { EvaluatedQuestion } from '../../evaluated-question.ts';

/** Questions of a reader of the guides and screens on files and the app, and conversations. */
export const guidesOnFiles: readonly EvaluatedQuestion[] = [
  // Files and preflight
  {
    id: 'guides-files-rich-black',
    subject: 'files',
    ask: 'cmyk mix for a deep black background',
    must: ['C40 M30 Y30 K100'],
    mustNot: ['C60'],
  },
  {
    id: 'guides-files-poster-resolution',
    subject: 'files',
    ask: 'what ppi for a big 24 x 36 poster at full size',
    must: ['150'],
  },
  {
    id: 'guides-preflight-hairline',
    subject: 'preflight',
    ask: 'how thin may a rule be on the checklist before I send it off',
    must: [['0.25 pt', '0.25pt', '0.25-pt', '0.25 point', '1/4 pt']],
  },
  {
    id: 'guides-preflight-letterhead',
    subject: 'preflight',
    ask: 'new letterhead will run thru the office laser printer, what goes wrong most?',
    must: [['laser-safe', 'laser safe', 'melt']],
  },
  {
    id: 'guides-preflight-envelope-bleed',
    subject: 'preflight',
    ask: 'Full bleed artwork on an envelope, how is that done?',
    must: [['flat sheet', 'convert']],
  },
  {
    id: 'guides-app-refund',
    subject: 'app',
    ask: 'can i get my money back for the lifetime plan',
    must: [['non-refundable', 'nonrefundable', 'no refund', 'not refundable', 'not refunded']],
  },
  {
    id: 'guides-app-move-tabs',
    subject: 'app',
    ask: 'how do I change the order of the tabs',
    must: ['hold', 'drag'],
  },
  {
    id: 'guides-app-sheets-out',
    subject: 'app',
    ask: 'Which of your calculators tells me how many 4x6 cards I get out of a press sheet?',
    must: ['sheets out'],
  },

  // Follow-ups
  {
    id: 'guides-follow-120-cover',
    subject: 'follow-ups',
    ask: ['whats the caliper of 120# gloss cover', 'and uncoated?'],
    must: [['0.0155', '.0155']],
    mustNot: ['0.0135'],
  },
  {
    id: 'guides-follow-80-cover',
    subject: 'follow-ups',
    ask: ['thickness of 80# gloss text?', 'same but cover'],
    must: [['0.0070', '0.007']],
    mustNot: ['0.0057'],
  },
  {
    id: 'guides-follow-a6',
    subject: 'follow-ups',
    ask: ['How large is an A6 envelope?', 'and what fits inside, max?'],
    must: ['4-1/2 × 6-1/4'],
  },
  {
    id: 'guides-follow-hardcover',
    subject: 'follow-ups',
    ask: ['How many pages can a stapled booklet have?', 'ok and a hardcover'],
    must: ['48', ['1,000', '1000']],
  },
  {
    id: 'guides-follow-uv-dry',
    subject: 'follow-ups',
    ask: ['Tell me about flood gloss UV', 'how long until its dry'],
    must: [['instant', 'immediately']],
  },
  {
    id: 'guides-follow-eddm-weight',
    subject: 'follow-ups',
    ask: ['What does EDDM retail cost per piece?', 'how heavy may each one be?'],
    must: ['3.3'],
  },
  {
    id: 'guides-follow-accordion',
    subject: 'follow-ups',
    ask: [
      'tri-fold, 14 x 8 1/2 sheet, how wide is a panel?',
      'what about a 4 panel accordion from the same sheet',
    ],
    must: ['3-1/2'],
  },
  {
    id: 'guides-follow-metered',
    subject: 'follow-ups',
    ask: ['First class stamp for a 1 oz letter?', 'and if we meter it'],
    must: [['0.78', '0.780', '78 cents', '78¢']],
  },
  {
    id: 'guides-follow-tabs-over-1-oz',
    subject: 'follow-ups',
    ask: ['Folded self mailer of .8 oz, what tabs?', 'Sorry, ours is 1.6 oz.'],
    must: [['1-1/2', '1.5']],
  },
  {
    id: 'guides-follow-web-run',
    subject: 'follow-ups',
    ask: ['whats the sweet spot quantity for sheetfed', 'and web?'],
    must: [['10,000', '10k', '10000', '50,000']],
  },
  {
    id: 'guides-follow-matte-tac',
    subject: 'follow-ups',
    ask: ['total ink limit for gloss coated stock?', 'matte?'],
    must: ['280', '300'],
  },
  {
    id: 'guides-follow-flat-max',
    subject: 'follow-ups',
    ask: ['What are the maximum dimensions of a letter for USPS?', 'And for a flat?'],
    must: ['12 × 15'],
  },
  {
    id: 'guides-follow-monarch',
    subject: 'follow-ups',
    ask: ['What is a Monarch envelope', 'which letterhead size goes with that?'],
    must: ['7-1/4 × 10-1/2'],
  },
  {
    id: 'guides-follow-rush',
    subject: 'follow-ups',
    ask: ['how many days for digitally printed booklets', 'too slow. is there a rush option'],
    must: [['1–2', '1-2', '1 to 2', 'one to two']],
  },
  {
    id: 'guides-follow-gate-gap',
    subject: 'follow-ups',
    ask: ['gate fold from 17x11, how wide are the panels', 'should the doors touch in the middle?'],
    must: ['1/16', '1/8'],
  },
  {
    id: 'guides-follow-perfect-gutter',
    subject: 'follow-ups',
    ask: ['120 page book: saddle stitch or perfect bound?', 'then how much gutter do I leave?'],
    must: [['1/2', '5/8', '0.5', '0.625']],
  },
  {
    id: 'guides-follow-linen',
    subject: 'follow-ups',
    ask: ['what does laid paper look like', 'and linen?'],
    must: [['crosshatch', 'cross-hatch', 'woven', 'cloth']],
  },
  {
    id: 'guides-follow-presort',
    subject: 'follow-ups',
    ask: ['how many pieces minimum for marketing mail', 'first class presort too?'],
    must: ['500'],
  },
  {
    id: 'guides-follow-digital-registration',
    subject: 'follow-ups',
    ask: ['How precise is front to back register on a sheetfed press?', 'is digital worse?'],
    must: ['0.5'],
  },
  {
    id: 'guides-follow-reminder',
    subject: 'follow-ups',
    ask: ['Where do I set a reminder for a job?', 'will I see it when the app is in the background'],
    must: ['notification'],
  },
];
