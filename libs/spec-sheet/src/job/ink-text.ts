import type { SheetInks, SideInks } from './sheet-job.ts';
import { CMYK_INKS, inkWordsOf, noInk, sideInksOf, type InkWords } from './side-inks.ts';

const COLORS = String.raw`(?: ?-?(?:colou?rs?|cp?)\b)?`;
/** The number of inks on the front and back, such as `4/1`, `4 over 0` or `4c/k`. */
const PAIR = new RegExp(
  String.raw`(?<![\w/.+])(\d{1,2})${COLORS} ?(?:\/|\bover\b) ?(\d{1,2}|k)${COLORS}(?![\w/]|\.\d)`,
  'gi',
);
/** An ink whose name isn't read, such as `K+185`, `4/4+1`, `4/4 + white`, `CMYK+OGV`. */
const ADDED_COUNT = /\+ ?\d{1,4}\b(?! ?(?:pms|pantone|spots?|inks?|colou?rs?|[cu]\b))/i;
const ADDED_INK =
  /(?:\+|\bplus\b) ?(?:white|ogv|orange|green|violet|metallic|neon|fluor\w*)\b(?! ?(?:inks?\b|foil|stamp|emboss|pms|pantone|colou?rs?|[a-z]+\b))/i;
const BOTH_SIDES =
  /\b(?:both|two|2|all) sides\b|\b(?:double|two|2)[- ]sided\b|\bthroughout\b|\bfront (?:and|&) back\b|\bsame (?:on )?(?:the )?back\b/gi;
const ONE_SIDE = /\b(?:one|1|front|single)[- ](?:side|sided|only)\b(?: only\b)?/gi;
const FRONT = /\b(?:front|outside|face|side (?:1|one|a))\b/i;
const BACK = /\b(?:back|inside|reverse|side (?:2|two|b))\b/i;

/**
 * The inks of a piece as designers type them: `4/4`, `4/0`, `1/1`, `4/4, CMYK both sides`, `2/2 black + PMS 185`,
 * `5/5 (CMYK + PANTONE 185 C)`, `CMYK front, black back`, `black`. 1 is black and 4 is CMYK unless the text says
 * something else; 2 and 3 are understood only with words. Undefined if the text isn't understood.
 */
export function inksOf(text: string): SheetInks | undefined {
  const plain = plainText(text);
  const pairs = [...plain.matchAll(PAIR)];
  if (pairs.length > 1) return undefined;
  const words = plain.replace(PAIR, ' ').replace(BOTH_SIDES, ' ').replace(ONE_SIDE, ' ');
  const sides = wordsBySide(words);
  const [pair] = pairs;
  if (ADDED_INK.test(plain) || (ADDED_COUNT.test(plain) && !isFullCount(pair))) return undefined;
  // `4/4, CMYK + PMS 185 on front only` has the spot ink on one side.
  const isOneSided = pair !== undefined && pair[2] !== '0' && plain.search(ONE_SIDE) >= 0;
  if (isOneSided && inkWordsOf(words).spots.length > 0) return undefined;
  if (pair) return inksByCounts(countOf(pair[1]), countOf(pair[2]), words, sides);
  if (sides) return bothSides(sideInksOf(inkWordsOf(sides.front)), sideInksOf(inkWordsOf(sides.back)));
  const front = sideInksOf(inkWordsOf(words));
  if (!front) return undefined;
  if (plain.search(ONE_SIDE) >= 0) return { front, back: noInk };
  return plain.search(BOTH_SIDES) >= 0 ? { front, back: front } : { front };
}

/** A margin or gripper, such as `1/4 in`. */
const FRACTION = /\b\d{1,2}\/\d{1,2} ?(?:in\b\.?|inch(?:es)?\b|["”])/gi;

/** Single spaces, without parentheses and fractions of an inch. The case stays, for the names of inks. */
function plainText(text: string): string {
  return text
    .replace(FRACTION, ' ')
    .replace(/\bb\s?\/\s?w\b/gi, 'bw')
    .replace(/\b(\d)\s?\/\s?c\b/gi, '$1c')
    .replace(/[()[\]]/g, ' , ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Counts of 2, 3, 5 and more include the inks that are named after them: `2/2 K+300`. */
const isFullCount = (pair: RegExpExecArray | undefined): boolean =>
  pair !== undefined && [pair[1], pair[2]].every((count) => count !== '1' && count !== '4');

const countOf = (text = ''): number => (text.toLowerCase() === 'k' ? 1 : Number(text));

const bothSides = (front?: SideInks, back?: SideInks): SheetInks | undefined =>
  front && back && { front, back };

interface WordsBySide {
  front: string;
  back: string;
}

/** The words on each side: `CMYK front, black back`, `front: CMYK; back: black`, `CMYK / black`. */
function wordsBySide(words: string): WordsBySide | undefined {
  const [front, back] = [FRONT.exec(words), BACK.exec(words)];
  if (front && back) {
    const isFrontFirst = front.index < back.index;
    const [first, second] = isFrontFirst ? [front, back] : [back, front];
    const before = words.slice(0, first.index);
    const between = words.slice(first.index + first[0].length, second.index);
    const after = words.slice(second.index + second[0].length);
    // After their words, before them, or one after and one before: `CMYK outside, inside blank`.
    const one = hasWords(before) ? before : between;
    const other = hasWords(before) && hasWords(between) ? between : after;
    return isFrontFirst ? { front: one, back: other } : { front: other, back: one };
  }
  const [left = '', right = '', ...others] = words.split(/\/|\bover\b/i);
  if (others.length > 0 || !hasWords(left) || !hasWords(right)) return undefined;
  return { front: left, back: right };
}

const hasWords = (text: string): boolean => /[a-z\d]/i.test(text);

function inksByCounts(
  front: number,
  back: number,
  words: string,
  sides: WordsBySide | undefined,
): SheetInks | undefined {
  if (sides)
    return bothSides(sideInksOf(inkWordsOf(sides.front), front), sideInksOf(inkWordsOf(sides.back), back));
  const all = inkWordsOf(words);
  if (front === back) {
    const inks = sideInksOf(all, front);
    return inks && { front: inks, back: inks };
  }
  const inks = inksOfOne(all, front, back);
  const reverse = inksOfOne(all, back, front);
  // Unless the back has fewer inks than the front, its inks may be others.
  if (!inks || (!reverse && back > front)) return undefined;
  return reverse ? { front: inks, back: reverse } : { front: inks };
}

/** The inks of a side with `count` inks, where the words are on either side, or on both: `4/1 black`, `5/4 + PMS 185`. */
function inksOfOne(words: InkWords, count: number, other: number): SideInks | undefined {
  const { spots, isBlack } = words;
  const isFuller = count > other && (count < CMYK_INKS || other === 0);
  if (count === 0 || isFuller) return sideInksOf(words, count);
  if (count === CMYK_INKS && spots.length < CMYK_INKS) return { process: 'cmyk', spots: [] };
  if (count > CMYK_INKS)
    return spots.length > count - CMYK_INKS ? undefined : sideInksOf({ ...words, isCmyk: true }, count);
  if (count === 1 && (spots.length === 0 || (isBlack && other >= CMYK_INKS)))
    return { process: 'black', spots: [] };
  return other === CMYK_INKS ? sideInksOf({ ...words, isCmyk: false }, count) : undefined;
}
