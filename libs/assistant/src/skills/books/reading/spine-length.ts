import { measureOf } from '@printpartner/print-knowledge/measure';

const WORDS: readonly (readonly [RegExp, number])[] = [
  [/\bhalf[- ](?:an? )?inch|\b1\/2[- ]?inch/, 1 / 2],
  [/\bquarter[- ](?:of an? )?inch/, 1 / 4],
  [/\beighth[- ](?:of an? )?inch/, 1 / 8],
  [/\b(?:an|one)[- ]inch\b/, 1],
];
const LENGTH =
  /(?<![\d./#x])((?:\d{1,2}[- ])?\d{1,2}\/\d{1,2}|\d{0,3}\.\d{1,4}|\d{1,3}) ?-?(mm|cm|"|inches|inch|in\b)?(?= (?:wide |thick |printed )?spines?\b)|\bspines? (?:width |thickness |size )?(?:of |is |that is |at |with )?(?:only |about |just )?((?:\d{1,2}[- ])?\d{1,2}\/\d{1,2}|\d{0,3}\.\d{1,4}|\d{1,3}) ?-?(mm|cm|"|inches|inch|in\b)?(?!\d| ?(?:mm|cm|"|inches|inch|in)? ?(?:of )?bleed)/;

/** The width of a spine that a text names, inches: `a half-inch spine`, `spine of 12 mm`. */
export function spineLength(text: string): number | undefined {
  const [, before, unitBefore, after, unitAfter] = LENGTH.exec(text) ?? [];
  const number = before ?? after;
  const unit = unitBefore ?? unitAfter;
  if (number === undefined || (unit === undefined && !/[./]/.test(number)))
    return WORDS.find(([words]) => words.test(text))?.[1];
  const inches = measureOf('length', `${number} ${unit ?? 'in'}`);
  return inches !== undefined && inches > 0 && inches <= 4 ? inches : undefined;
}
