import { rounded } from '@printpartner/print-knowledge/figures';
import { GRAMS_IN_OUNCE, MM_IN_INCH, POINTS_IN_INCH } from '@printpartner/print-knowledge/measure';
import type { Question } from '../question/question.ts';
import { answers, type Draft } from '../skills/skill.ts';

/** `in mm?`, `what’s that in inches`, `metric please`. */
const ASKED =
  /^(?:(?:and|also|so|ok|okay|now|sorry)\b[, ]*)*(?:what is (?:it|that|this) |how much is (?:it|that) |give me (?:it|that) |(?:can|could) (?:you|i) (?:say|give|get|have) (?:it|that|this) )?(?:in |as )?(mm|millimeters?|millimetres?|cm|centimeters?|centimetres?|inches|inch|kgs?|kilos?|kilograms?|grams?|ounces?|oz|lbs?|pounds?|points?|pts?|metric)(?: please)?$/;

const UNIT = String.raw`(mm|millimeters?|millimetres?|cm|centimeters?|centimetres?|inches|inch|kgs?|kilos?|kilograms?|grams?|ounces?|oz|lbs?|pounds?|points?|pts?|metric)`;
const FIGURE_NAMED = String.raw`(?:the |its |that |it |this |what is )*(?:weight|size|width|thickness|caliper|length|height|spine|margin|bleed|difference|figure|number)(?: (?:is|be|of it|of that))*`;
/** `in grams the weight`, `the difference in mm`. */
const OF_FIGURE = new RegExp(
  String.raw`^(?:(?:and|also|so|ok|okay|now) )*(?:(?:what is |give me )?${FIGURE_NAMED} )?in ${UNIT}(?: ${FIGURE_NAMED})?(?: please)?$`,
);
const DIFFERENCE = /\bdifference\b/;

interface Unit {
  name: 'mm' | 'cm' | 'in' | 'pt' | 'g' | 'kg' | 'oz' | 'lb';
  /** How many of it are one of the measure's first unit: an inch or an ounce. */
  per: number;
  measure: 'length' | 'weight';
  decimals: number;
}

