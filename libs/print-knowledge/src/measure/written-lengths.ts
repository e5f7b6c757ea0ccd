import { limitOf } from '../limits/limits.ts';
import { millimeterText } from './length-text.ts';
import { measureOf } from './read-measure.ts';

const NUMBER = String.raw`(?:(?:\d{1,3}-)?\d{1,2}\/(?:2|4|8|16|32|64)|\d{0,4}[¼-¾⅐-⅞]|\d{1,4}(?:\.\d+)?|\.\d+)`;
const BETWEEN = String.raw`(?: ?[×x–] ?| to | or | by )`;
/** What follows `in` as a word: `2 in half`. */
const AS_WORD = String.raw`(?! (?:half|thirds|quarters|the|an?|all|which|each|every|one|two|three|\d+)\b|[\w²/]| \([^)]*mm)`;
const LENGTHS = new RegExp(
  String.raw`(?<![\w.,#$/×–-])(?:(?<=\bbetween )${NUMBER} and ${NUMBER}|${NUMBER}(?:${BETWEEN}${NUMBER})*) in\b${AS_WORD}`,
  'g',
);
const ONE = new RegExp(NUMBER, 'g');

/** Counts of inks, such as 4/4, are no fraction. */
const INKS = /\b4\/4\b/;

const BLEED = /\bbleed\b/i;
const bleed = limitOf('bleed');

const PART_END = /([,;:]| and |[.!?] )/;
/** What follows a comma and is still about what is before it: `No bleed, or less than 0.125 in`. */
const COMPARISON = /^ ?(?:(?:or|at|least|most|less|more|under|over|than|up|to|about|of) )+$/;

/** The part of a sentence around a length, between punctuation marks or an “and”. */
function partAround(text: string, from: number, to: number): string {
  const parts = text.slice(0, from).split(PART_END);
  const before = parts.at(-1) ?? '';
  const subject = COMPARISON.test(before) ? parts.at(-3) : '';
  return `${subject} ${before} ${text.slice(to).split(PART_END)[0]}`;
}

/** Lengths as they are written, `1/8–1/4 in`, and the same in millimeters, `3.2–6.4 mm`. */
export interface WrittenLengths {
  inches: string;
  millimeters: string;
}

/** A text of the trade, taken apart at its lengths in inches that don't have millimeters beside them; 1/8 in of bleed is the trade's 3 mm. */
export function lengthsIn(text: string): (string | WrittenLengths)[] {
  const parts: (string | WrittenLengths)[] = [];
  let from = 0;
  for (const { 0: inches, index } of text.matchAll(LENGTHS)) {
    if (INKS.test(inches)) continue;
    const numbers = inches.slice(0, -' in'.length);
    const isBleed = BLEED.test(partAround(text, index, index + inches.length));
    const written = numbers.replace(ONE, (one) => {
      const length = measureOf('length', one) ?? Number.NaN;
      return isBleed && length === bleed.value ? String(bleed.mm) : millimeterText(length);
    });
    const millimeters = `${written} mm`;
    const between = text.slice(from, index);
    const last = parts.at(-1);
    // The same length once more, as in `5/8 in (0.625 in)`.
    if (between === ' (' && typeof last === 'object' && last.millimeters === millimeters) continue;
    parts.push(between, { inches, millimeters });
    from = index + inches.length;
  }
  return [...parts, text.slice(from)].filter((part) => part !== '');
}
