import {
  finishArithmetic,
  turnarounds,
  withFinish,
  type Days,
  type Turnaround,
} from '@printpartner/print-knowledge/production';
import { runThresholds } from '@printpartner/print-knowledge/press';
import { asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import { answers, type Citation, type Draft, type Skill } from '../skill.ts';
import { daysLeft } from './deadline.ts';
import { productsOf } from './products.ts';
import { terms } from '../files/terms.ts';

const asking = terms(
  'turnaround, turn around, turn-around, lead time, leadtime, production time, business day',
  'time frame, timeframe, production schedule, production timeline, printing timeline',
);
/** Only with a product or a word of producing. */
const asksSpeed = terms(
  'same day, same-day, fastest way, fastest, how long, how many days, how many weeks, how fast, how quick, how quickly, how soon',
  'when will, when would, timeline, schedule, days',
);
/** With these, “how long” and “how many days” are about production. */
const producing = terms(
  'print, printing, printed, produce, production, job, order, run, make, made, turn, get',
  'take, ready, printer',
);
const other = terms(
  'preflight, scan, lay flat, layflat, stay open, open flat, last, wear, hold up, durable',
  'per hour, sheets an hour, press speed, run on, which press, marketing, spec sheet, mail',
  'mailing, deliver, delivered, usps, dry, drying, cure, postage, eddm, first class',
  'reminder, project, support, link, code, kept, stored, data, first-class, marketing mail',
  'ink set, set up, setup, set-up, makeready, make ready',
);
const finishing = terms(
  'foil, emboss, embossed, embossing, deboss, spot uv, die cut, die-cut, diecut',
  'special finish, finish, laminate, laminated, lamination, soft touch, soft-touch, uv',
);

/** `by Friday`, `in 3 days`. */
const DEADLINE =
  /\bsame[- ]day\b|\b(?:by|before|until|for|in time for|on) (?:this |next |the )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|week(?:end)?|end of)\b|\b(?:in|within) (?:a|\d+) (?:business )?(?:days?|weeks?)\b|\b\d+ (?:business )?(?:days?|weeks?) (?:is |are )?(?:enough|ok|okay|too)\b|\b(?:today|tonight)\b(?=.*\b(?:need|print|ready)\b)/;
const POSSIBLE =
  /\b(?:can \w+ be|doable|possible|feasible|realistic|can (?:we|i|they|you|it|a printer)|make it|in time|enough|too late|manage|need)\b/;

const FINISHES_ADD =
  /\b(?:finish\w*|foil|emboss\w*|die[- ]?cut\w*)\b.*\b(?:add|adds|take|takes|need|needs|mean|delay|delays|slow)\b.*\b(?:time|days?|longer|turnaround|schedule|job)\b/;
const WEEKENDS =
  /\b(?:do|does|are|is)\b.*\b(?:weekends?|saturdays?|sundays?|holidays)\b.*\b(?:count|counted|included?|business days?|turn)/;

/** `how long does a booklet take`, `turnaround for 5,000 offset brochures`, `rush`. */
export const turnaroundTimes: Skill = {
  id: 'turnaround-times',
  answer(question) {
    const hasProduct = productsOf(question).length > 0 && question.values.sizes.length === 0;
    const isLong = has(question, ...asksSpeed) && (has(question, ...producing) || hasProduct);
    const isRush =
      has(question, 'rush') && !has(question, 'cost', 'price', 'fee', 'how much', 'charge', 'surcharge');
    const isDue = DEADLINE.test(question.text) && POSSIBLE.test(question.text);
    if (FINISHES_ADD.test(question.text) && asksYesNo(question) && productsOf(question).length === 0)
      return answers('**Yes.** Special finishes such as foil or spot UV add **2–3 business days**.', [
        cited.booklet,
      ]);
    if (WEEKENDS.test(question.text))
      return answers(`**No.** Turnaround is in business days. ${COUNTED}`, [cited.booklet, cited.brochure]);
    if (!(isLong || isRush || isDue || has(question, ...asking)) || has(question, ...other)) return undefined;
    const named = productsOf(question);
    const isCaseBound = has(
      question,
      'case bound',
      'case-bound',
      'case binding',
      'case bind',
      'hardcover',
      'hard cover',
      'casebound',
    );
    if (isCaseBound) return caseBound();
    const isBooklet =
      named.some(({ id }) => id === 'booklet') ||
      has(question, 'book', 'saddle stitch', 'perfect bound', 'bound');
    const isBrochure = named.some(({ id }) => id === 'tri-fold');
    if (named.length > 0 && !isBooklet && !isBrochure)
      return unlisted(question, named.map(({ name }) => name).join(' and '));
    if (isBooklet && !isBrochure) return timesOf('booklet', question);
    if (isBrochure && !isBooklet) return timesOf('brochure', question);
    return both(question);
  },
};

const daysText = ({ from, to }: Days): string => `${from}–${to} business days`;
const rowOf = (id: string): Turnaround | undefined => turnarounds.rows.find((row) => row.id === id);

const cited: Readonly<Record<Turnaround['product'], Citation>> = {
  booklet: { entry: 'Turnaround', place: 'Production Process & Timeline' },
  brochure: { entry: 'Timeline', place: 'Paper & Specifications' },
};
const STEPS: Citation = { entry: 'Production steps', place: 'Production Process & Timeline' };
const COUNTED = 'It is counted from your approval of the proof; shipping is extra.';

