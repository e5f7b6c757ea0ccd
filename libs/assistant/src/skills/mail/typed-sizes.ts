import { measureOf, NUMERAL } from '@printpartner/print-knowledge/measure';
import { sizeOf, type TrimSize } from '@printpartner/spec-sheet/job';
import type { Question } from '../../question/question.ts';

const UNIT = '(?: ?-?(in|inch|inches|"|mm|cm|pts?|points?|mil)(?![a-z]))';
/** Not the end of a size, as in `6 x 9 1/4 in thick`, nor of another number. */
const START = '(?<![\\w./]|\\d,|[x×] |by )';
const MEASURE = `(${NUMERAL})${UNIT}?`;

/** `6 inch square`. */
const SQUARE = new RegExp(`${START}${MEASURE}[- ]?squares?\\b`);
/** Other A names are also those of American envelopes. */
const ISO = /\ba[345]\b/;
/** `square 5.25" invitations`. */
const SQUARE_FIRST = new RegExp(`\\bsquare (${NUMERAL})${UNIT}(?! ?x)`);
/** A class of mail, not a sheet of 8-1/2 × 11 in. */
const LETTER_CLASS =
  /\bletter[- ]sized? (?:marketing|standard|first|presort|bulk|pieces|pcs|mail|max|dimensions?|limits?|requirements?|rules?|piece|mailpiece|card|booklet|self|envelope|price|rate|postage|category|class|limit|automation)|\bletter[- ]sized? or (?:an? )?(?:flat|large)|\b(?:flat|large envelope) or (?:an? )?letter[- ]size|\b(?:booklet|mailer|catalog) letter[- ]size|\b(?:usps|maximum|max|largest|biggest|qualif\w+|considered|counts? as|classified) .*\bletter[- ]sized?\b/;

/** Inches: `4000 × .467` is a calculation. */
const MAX_LENGTH = 100;

/** The sizes that a question of mail names, in inches, as typed. */
export function typedSizes({ text, values }: Question): readonly TrimSize[] {
  const square = SQUARE.exec(text) ?? SQUARE_FIRST.exec(text);
  const side = square ? inchesOf(square) : 0;
  const sizes = LETTER_CLASS.test(text)
    ? values.sizes.filter(({ width, height }) => !(width === 8.5 && height === 11))
    : values.sizes;
  const mailable = sizes.filter(
    ({ width, height }) => Math.max(width, height) <= MAX_LENGTH && Math.min(width, height) >= 1,
  );
  if (sizes.length > 0) return mailable;
  if (side > 0) return [{ width: side, height: side }];
  const iso = sizeOf(ISO.exec(text)?.[0] ?? '');
  return iso ? [iso] : sidesNamed(text);
}

/** `11.75 inches long and 5 high`. */
const LONG = new RegExp(`${START}${MEASURE} (?:long|wide|across)\\b`);
const HIGH = new RegExp(`${START}${MEASURE} (?:high|tall)\\b`);

function sidesNamed(text: string): readonly TrimSize[] {
  const [long, high] = [LONG.exec(text), HIGH.exec(text)];
  return long && high ? [{ width: inchesOf(long), height: inchesOf(high) }] : [];
}

/** Inches of a number and its unit. */
const inchesOf = ([, number, unit]: RegExpExecArray): number =>
  measureOf('caliper', `${number} ${unit ?? 'in'}`) ?? 0;

/** A sheet that is folded to a smaller size. */
const FOLDED_TO = /\bfold(?:s|ed|ing)?\b[^,;]*? (?:(?:down )?to|into)\b/;

/** The sizes as mailed: of a sheet that is folded to a size, only that size. */
export function mailedSizes(question: Question): readonly TrimSize[] {
  const sizes = typedSizes(question);
  const last = sizes.at(-1);
  return sizes.length > 1 && last && FOLDED_TO.test(question.text) ? [last] : sizes;
}

