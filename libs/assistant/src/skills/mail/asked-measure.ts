import { has, type Question } from '../../question/question.ts';
import { phrases } from './phrases.ts';

/** Whether a thickness is asked for. */
export const asksThickness = (question: Question): boolean =>
  has(
    question,
    ...phrases('thick, thickness, thicker, thickest, thin, thinner, thinnest, caliper, flimsy, bulky'),
  );

/** Whether a weight is asked for. */
export const asksWeight = (question: Question): boolean =>
  has(
    question,
    ...phrases('weigh, weight, weighs, heavy, heavier, heaviest, ounce, oz, lightest, overweight'),
  );

/** Whether a size is asked for. */
export const asksSize = (question: Question): boolean =>
  has(
    question,
    ...phrases('size, sized, dimension, big, bigger, biggest, large, larger, largest, small, smallest'),
    ...phrases(
      'tall, tallest, high, height, wide, width, long, longest, length, format, measure',
      'measurement',
    ),
  );

/** What is saved, not a card to save the date. */
const SAVES = /\bsav(?:e|es|ing|ings)\b(?![- ]the[- ]dates?\b)/;

/** Whether a saving is asked for. */
export const saves = ({ text }: Question): boolean => SAVES.test(text);

/** Whether a price is asked for, also by its name such as “card price”. */
export const asksPrice = (question: Question): boolean =>
  saves(question) ||
  has(
    question,
    ...phrases(
      'cost, costs, price, priced, rate, postage, stamp, metered, cheap, cheaper, cheapest',
      'expensive',
    ),
    ...phrases(
      'how much, pay, budget, cents, dollars, least expensive, surcharge',
      'extra postage, usps charge, charge for, charges for',
    ),
  );

/** Whether a delivery time is asked for. */
export const asksTime = (question: Question): boolean =>
  has(
    question,
    ...phrases(
      'how long, how fast, how soon, how quickly, how many days, number of days, timing, timeline, delivery time',
      'deliver, delivered, delivery',
    ),
    ...phrases(
      'how early, how far ahead, in advance, when should i mail, when should we mail, when do i mail',
      'when to mail, mail by, mail date, drop date, how late can, in homes, get there',
      'arrive, fastest, transit, in-home, in home, turnaround, days to, slower, faster',
      'guaranteed, speed, take longer, takes longer, quicker, sooner',
    ),
  );

/** A price in dollars, not the name of a price such as “card price”. */
export const asksAmount = (question: Question): boolean =>
  saves(question) ||
  has(
    question,
    ...phrases('how much, cost, costs, cheap, cheaper, cheapest, expensive, pay', 'cents, dollars'),
  );

/** Minimums of pieces. */
export const asksPieces = (question: Question): boolean =>
  !has(
    question,
    ...phrases('ounce, oz, weigh, weight, thick, thickness, size, dimension, days, tabs, sheets, panels'),
  ) &&
  has(
    question,
    ...phrases(
      'pieces, quantity, qty, how many, how few, fewest, minimum, min, number of, enough',
      'at least, too few',
    ),
  );

/** Whether the rules for a piece are asked for. */
export const asksRules = (question: Question): boolean =>
  has(
    question,
    ...phrases(
      'requirement, require, required, rule, regulation, guideline, spec, specification',
      'standards, limit',
    ),
    ...phrases('allowed, allow, need, must, qualify, qualifies, acceptable, restriction, what makes'),
  );

/** The upper or lower end of a limit; undefined where the text asks for neither or both. */
export function endOf(question: Question): 'most' | 'least' | undefined {
  const most = has(
    question,
    ...phrases(
      'biggest, largest, max, maximum, heaviest, thickest, longest, tallest, widest, limit',
      'up to, upper',
    ),
    ...phrases(
      'how big, how large, how thick, how heavy, how tall, how long, how wide, too big',
      'too large, too thick, too heavy',
    ),
  );
  const least = has(
    question,
    ...phrases(
      'smallest, min, minimum, thinnest, lightest, shortest, at least, how small, how thin',
      'thick enough',
    ),
    ...phrases(
      'too small, too thin, tiniest, big enough, how thick does, how thick do, how thick must',
      'how thick should, thick does',
    ),
  );
  // “How thick does … have to be” has both words and means the minimum.
  if (least && has(question, 'how thick')) return 'least';
  return most === least ? undefined : most ? 'most' : 'least';
}
