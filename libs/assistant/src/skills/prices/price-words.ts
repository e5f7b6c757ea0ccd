import { has, type Question } from '../../question/question.ts';

const money = [
  'cost',
  'costing',
  'price',
  'priced',
  'pricing',
  'quote',
  'estimate',
  'budget',
  'ballpark',
  'expensive',
  'cheap',
  'cheaper',
  'cheapest',
  'affordable',
  'afford',
  'economical',
  'dollar',
  'buck',
  'charge',
  'spend',
  'pay',
  'save',
  'saving',
  'run me',
  'set me back',
  'set us back',
  'going rate',
  'unit cost',
  'invoice',
  'the damage',
] as const;

/** What “how much” asks of where it isn’t money. */
const HOW_MUCH_ELSE =
  /how much (?:\w+ )?(?:bleed|ink|creep|space|margin|room|gutter|heavier|lighter|thicker|thinner|time|longer|larger|smaller|bigger|wider|narrower|shorter|safe\w*|overlap|coverage|weight|does (?:\w+ ){1,4}weigh|do (?:\w+ ){1,4}weigh|paper|black|allowance|trim|smaller)/;

/** `what do 500 cards run`. */
const RUN_FOR =
  /\bwhat (?:do|does|would|will|should|might|could|can|are|is)\b.*\b(?:run|going for|go for|expect)\b/;

/** Whether the question is about what printing costs. */
export function asksPrice(question: Question): boolean {
  const { text } = question;
  if (has(question, ...money) || text.includes('$')) return true;
  if (RUN_FOR.test(text) && question.values.quantity !== undefined) return true;
  if (
    question.values.quantities.length > 1 &&
    has(question, 'worth', 'or', 'vs', 'versus', 'compare', 'difference')
  )
    return true;
  return has(question, 'how much') && !HOW_MUCH_ELSE.test(text) && !has(question, 'weigh', 'weight');
}

/** Whether it is about postage, too or only. */
export const namesMailing = (question: Question): boolean =>
  has(
    question,
    'mail',
    'mailed',
    'mailing',
    'postage',
    'stamp',
    'usps',
    'post office',
    'presort',
    'in the mailbox',
    'all-in',
    'all in',
    'delivered to',
    'send out',
    'eddm postage',
    'first class',
    'first-class',
    'marketing mail',
    'standard mail',
    'presorted',
    'bulk rate',
    'nonprofit',
    'metered',
    'rate',
  );

/** Whether it asks for the printing of what is mailed. */
export const namesPrinting = (question: Question): boolean =>
  has(
    question,
    'print',
    'printing',
    'printed',
    'all-in',
    'all in',
    'total',
    'altogether',
    'including postage',
  ) ||
  has(question, 'with postage', 'plus postage', 'and postage', 'and mail', 'and mailing', 'with mailing');