/** The sheet that is folded to the size as mailed, also of the question before; undefined if none is named. */
export function flatSizeOf(question: Question): TrimSize | undefined {
  const [first, ...others] = typedSizes(question);
  if (others.length > 0) return mailedSizes(question).length === 1 ? first : undefined;
  const [before] = question.leansOn ? typedSizes(question.leansOn) : [];
  return first && before && FOLDED_TO.test(question.said) && areaOf(before) > areaOf(first)
    ? before
    : undefined;
}

const areaOf = ({ width, height }: TrimSize): number => width * height;

const FINISHED_BOUND = /\b(?:newsletters?|magazines?|catalogs?)\b/;
const FOLDED_AGAIN = /\bfold\w*\b[^.;?]*\b(?:in half|again|once more|for (?:the )?mail\w*)\b/;
const BOUND_FIRST = /\b(?:self-?cover|saddle|stitched|stapled|bound)\b[^;?]*\bfold/;

/** The page of a bound piece that is folded for the mail: a letter-size newsletter weighs what it weighs flat. */
export function foldedPage(question: Question): TrimSize | undefined {
  const flat = question.values.pages === undefined ? undefined : flatSizeOf(question);
  const { text } = question;
  return flat && (FINISHED_BOUND.test(text) || (FOLDED_AGAIN.test(text) && BOUND_FIRST.test(text)))
    ? flat
    : undefined;
}

const BOTTOM_UP =
  /\b(?:vertical(?:ly)?|portrait|upright|short (?:side|edge)|sideways|short way|(?<!\b(?:too|how|in|\d ?-?(?:inch|inches|")?) )tall)\b/;
/** Says so itself, even of a tall card; “portrait or landscape” leaves it open. */
const LONG_SIDE =
  /\b(?:parallel to|along|on) the long(?:er)? (?:side|edge)\b|\b(?:landscape|horizontal) or (?:portrait|vertical)\b|\b(?:portrait|vertical) or (?:landscape|horizontal)\b/;

/** Height and length as addressed: along the long side unless the text says otherwise. */
export function addressed(
  { text }: Question,
  { width, height }: TrimSize,
): { height: number; length: number } {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return BOTTOM_UP.test(text) && !LONG_SIDE.test(text) && short !== long
    ? { height: long, length: short }
    : { height: short, length: long };
}

const THICK = new RegExp(`${START}${MEASURE}(?: of an inch)?[- ](?:too )?thick\\b`);
const IN_WORDS =
  /(?<![\d./])(half|quarter)(?: an?)?(?: ?-?(?:in|inch|inches|"))?(?: of an inch)?[- ](?:too )?thick\b/;
const THICKNESS = new RegExp(`\\bthickness (?:of |is )?${MEASURE}`);
/** `0.014 in stock`. */
const CALIPER = /(?<![\d./])(0?\.0\d{1,3}) ?(?:in|inch|inches|")? (?:paper|stock|board|cover)\b/;
const WORDS = { half: 0.5, quarter: 0.25 } as const;

/** A typed thickness in inches, `1-1/4 in thick`. A whole number without a unit counts something. */
export function typedThickness({ text }: Question): number | undefined {
  const word = IN_WORDS.exec(text)?.[1];
  if (word !== undefined) return WORDS[word as keyof typeof WORDS];
  if (/(?<!\b(?:half|quarter|of) )\b(?:an|one) inch thick\b/.test(text)) return 1;
  const found = THICK.exec(text) ?? THICKNESS.exec(text) ?? CALIPER.exec(text);
  return found === null || (found[2] === undefined && /^\d+$/.test(found[1] ?? ''))
    ? undefined
    : inchesOf(found);
}

/** Less than any scale shows: a piece `over 1 oz` is weighed this much over it. */
const JUST_OVER = 0.0001;

/** The typed weight in ounces; of a piece that is only said to be over a weight, the least that it can be. */
export const typedOunces = ({ values: { ounces, isOverOunces } }: Question): number | undefined =>
  ounces === undefined || !isOverOunces ? ounces : ounces + JUST_OVER;