const units: readonly (Unit & { typed: RegExp })[] = [
  { name: 'mm', typed: /^(?:mm|milli|metric)/, per: MM_IN_INCH, measure: 'length', decimals: 1 },
  { name: 'cm', typed: /^(?:cm|centi)/, per: MM_IN_INCH / 10, measure: 'length', decimals: 2 },
  { name: 'in', typed: /^inch/, per: 1, measure: 'length', decimals: 3 },
  { name: 'pt', typed: /^p(?:oin)?ts?/, per: POINTS_IN_INCH, measure: 'length', decimals: 1 },
  { name: 'g', typed: /^gram/, per: GRAMS_IN_OUNCE, measure: 'weight', decimals: 1 },
  { name: 'kg', typed: /^(?:kg|kilo)/, per: GRAMS_IN_OUNCE / 1000, measure: 'weight', decimals: 2 },
  { name: 'oz', typed: /^(?:oz|ounce)/, per: 1, measure: 'weight', decimals: 2 },
  { name: 'lb', typed: /^(?:lb|pound)/, per: 1 / 16, measure: 'weight', decimals: 2 },
];

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?(?:-\d+\/\d+|\/\d+)?`;
/** A figure with its unit, or several of one piece: `5-1/4 × 7-1/4 in`, `3-5/8 | 3-11/16 in`, `1.3–2.5 mm`. */
const FIGURE = new RegExp(
  String.raw`(?<![\w#$.,/-])(${NUMBER}(?: ?(?:×|\||–|to) ?${NUMBER})*)[ -](mm|cm|in|pt|kg|g|oz|lb)\b(?! (?:a|the|each|any|thirds|half|full|front|text|cover)\b)`,
  'g',
);

/** The first figure of the answer before, in the unit that is asked; undefined for other messages. */
export function inAskedUnit({ said, before }: Question): Draft | undefined {
  const bare = ASKED.exec(said)?.[1];
  const typed = bare ?? OF_FIGURE.exec(said)?.[1];
  const unit = typed === undefined ? undefined : units.find((one) => one.typed.test(typed));
  if (!unit || !before) return undefined;
  if (DIFFERENCE.test(said)) return differenceOf(figuresIn(before.heard ?? before.reply, unit), unit);
  const figures = bare === undefined ? ledBy(before, unit) : toldOf(before, unit);
  const [first] = figures;
  if (!first) return undefined;
  // The guides’ own figure, such as 3 mm for 0.125 in, before a converted one.
  const given = figures.find(({ text, of }) => of === unit && isSame(text, of, first));
  if (given && given !== first)
    return answers(`**${given.text} ${unit.name}** (${first.text} ${first.of.name}).`, []);
  if (given) return answers(`**${given.text} ${unit.name}**.`, []);
  const converted = first.text.replaceAll(new RegExp(NUMBER, 'g'), (figure) =>
    figureText((valueOf(figure) / first.of.per) * unit.per, unit.decimals),
  );
  return answers(`**${converted} ${unit.name}** (${first.text} ${first.of.name}).`, []);
}

/** The difference between the two figures of the answer that are of one unit. */
function differenceOf(figures: readonly Figure[], unit: Unit): Draft | undefined {
  const [first] = figures;
  const [one, other, ...others] = figures.filter(({ of }) => of === first?.of && of.decimals > 0);
  const same = new Set([one?.text, other?.text, ...others.map(({ text }) => text)]);
  if (!one || !other || same.size !== 2) return undefined;
  const [low, high] = [one, other]
    .map(({ text }) => valueOf(firstNumber(text)))
    .toSorted((a, b) => a - b) as [number, number];
  const difference = (high - low) / one.of.per;
  return answers(
    `**${figureText(difference * unit.per, unit.decimals)} ${unit.name}** (${high} − ${low} ${one.of.name}).`,
    [],
  );
}

interface Figure {
  text: string;
  of: Unit;
}

/** The lengths, or the weights, of an answer. */
const figuresIn = (reply: string | undefined, unit: Unit): readonly Figure[] =>
  [...(reply ?? '').replaceAll('*', '').matchAll(FIGURE)].flatMap(([, text = '', name]) => {
    const of = units.find((one) => one.name === name);
    return of?.measure === unit.measure ? [{ text, of }] : [];
  });

/** Figures of the last answer that has one of this unit in its first bold words, which is what was asked. */
function ledBy(question: Question, unit: Unit): readonly Figure[] {
  const { reply = '', before } = question;
  const [lead] = /^[^*]{0,60}\*\*[^*]+\*\*/.exec(reply) ?? [];
  const figures = figuresIn(lead, unit);
  if (figures.length > 0) return figures;
  return before ? ledBy(before, unit) : [];
}

/** What the last answer says in bold is what was asked: a size in its sentence may be the question's. */
function toldOf({ heard, reply = '' }: Question, unit: Unit): readonly Figure[] {
  const last = heard ?? reply;
  const all = figuresIn(last, unit);
  const bold = [...last.matchAll(/\*\*[^*]+\*\*/g)].flatMap(([text]) => figuresIn(text, unit));
  // What follows may be the same figure in another unit.
  return bold[0] ? [bold[0], ...all] : all;
}

const MIN_LIKE = 0.94;

/** Whether a figure is the other one in its own unit, rounded. */
function isSame(text: string, of: Unit, first: Figure): boolean {
  const [one, other] = [valueOf(firstNumber(text)) / of.per, valueOf(firstNumber(first.text)) / first.of.per];
  return Math.min(one, other) / Math.max(one, other) >= MIN_LIKE;
}

const firstNumber = (text: string): string => new RegExp(NUMBER).exec(text)?.[0] ?? text;

/** `5-1/4` is 5.25. */
function valueOf(figure: string): number {
  const [whole = '', fraction] = figure.includes('-')
    ? figure.split('-')
    : figure.includes('/')
      ? ['0', figure]
      : [figure];
  const [above = 0, below = 1] = fraction?.split('/').map(Number) ?? [];
  return Number(whole.replaceAll(',', '')) + above / below;
}

const figureText = (value: number, decimals: number): string =>
  String(
    Number(
      value < 1 ? value.toPrecision(3) : rounded(value, value >= 100 ? Math.max(0, decimals - 1) : decimals),
    ),
  );