/** Digital or offset, named or by quantity. */
function methodOf(question: Question): 'digital' | 'offset' | undefined {
  if (has(question, 'digital') && has(question, 'offset')) return undefined;
  if (has(question, 'digital', 'digitally')) return 'digital';
  if (has(question, 'offset', 'sheetfed', 'litho')) return 'offset';
  const { quantity } = question.values;
  return quantity === undefined ? undefined : quantity < runThresholds.sheetfedFrom ? 'digital' : 'offset';
}

function timesOf(product: Turnaround['product'], question: Question): Draft | undefined {
  const [digital, offset] = [rowOf(`${product}-digital`), rowOf(`${product}-offset`)];
  const [rush, finish] = [rowOf('booklet-rush'), rowOf('booklet-finishes')];
  if (!digital || !offset || !rush || !finish) return undefined;
  const name = product === 'booklet' ? 'Booklets' : 'Brochures';
  const isFinished = has(question, ...finishing);
  const method = methodOf(question);
  const rushText = `Rush is **${daysText(rush.days)}** at extra cost, 25–100% more.`;
  const bothPresses = `${name}: **${daysText(digital.days)}** digital, **${daysText(offset.days)}** offset.`;
  const plain = method ? (method === 'digital' ? digital : offset) : undefined;
  const isNamed = has(question, 'digital', 'digitally', 'offset', 'sheetfed', 'litho');
  const methodNote = isNamed ? '' : ', the usual press for that quantity';
  const lead = plain
    ? `${name}, ${plain.name.toLowerCase()}${methodNote}: **${daysText(plain.days)}**.`
    : bothPresses;
  const finishText = isFinished
    ? plain
      ? `Special finishes add ${finish.days.from}–${finish.days.to}: **${daysText(withFinish(plain.days, finish.days))}** in all.`
      : `Special finishes add ${finish.days.from}–${finish.days.to}: **${daysText(withFinish(digital.days, finish.days))}** digital, **${daysText(withFinish(offset.days, finish.days))}** offset.`
    : `Special finishes add ${finish.days.from}–${finish.days.to} business days.`;
  const isBooklet = product === 'booklet';
  const isRushed =
    has(question, 'rush', 'fastest', 'same day', 'same-day') ||
    (DEADLINE.test(question.text) && !/\bwhen (?:will|would|can|could)\b/.test(question.text));
  const extras = isBooklet ? `${finishText} ${isRushed ? '' : rushText}` : isFinished ? finishText : '';
  const verdict = deadlineVerdict(question, plain);
  // Time enough needs no rush.
  const first = !isRushed ? '' : METS.test(verdict) ? verdict : `${verdict}${rushText} Otherwise: `;
  return answers(`${first}${lead} ${extras} ${COUNTED}`.replaceAll(/ +/g, ' '), [cited[product], STEPS], {
    ...(isFinished &&
      plain &&
      isBooklet && {
        workings: [
          {
            title: finishArithmetic.source,
            steps: [
              {
                label: plain.name,
                working: `${plain.days.from}–${plain.days.to} + ${finish.days.from}–${finish.days.to}`,
                result: daysText(withFinish(plain.days, finish.days)),
              },
            ],
            assumed: [],
          },
        ],
      }),
  });
}

const METS = /Yes|Probably/;

/** Whether a deadline can be met, from the business days left. */
function deadlineVerdict(question: Question, plain: Turnaround | undefined): string {
  if (!DEADLINE.test(question.text) || !asksYesNo(question)) return '';
  const [rush, digital] = [rowOf('booklet-rush')?.days, (plain ?? rowOf('brochure-digital'))?.days];
  const left = daysLeft(question);
  if (!rush || !digital) return '';
  if (left === undefined) return '**It depends on the business days left.** ';
  if (left >= digital.to) return '**Yes.** ';
  if (left >= digital.from) return '**Probably**, if the proof is approved at once. ';
  return left >= rush.from ? '**Only as a rush.** ' : '**No.** ';
}

function both(question: Question): Draft | undefined {
  const text = (['booklet', 'brochure'] as const)
    .map((product) => {
      const days = ['digital', 'offset'].map((method) => rowOf(`${product}-${method}`)?.days);
      const [digital, offset] = days;
      return digital && offset
        ? `- ${product === 'booklet' ? 'Booklets' : 'Brochures'}: **${daysText(digital)}** digital, **${daysText(offset)}** offset`
        : '';
    })
    .join('\n');
  return answers(
    `${deadlineVerdict(question, undefined)}\n${text}\n- Rush: **1–2 business days**, at extra cost (25–100% more)\n- Special finishes add 2–3 business days\n\n${COUNTED}`.trim(),
    [cited.booklet, cited.brochure, STEPS],
  );
}

/** What a rush costs, where there is a deadline. */
const rushed = ({ text }: Question): string =>
  DEADLINE.test(text) || /\brush/.test(text)
    ? ' A rush takes **1–2 business days** at extra cost, 25–100% more.'
    : '';

const unlisted = (question: Question, names: string): Draft =>
  answers(
    `${DEADLINE.test(question.text) && asksYesNo(question) ? '**It depends on the printer.** ' : ''}Our guides give turnaround for booklets and brochures only; for ${names} ask the printer. For scale, brochures take **3–5 business days** digital and **5–10** offset.${rushed(question)} ${COUNTED}`,
    [cited.brochure],
  );

const caseBound = (): Draft =>
  answers(
    'Allow **2–4 extra weeks** for case binding, on top of printing: booklets take 3–5 business days digital and 7–10 offset. Ask the binder for a date and a template.',
    [{ entry: 'Case Bound/Hardcover', place: 'Premium Binding' }, cited.booklet],
  );
