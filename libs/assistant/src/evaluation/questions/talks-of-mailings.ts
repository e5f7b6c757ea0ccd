import { turnsOf, type Conversation } from '../conversation.ts';

/** What a designer or buyer asks one after the other of a mailing or an envelope. */
const all: readonly Conversation[] = [
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
    id: 'talk-flat-weight',
    subject: 'mailing',
    turns: [
      ['can a 9x12 booklet of 48 pages on 80# gloss mail as a flat?', [['yes', 'flat']]],
      ['what does that one weigh', [['6.9', '6.96', '6.97']]],
      ['is it under the limit?', [['13 oz', 'yes']]],
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
];

export const talksOfMailings = turnsOf(all);
