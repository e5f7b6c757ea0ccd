import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import type { GradeId } from '../paper/basis.ts';
import { isWithin, limitsText, type NumberLimits } from './limits.ts';
import { numeralValue, splitUnit } from './numeral.ts';
import { adviceOn } from './read-measure.ts';

/** A paper's weight as it is typed; what the text doesn't say is undefined. */
export interface BasisWeight {
  value: number;
  unit?: 'lb' | 'gsm';
  grade?: GradeId;
}

/** The source of a pattern for the sign of pounds, in plain text. */
export const POUND_SIGN = String.raw`(?:#|lbs?\b\.?|pounds?\b)`;
/** The source of a pattern for grams per square meter, in plain text. */
export const GSM_SIGN = String.raw`(?:gsm|grams?|g)\b`;

const POUNDS = new RegExp(`^${POUND_SIGN}\\s*`);
const GSM = new RegExp(`^${GSM_SIGN}$`);

/** A weight before the letter of a grade. Without a sign it must be one that is sold: 185c is a PANTONE color. */
const SHORT_WEIGHT = String.raw`(?<![\d.]|\d,)(?:(\d{2,3}) ?-?${POUND_SIGN} ?|([5-9]\d|1[0-3]\d))`;

const rewritten: readonly (readonly [RegExp, string])[] = [
  [/[–−‑]/g, '-'],
  [/ ?(?<![a-z])g ?\/ ?(?:m(?:\^?2|²)?(?![a-z])|sq\.? ?m\b)/g, ' gsm'],
  // Envelopes up to #14 have their number after the sign, too.
  [/(?<![\w.])#(1[6-9]|[2-9]\d|[1-9]\d\d)(?![\d,]|[./-]\d)/g, '$1#'],
  [new RegExp(`${SHORT_WEIGHT}c\\b`, 'g'), '$1$2# cover'],
  [new RegExp(`${SHORT_WEIGHT}t\\b`, 'g'), '$1$2# text'],
  [/\bcvr\b/g, 'cover'],
  [/\btxt\b/g, 'text'],
];

/** A paper in lowercase, with its weight and grade as `80# cover` or `300 gsm`, however short it is typed: `80c`, `#80`. */
export const plainPaper = (text: string): string =>
  rewritten.reduce((plain, [pattern, by]) => plain.replace(pattern, by), text.toLowerCase());

/** Words of the grades, in plain text. */
const gradeWords: readonly { grade: GradeId; word: RegExp }[] = [
  { grade: 'bond', word: /\b(?:bond|writing|ledger|copy paper)\b/ },
  { grade: 'cover', word: /\bcover\b/ },
  { grade: 'index', word: /\bindex\b/ },
  { grade: 'tag', word: /\btag\b/ },
  { grade: 'bristol', word: /\bbristol\b/ },
  { grade: 'text', word: /\b(?:text|book)\b/ },
];
/** Uncoated paper with the basis size of text, unless the text says cover. */
const OFFSET = /\b(?:offset|opaque)\b/;
/** Words of a paper that don't change what its weight means. */
const OTHER_WORD =
  /^(?:gloss(?:y)?|silk|satin|matte?|dull|velvet|uncoated|coated|smooth|white|paper|stock|offset|opaque|copy)$/;

/** The grades that a plain text names. */
export function gradesNamed(text: string): GradeId[] {
  const named = gradeWords.filter(({ word }) => word.test(text)).map(({ grade }) => grade);
  return named.length === 0 && OFFSET.test(text) ? ['text'] : named;
}

/** Reads `80`, `80#`, `80 lb`, `80 lb gloss cover`, `80c`, `300 gsm` or `300 g/m²`. Undefined for everything else. */
export function basisWeightOf(text: string): BasisWeight | undefined {
  const { numeral, unit } = splitUnit(plainPaper(text));
  const value = numeralValue(numeral);
  // `80/100#` is a choice of two.
  if (value === undefined || numeral.includes('/')) return undefined;
  if (GSM.test(unit)) return { value, unit: 'gsm' };
  const isPounds = POUNDS.test(unit);
  const words = unit.replace(POUNDS, '').split(/[\s,]+/);
  const [grade, ...others] = gradesNamed(unit);
  const isPaper = words.every((word) => word === '' || OTHER_WORD.test(word) || gradesNamed(word).length > 0);
  if (others.length > 0 || !isPaper) return undefined;
  return { value, ...((isPounds || grade) && { unit: 'lb' as const }), ...(grade && { grade }) };
}

const POINTS = /\d\s*-?(?:pts?|points?|mils?)\b/i;

/** A paper's weight within limits, or a sentence on why there is none. @param unit of a number without one */
export function readBasisWeight(
  text: string,
  limits: NumberLimits,
  unit: 'lb' | 'gsm',
): Outcome<BasisWeight> {
  const weight = basisWeightOf(text);
  if (weight && isWithin(weight.value, limits)) return answer(weight);
  const range = limitsText(limits, { name: (weight?.unit ?? unit) === 'gsm' ? 'gsm' : 'lb', per: 1 });
  if (weight) return noAnswer(`${range}.`);
  const advice = POINTS.test(text)
    ? 'Points are thickness, not weight.'
    : adviceOn(text, {}, (typed) => isWithin(basisWeightOf(typed)?.value ?? NaN, limits));
  return noAnswer(advice === undefined ? `${range}, such as 80# or 300 gsm.` : `${advice} ${range}.`);
}
