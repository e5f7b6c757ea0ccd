import { has, type Question } from '../../question/question.ts';
import { phrases } from './phrases.ts';

/** Words of the post; without one of them, sizes and thicknesses are no question of mail. */
const postWords: readonly string[] = [
  ...phrases('mail, mailed, mailing, mailable, mailer, mailpiece, mailbox, mailhouse, direct-mail'),
  ...phrases('post office, postal, postage, usps, stamp, stamped, metered, meter, postmark'),
  ...phrases(
    'eddm, every door, presort, presorted, presorting, first class, first-class, marketing mail',
    'bulk rate, nonprofit marketing, nonprofit mail, nonprofit rate, go nonprofit, as nonprofit, postcard stamp',
  ),
  ...phrases(
    'standard mail, bulk mail, indicia, permit imprint, nonmachinable, machinable',
    'non-machinable',
  ),
  ...phrases('automation, large envelope, card price, card rate, postcard price, postcard rate'),
  ...phrases(
    'letter price, letter rate, flat price, flat rate, address side, additional ounce',
    'extra ounce, next ounce, mail class',
  ),
];

/** Whether the text speaks of the post. */
export const isAboutMail = (question: Question): boolean =>
  has(question, ...postWords) && !has(question, 'foil', 'hot stamp', 'e-mail', 'email', 'rubber stamp');

/** What the piece is called. */
export type Noun =
  | 'card'
  | 'double-card'
  | 'letter'
  | 'envelope'
  | 'self-mailer'
  | 'booklet'
  | 'folded'
  | 'flat';

const nouns: readonly { noun: Noun; terms: readonly string[] }[] = [
  { noun: 'envelope', terms: ['catalog envelope', 'booklet envelope', 'window envelope'] },
  {
    noun: 'double-card',
    terms: ['double card', 'double postcard', 'folded postcard', 'reply postcard', 'double reply card'],
  },
  { noun: 'self-mailer', terms: ['self-mailer', 'self mailer', 'selfmailer', 'fsm', 'folded mailer'] },
  {
    noun: 'booklet',
    terms: phrases(
      'booklet, stapled, perfect bound, perfect-bound, catalog, catalogue, magazine, newsletter, saddle stitched, saddle-stitched',
      'spiral, coil, wire-o',
    ),
  },
  { noun: 'card', terms: ['postcard', 'post card'] },
  {
    noun: 'envelope',
    terms: ['invitation', 'invite', 'greeting card', 'holiday card', 'christmas card', 'thank-you card'],
  },
  { noun: 'card', terms: ['card'] },
  {
    noun: 'folded',
    terms: phrases(
      'brochure, tri-fold, trifold, half-fold, bifold, bi-fold, z-fold, gate fold, gatefold',
      'accordion, folded, i fold, we fold, fold it, fold an, fold a',
    ),
  },
  { noun: 'flat', terms: ['large envelope', 'flat', 'flat-size'] },
  { noun: 'envelope', terms: ['envelope'] },
  { noun: 'letter', terms: ['letter', 'bill', 'invoice', 'statement', 'letter-size', 'forever'] },
];

/** The piece that a question is about; the most particular name counts. */
export const nounOf = (question: Question): Noun | undefined =>
  nouns.find(({ terms }) => has(question, ...terms))?.noun;

/** Every piece that a question names, the most particular first. */
export const nounsOf = (question: Question): readonly Noun[] => [
  ...new Set(nouns.filter(({ terms }) => has(question, ...terms)).map(({ noun }) => noun)),
];

/** Whether one of the terms is in the text without a “not”, “no” or “without” before it. */
export function wants(question: Question, ...terms: readonly string[]): boolean {
  return terms.some((term) => has(question, term) && !isNegated(question, term));
}

const NEGATIONS = phrases(
  'not, no, without, w/o, w/out, except, instead of, rather than, other than, besides, avoid',
  "don't want, isn't",
);

/** Whether a “not”, “no” or “without” stands before one of the terms. */
export const isNegated = (question: Question, ...terms: readonly string[]): boolean =>
  terms.some((term) =>
    has(
      question,
      ...NEGATIONS.flatMap((no) =>
        ['', 'an ', 'a ', 'the ', 'using ', 'doing '].map((word) => `${no} ${word}${term}`),
      ),
    ),
  );
