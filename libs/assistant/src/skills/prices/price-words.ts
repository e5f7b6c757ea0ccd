import { has, type Question } from '../../question/question.ts';
import { terms } from '../files/terms.ts';

const money = terms(
  'cost, costing, guesstimate, guestimate, dough, rough figure, price, priced, prise, pirce, pricing, quote, estimate, budget, ballpark',
  'expensive, cheap, cheaper, cheapest, affordable, afford, economical, dollar, buck',
  'charge, spend, pay, save, saving, run me, set me back, set us back, going rate',
  'unit cost, invoice, the damage',
);

/** “How much” about money, not `how much width does a coil add`. */
const HOW_MUCH =
  /how much (?:for|to (?:print|run|make|get|do|produce)|money|\$?\d|is|are|it|they|per|each|extra|more|less|of a)\b|how much (?:would|will|should|could|can|do|does)\b.*\b(?:be|run|get|set|pay)\b|how much\s*\??$/;
/** Measures that “how much” asks for. */
const MEASURES = terms(
  'weigh, weight, thickness, thicker, bleed, creep, ink, gutter, margin, space, time',
  'longer, wider, heavier, shrink, room, hold, shift, spine, flap, panel, overlap, take off, lost, allowance, caliper, push, trim',
  'overs, stretch',
);

/** `what do 500 cards run`. */
const RUN_FOR =
  /\bwhat (?:do|does|would|will|should|might|could|can|are|is)\b.*\b(?:run|going for|go for|expect)\b/;

/** `1000 folders, two pockets. guess?`; not a guess of the weight, which is a measure. */
const GUESS = /\b(?:any |best |rough |a )?guess$/;

/** Whether the question is about what printing costs. */
export function asksPrice(question: Question): boolean {
  const { text } = question;
  if (has(question, ...money) || text.includes('$')) return true;
  if ((RUN_FOR.test(text) || GUESS.test(text)) && question.values.quantity !== undefined) return true;
  if (
    question.values.quantities.length > 1 &&
    has(question, 'worth', 'or', 'vs', 'versus', 'compare', 'difference')
  )
    return true;
  const isCompared = question.values.sizes.length > 1 && question.values.quantity !== undefined;
  if (isCompared && has(question, 'compare', 'comparison')) return true;
  return HOW_MUCH.test(text) && !has(question, ...MEASURES);
}

/** Comparisons such as “cheaper”, which may be about paper or binding. */
const comparing = /\b(?:cheap\w*|expensive|economical|affordable|budget|sav(?:e|es|ing|ings)|inexpensive)\b/g;

/** Whether it asks for a price itself, not only for what is cheaper. */
export const asksAmount = (question: Question): boolean =>
  asksPrice({ ...question, text: question.text.replaceAll(comparing, ' ') });

/** Whether it is about postage, too or only. */
export const namesMailing = (question: Question): boolean =>
  /(?<!\bgoing )\brates?\b/.test(question.text) ||
  has(
    question,
    ...terms(
      'to send, mail, mailed, mailing, postage, stamp, usps, post office, presort, in the mailbox',
      'all-in, all in, delivered to, send out, eddm postage, first class, first-class',
      'marketing mail, standard mail, presorted, bulk rate, nonprofit, metered',
    ),
  );

/** Whether it asks for the printing of what is mailed. */
export const namesPrinting = (question: Question): boolean =>
  has(question, ...terms('print, printing, printed, all-in, all in, total, altogether, including postage')) ||
  has(question, 'including mailing', 'including the mailing', 'incl mailing', 'mailing included') ||
  has(question, 'with postage', 'plus postage', 'and postage', 'and mail', 'and mailing', 'with mailing');
