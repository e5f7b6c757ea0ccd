import { questionsOf, type EvaluatedQuestion, type QuestionRow } from '../evaluated-question.ts';

const paper: readonly QuestionRow[] = [
  [
    'same-pounds',
    "my designer says 100# is 100# doesn't matter if text or cover since its the same pounds, is she right?? were printing rack cards",
    ['148', '270'],
    ['same sheet'],
  ],
  [
    'two-quotes',
    'we got two quotes for the same folder one says 14pt c1s and the other 130# cover. which is thicker and are they basically the same',
    ['0.014', '0.0125'],
    ['$'],
  ],
  [
    'office-laser',
    'the church secretary wants the 14pt leftovers to run thru her laser printer, will that even feed',
    ['310–350', 'manual'],
  ],
  [
    'write-inside',
    'printer wants to know c1s or c2s for greeting cards and i have no clue which, people write inside',
    ['C1S, with the plain side'],
  ],
  ['units-lost', 'whats the diff between gsm and lb and pt, im so lost', ['148', '270', '0.014']],
  [
    'shop-cardstock',
    'got the "110 lb cardstock" from office depot, thats way heavier than 80# cover i assume',
    ['199', '216', 'no'],
  ],
];

const coating: readonly QuestionRow[] = [
  [
    'sign-outdoors',
    "i was told uv coating makes it waterproof so it'll be fine as an outdoor yard sign menu, correct?",
    ['no', 'laminate resists moisture'],
    ['pen'],
  ],
  [
    'yellow-claim',
    'heard that varnish turns yellow after a while, true? our annual report sits on shelves for years. what should we use instead',
    ['yes', 'aqueous'],
  ],
  [
    'laser-certificate',
    'so the certificate paper, i wanna run it thru our office laser after its printed, what coating should i NOT get',
    ['uncoated', 'gloss aqueous'],
    ['pen'],
  ],
  [
    'menu-choice',
    'whats better for a menu that gets wiped down every night, soft touch or gloss lam',
    ['gloss lamination', 'wipes clean'],
  ],
  [
    'shiny-inkjet',
    'so we do a lot of real estate postcards and the agent always wants the shiniest thing possible, which coating is that and any downside if the address gets inkjetted',
    ['gloss uv', 'uncoated'],
  ],
  [
    'thrown-out',
    'do i really need to pay for coating on a door hanger that gets thrown out anyway lol',
    ['no', 'short-lived'],
  ],
  [
    'small-budget',
    `ok so my boss wants the brochure to feel "expensive" but we only have a small budget, it's a trifold on 80# gloss text right now, what would you upgrade first, the paper or a coating`,
    ['soft-touch'],
    ['varnish'],
  ],
];

const files: readonly QuestionRow[] = [
  [
    'change-to-300',
    "i have a 5x7 photo at 72dpi my kid's coach sent, he says just change it to 300 in photoshop. does that work",
    ['no', 'adds no detail'],
  ],
  [
    'hairline-edge',
    'i want a hairline border around the card like 0.1 pt 1/16 from the edge is that going to be ok',
    ['0.25 pt', '0.25 in'],
  ],
  [
    'left-rgb',
    'what happens if i leave the pictures in rgb, printer says its fine they convert it, is there a downside',
    ['duller', 'CMYK'],
  ],
  ['own-72', 'my file is 72 dpi, is that ok?', ['300', 'too low']],
  [
    'card-file',
    'how far from the edge should my phone number be on a business card, and how big is the file with bleed',
    ['0.125', '3.75', '2.25'],
  ],
];

const enlarged: readonly QuestionRow[] = [
  [
    'twice-as-large',
    'our poster file is 12x18 at 300, can i have it printed at 24x36 from that',
    ['150 ppi'],
  ],
  [
    'three-mb',
    "how many mb should the pdf be, mine is 3 mb and i'm worried its low quality",
    ['300 ppi'],
    ['500 MB'],
  ],
  [
    'scaled-bleed',
    'i forgot to add bleed and its due today, can i just scale the art up a bit',
    ['extend the background', '0.125'],
  ],
  ['smaller', ['72 dpi logo ok?', 'and if i make it smaller'], ['24%']],
];

const prices: readonly QuestionRow[] = [
  ['under-500', 'can i get 10,000 flyers 8.5x11 for under $500', ['below our range', '520']],
  ['quote-2400', 'my quote says $2,400 for 5000 trifolds, is that a ripoff', ['above our range', '700']],
  [
    'by-friday',
    'we need 3000 trifold brochures by friday its tuesday today, doable? and does rush cost extra',
    ['1–2 business days', '25–100%', '5–10'],
  ],
  [
    'only-50',
    'why is it so expensive to print only 50 booklets, per piece its insane',
    ['setup is paid once'],
  ],
];

const app: readonly QuestionRow[] = [
  [
    'no-signal',
    'can i use this thing on my phone when im at the press check w no signal',
    ['yes', 'without internet'],
  ],
  ['keeps-pdf', 'if i upload my pdf here do you keep it, its confidential stuff', ['deleted right after']],
  ['both-devices', 'hey so i have a mac and an iphone, will my projects show on both', ['every device']],
];

const units: readonly QuestionRow[] = [
  ['both-ways', 'whats 11/16 as a decimal, and 4.625 as a fraction', ['0.6875', '4-5/8']],
  ['two-points', 'what does 12 point type come out to in inches, vs 12 pt paper', ['0.1667', '0.012']],
  ['mil', 'my boss keeps saying "mil" is that millimeters', ['0.001']],
  ['next-fraction', ['what is 3/8 as decimal', 'and 5/16?'], ['0.3125']],
  ['a4-bare', 'how many inches is 210 x 297 and what do they call that one', ['A4', '8.27', '11.69']],
];

const declined: readonly (readonly [id: string, ask: string])[] = [
  ['toner-shirt', 'how do i get toner out of a shirt'],
  ['design-fee', 'what should i charge my customers for design work'],
  ['hand-out', 'do i need a permit to hand out flyers downtown'],
  ['vendor-support', 'whats the phone number for support at vistaprint'],
];

/** Questions as they come in a chat: with a story around them, a claim to judge, or two things at once. */
export const chattyWordings: readonly EvaluatedQuestion[] = [
  ...questionsOf('paper', 'chatty', paper),
  ...questionsOf('coatings', 'chatty', coating),
  ...questionsOf('files', 'chatty', [...files, ...enlarged]),
  ...questionsOf('prices', 'chatty', prices),
  ...questionsOf('app', 'chatty', app),
  ...questionsOf('units', 'chatty', units),
  ...declined.map(([id, ask]): EvaluatedQuestion => ({
    id: `chatty-${id}`,
    subject: 'out of scope',
    ask,
    kind: ['declines', 'unknown'],
  })),
];
