import type { EvaluatedQuestion } from '../../evaluated-question.ts';

/** Papers, coatings, bindings, booklets and folds as they are asked for in a chat. */
export const chatsOfBooks: readonly EvaluatedQuestion[] = [
  {
    id: 'chat-110-index',
    subject: 'paper',
    ask: 'the cardstock at office depot is "110 lb cardstock" so thats heavier than the 80# cover my printer quoted right? its for table tents',
    must: [['index'], ['199', 'lighter', 'less than', '73.5']],
  },
  {
    id: 'chat-100-text-upgrade',
    subject: 'paper',
    ask: 'client wants something thicker than the 80# cover we had last yr and the rep is pushing 100# text bc 100 is more than 80. thats an upgrade, yeah?',
    must: [['148', 'lighter', 'thinner', 'downgrade']],
  },
  {
    id: 'chat-32-bond',
    subject: 'paper',
    ask: 'our office laser paper is 32 lb bond, what would that be in text weight if i have the pritner run it offset',
    must: [['81', '81.3', '80#', '80 lb', '80lb', '80-lb', '80 pound']],
  },
  {
    id: 'chat-300gsm-cover',
    subject: 'paper',
    ask: 'spec from our london office says "300 gsm cover". what do i ask for in # cover over here',
    must: [['111', '110.9', '110#', '110 lb', '110']],
  },
  {
    id: 'chat-5000-cards-lbs',
    subject: 'paper',
    ask: 'need a ship weight for 5,000 6x9 postcards on 14pt c2s (mill says 350 gsm), no boxes just the paper. pounds pls',
    must: [['134', '134.4', '134.41', '135']],
    mustNot: ['86', '268.8'],
  },
  {
    id: 'chat-reply-card-pen',
    subject: 'paper',
    ask: 'theres a tear off reply card on our mailer n people fill it out w a ballpoint then it goes back thru the mail. gloss stock both sides ok or nah',
    must: [['uncoated', 'c1s', 'coated one side']],
  },

  // Coatings
  {
    id: 'chat-uv-on-fold',
    subject: 'coatings',
    ask: 'Our trifold folds right thru a solid navy area and marketing director wants flood gloss UV on it. any problem with that?',
    must: [['crack']],
  },
  {
    id: 'chat-menu-wipe',
    subject: 'coatings',
    ask: 'restaurant menus, get wiped w sanitizer like 50x a day. printer offered AQ to save us some $$. good enough or spend more',
    must: [['laminat']],
  },
  {
    id: 'chat-soft-touch-four-days',
    subject: 'coatings',
    ask: 'booklets run digital w/ soft touch lam on the cover and i promised them in 4 business days from proof ok. am i screwed? no rush fee budget',
    must: [['2–3', '2-3', '2 to 3', '5–8', '5-8', '5 to 8', 'two to three']],
  },
  {
    id: 'chat-spot-uv-gradient',
    subject: 'coatings',
    ask: "designer's spot UV mask fades from 100 to 0 like a gradient for a 'subtle' effect.. will that work",
    must: [['100%', '100 %', 'no gradient', 'gradients', 'on or off', 'all or nothing', 'solid']],
  },

  // Binding
  {
    id: 'chat-70-page-saddle',
    subject: 'binding',
    ask: 'final count is 70 pgs counting covers, saddle stiched. printer bounced it?? why and whats the next number up',
    must: ['72', ['4', 'four', 'fours']],
  },
  {
    id: 'chat-24-page-perfect',
    subject: 'binding',
    ask: 'boss saw a perfect bound annual report and wants ours like that. we only have 24 pages, do-able?',
    must: [['32']],
  },
  {
    id: 'chat-spine-224',
    subject: 'binding',
    ask: 'need a spine # for a 6x9 paperback: 224 pages on 60# uncoated offset, 10pt C1S cover, perfect bound',
    must: [['0.524', '0.52', '0.525', '.524', '17/32', '33/64']],
    mustNot: ['1.028', '0.272'],
  },
  {
    id: 'chat-spine-type',
    subject: 'binding',
    ask: "perfect bound, 90 pages of 60# offset with 10 pt cover so like 0.22 spine. can i put the title on it in 9pt? my boss says there's room",
    must: [['1/4', '0.25', '¼', 'quarter']],
  },
  {
    id: 'chat-120-pages-saddle',
    subject: 'binding',
    ask: 'vendor swears they can saddle stitch 120 pgs on 100# gloss text, sounds like a lot. believe them?',
    must: [
      ['92', '64', '48', '40–48', '40-48'],
      ['perfect', 'coil', 'wire-o', 'wire o'],
    ],
  },
  {
    id: 'chat-images-across-flat',
    subject: 'binding',
    ask: 'training manual has to fold all the way back on itself, but we also have diagrams that run across both pages and cant be off. coil or what',
    must: [['wire-o', 'wire o', 'wireo']],
  },
  {
    id: 'chat-creep-48',
    subject: 'binding',
    ask: 'how much will the inside pages creep on a 48 pager, saddle stitch, self cover, 80# gloss text all the way thru',
    must: [['0.0385', '0.039', '0.038', '.0385', '0.04', '5/128']],
  },

  // Booklets
  {
    id: 'chat-16-plus-cover',
    subject: 'booklets',
    ask: "it's a catalog thats 16 pages plus cover, printed on the inside of the cover too. so do i tell them 16 pages, 18 or what",
    must: [['20', 'twenty', '4-page cover', 'four-page cover']],
  },
  {
    id: 'chat-20-pages-ounces',
    subject: 'booklets',
    ask: 'what would one copy weigh: 20 page 8.5x11 self-cover booklet, saddle stitched, 80# gloss text (118 gsm). in oz',
    must: [['2.5', '2.51', '2.511', '2.50']],
  },

  // Folding
  {
    id: 'chat-legal-trifold',
    subject: 'folding',
    ask: 'panel widths for a trifold out of legal size, 14 wide x 8.5, 80# gloss txt',
    must: [
      ['4-11/16', '4.6875', '4.69'],
      ['4-5/8', '4.625', '4.63'],
    ],
  },
  {
    id: 'chat-17-trifold',
    subject: 'folding',
    ask: 'whats the panels on a 17x11 trifold (folds across the 17) if i make the tuck panel 1/16 short',
    must: [
      ['5-11/16', '5.6875', '5.69', '5.688'],
      ['5-5/8', '5.625', '5.63'],
    ],
  },
  {
    id: 'chat-equal-thirds',
    subject: 'folding',
    ask: 'Freelancer set up our 8.5x11 tri-fold with 3 panels at 3.667 each, says thats how everybody does it. Is that cool to send?',
    must: [['3-5/8', '3.625', '1/16', '0.06', '0.0625', 'narrower', 'shorter']],
  },
  {
    id: 'chat-gate-11',
    subject: 'folding',
    ask: 'gate fold invite, flat is 11 wide, want 1/8 gap total between the doors. how wide is the middle & the doors',
    must: [
      ['5-9/16', '5.5625', '5.563', '5.56'],
      ['2-23/32', '2.71875', '2.719', '2.72'],
    ],
  },
  {
    id: 'chat-roll-17',
    subject: 'folding',
    ask: 'four panel roll fold, 17in flat width, each one 1/16 smaller as it goes in.. widths? decimals fine',
    must: [
      ['4.296875', '4.297', '4.30', '4.3', '4-19/64'],
      ['4.171875', '4.172', '4.17', '4-11/64'],
    ],
  },
];
