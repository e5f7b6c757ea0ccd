import { turnsOf, type Conversation } from '../conversation.ts';

/** A wish denied, a limit mentioned, a part exchanged, a load to carry: values that are easily taken for others. */
const all: readonly Conversation[] = [
  {
    id: 'kept-binding-plain',
    subject: 'binding',
    turns: [
      [
        'Which binding for an 80 page field guide that bends back on itself? It doesn’t have to be fancy',
        [['coil', 'wire-o']],
        ['premium', 'layflat', 'case binding'],
      ],
    ],
  },
  {
    id: 'kept-binding-sturdy',
    subject: 'binding',
    turns: [
      ['we want a really durable binding for a 150 page manual, what do you suggest', ['case binding']],
    ],
  },
  {
    id: 'kept-spine-glue',
    subject: 'binding',
    turns: [
      [
        'perfect bound, 240 pages of 50# offset, 12 pt cover, leave out the glue: how wide is the spine?',
        ['0.492'],
        ['0.502', 'for glue'],
      ],
      ['with the glue?', ['0.502']],
    ],
  },
  {
    id: 'kept-freight-skids',
    subject: 'out of scope',
    turns: [['ballpark to truck 2 skids of magazines to Denver', [['don’t know']], ['$']]],
  },
  {
    id: 'kept-freight-carrier',
    subject: 'out of scope',
    turns: [['FedEx Ground, six boxes of manuals to Reno, how much?', ['don’t know'], ['$']]],
  },
  {
    id: 'kept-booklet-smaller',
    subject: 'mailing',
    turns: [
      ['a 24 page 8.5x11 self cover catalog on 70# text, is it a letter or a flat?', ['flat']],
      ['and if we trim it to 5.5 x 8.5? our mail guy said two tabs are plenty', ['3 tabs'], ['8-1/2 × 11']],
    ],
  },
  {
    id: 'kept-booklet-pages',
    subject: 'mailing',
    turns: [['what does a 32 page 5.5x8.5 on 60# text weigh', ['1.52'], ['3.0']]],
  },
  {
    id: 'kept-limit-met',
    subject: 'postage',
    turns: [
      ['stamps for 450 invoices, 1 oz each, what do they come to', ['$369']],
      ['we have more than 200 so can they go marketing mail', ['First-Class only'], ['$164', '200 ×']],
    ],
  },
  {
    id: 'kept-folder-parts',
    subject: 'folding',
    turns: [
      ['flat size of a 9x12 folder with one 6 in right pocket', ['18-3/4 × 18']],
      ['two angled pockets instead', ['19-1/2 × 18']],
      ['what press sheet does that take', ['19 × 25']],
    ],
  },
  {
    id: 'kept-folder-panels',
    subject: 'folding',
    turns: [
      ['open size of a 9x12 presentation folder with three panels?', ['27-5/8 × 16']],
      ['can our 20x26 press do it', ['no', '23 × 35'], ['tri-fold']],
    ],
  },
  {
    id: 'kept-going-rate',
    subject: 'prices',
    turns: [
      ['going rate on 5000 letter size tri-folds, 100# gloss text?', ['$', 'planning range'], ['tuck panel']],
    ],
  },
];

export const valuesKept = turnsOf(all);
