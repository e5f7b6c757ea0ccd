import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import type { GradeId } from '../paper/basis.ts';
import { isWithin, rangeText, type NumberLimits } from './limits.ts';
import { numeralValue, splitUnit } from './numeral.ts';
import { adviceOn } from './read-measure.ts';

/** A paper's weight as it is typed; what the text doesn't say is undefined. */
export interface BasisWeight {
  value: number;
  unit?: 'lb' | 'gsm';
  grade?: GradeId;
}

const POUNDS = /^(?:#|lbs?\b\.?|pounds?\b)\s*/;
const GSM = /^(?:gsm|g\s?\/\s?(?:m2|m²|sq\s?m)|grams?|g)$/;

/** Words and signs of the grades, in lowercase text. */
export const gradeWords: readonly { grade: GradeId; word: RegExp }[] = [
  { grade: 'bond', word: /\b(?:bond|writing|ledger|copy paper)\b/ },
  { grade: 'cover', word: /\bcover\b|# ?c\b/ },
  { grade: 'index', word: /\bindex\b/ },
  { grade: 'tag', word: /\btag\b/ },
  { grade: 'bristol', word: /\bbristol\b/ },
  { grade: 'text', word: /\b(?:text|book)\b|# ?t\b/ },
];

/** Reads `80`, `80#`, `80 lb`, `80 lb cover`, `300 gsm` or `300 g/m²`. Undefined for everything else. */
export function basisWeightOf(text: string): BasisWeight | undefined {
  const { numeral, unit } = splitUnit(text);
  const value = numeralValue(numeral);
  // `80/100#` is a choice of two.
  if (value === undefined || numeral.includes('/')) return undefined;
  if (GSM.test(unit)) return { value, unit: 'gsm' };
  const isPounds = POUNDS.test(unit);
  const [named, ...others] = gradeWords.filter(({ word }) => word.test(unit));
  const rest = unit.replace(POUNDS, '').replace(/^[ct]$/, '');
  const isOnlyGrade = rest === '' || (named?.word.exec(rest)?.[0] ?? '') === rest;
  if (others.length > 0 || !isOnlyGrade) return undefined;
  return { value, ...((isPounds || named) && { unit: 'lb' as const }), ...(named && { grade: named.grade }) };
}

/** A paper's weight within limits, or a sentence on why there is none. @param unit of a number without one */
export function readBasisWeight(
  text: string,
  limits: NumberLimits,
  unit: 'lb' | 'gsm',
): Outcome<BasisWeight> {
  const weight = basisWeightOf(text);
  if (weight && isWithin(weight.value, limits)) return answer(weight);
  const range = rangeText(limits, { name: (weight?.unit ?? unit) === 'gsm' ? 'gsm' : 'lb', per: 1 });
  if (weight) return noAnswer(`${range}.`);
  const advice = adviceOn(text, {});
  return noAnswer(advice === undefined ? `${range}, such as 80# or 300 gsm.` : `${advice} ${range}.`);
}
