import type { SideInks } from './sheet-job.ts';

/** What the words on one side say. */
export interface InkWords {
  isCmyk: boolean;
  isBlack: boolean;
  spots: readonly string[];
  /** Coatings count as a unit of the press, as in `5/5 (CMYK + spot varnish)`, but aren't inks. */
  coatings: number;
  /** Number of inks, where the words give it. */
  count?: number;
  /** The words say that nothing prints. */
  isBlank: boolean;
}

export const CMYK_INKS = 4;
const MAX_INKS = 12;

const CMYK = /\b(?:cmyk|4 ?cp|4 ?-?c|rich black)\b|\b(?:four|4|full)[- ]?colou?rs?\b|\bprocess\b(?! black)/;
const BLACK = /\b(?:black|k|gr[ae]yscale|b ?& ?w|bw|mono(?:chrome)?)\b/;
const BLANK = /\b(?:none|no (?:ink|print(?:ing)?|back)|blank|unprinted|not printed|nothing)\b/;
const COATING =
  /\b(?:(?:spot|flood|overall|gloss|satin|matte|dull|soft[- ]touch|velvet)\b[ -]?)*\b(?:uv|aqueous|aq|varnish(?:es)?|coatings?|laminat\w+)\b/gi;
/** `1 color`, `2c`; a bare number only at the start, before ink words or alone. */
const COUNT =
  /\b(\d{1,2}|one|two|three|five|six)[- ]?(?:c\b|colou?rs?\b)|^(\d{1,2})(?= ?(?:[,+:;-]|$|cmyk\b|black\b|k\b|process\b))/;
const NUMBER_WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, five: 5, six: 6 };

export const noInk: SideInks = { process: 'none', spots: [] };

export function inkWordsOf(text: string): InkWords {
  const uncoated = text.replace(COATING, ' ');
  const { spots, rest } = takeSpots(uncoated);
  const words = rest.toLowerCase().replace(/\s+/g, ' ').trim();
  const [, withUnit, bare] = COUNT.exec(words) ?? [];
  const count = withUnit ?? bare;
  return {
    isCmyk: CMYK.test(words),
    isBlack: BLACK.test(words),
    spots,
    coatings: [...text.matchAll(COATING)].length,
    ...(count !== undefined && { count: NUMBER_WORDS[count] ?? Number(count) }),
    isBlank: BLANK.test(words),
  };
}

/** The inks of one side. Undefined if the words don't tell, or contradict the count. */
export function sideInksOf(words: InkWords, count = words.count): SideInks | undefined {
  if (count !== undefined) return byCount(words, count);
  const { isCmyk, isBlack, spots, isBlank } = words;
  if (isCmyk) return { process: 'cmyk', spots };
  if (isBlack) return { process: 'black', spots };
  if (spots.length > 0) return { process: 'none', spots };
  return isBlank ? noInk : undefined;
}

function byCount(words: InkWords, count: number): SideInks | undefined {
  const { isCmyk, isBlack, spots } = words;
  if (count === 0) return noInk;
  if (count > MAX_INKS) return undefined;
  if (isCmyk) return count < CMYK_INKS ? undefined : withCmyk(words, count);
  if (isBlack && (count < CMYK_INKS || spots.length === count - 1))
    return withProcess('black', words, count - 1);
  if (spots.length === count) return { process: 'none', spots };
  if (count === 1) return spots.length > 0 ? undefined : { process: 'black', spots };
  return count >= CMYK_INKS ? withCmyk(words, count) : undefined;
}

/** `4/4 CMYK + PMS 185` counts the process only. */
const withCmyk = (words: InkWords, count: number) =>
  withProcess('cmyk', words, count === CMYK_INKS ? words.spots.length : count - CMYK_INKS);

/** Adds as many spot inks as are counted; coatings take the place of those without a name. */
function withProcess(
  process: SideInks['process'],
  { spots, coatings }: InkWords,
  counted: number,
): SideInks | undefined {
  if (spots.length > counted) return undefined;
  const unnamed = Math.max(0, counted - spots.length - coatings);
  return { process, spots: [...spots, ...Array.from({ length: unnamed }, () => '')] };
}

/** The spot inks in a text, and what is left of it. */
interface FoundSpots {
  /** Names as typed; '' for an ink that is only counted. */
  spots: string[];
  rest: string;
}

/** What ends a name: the end of the word, or the paper that the ink's number is for. */
const SUFFIX = String.raw`(?: ?-?(?:cvc|cvu|cp|up|c|u|m|coated|uncoated)\b|\b)`;
const BASE_COLOR =
  '(?:reflex blue|process blue|rubine red|rhodamine red|warm red|(?:cool|warm) gr[ae]y(?: \\d{1,2})?|orange 021|yellow 012|red 032|blue 072)';
const PANTONE = String.raw`\b(?:pms|pantones?)®?(?: (?:matching system|spot|colou?rs?|inks?))* ?[#:]? ?`;
const named = new RegExp(
  [
    `${PANTONE}(?:\\d{2,4}(?:-\\d{1,4})?|black \\d{1,2}|${BASE_COLOR}|purple|violet|green|yellow|black)${SUFFIX}`,
    `\\b${BASE_COLOR}${SUFFIX}`,
    String.raw`\b(?:metallic|fluorescent|neon) (?!inks?\b|colou?rs?\b)[a-z]+\b(?! foil)`,
    String.raw`\b(?:gold|silver)\b(?! foil)`,
    String.raw`\bwhite ink\b`,
  ].join('|'),
  'gi',
);
/** Numbers after a first PMS number, as in `PMS 185, 286 and 123 C`. */
const listedNumber = new RegExp(`\\b\\d{3,4}${SUFFIX}(?! ?(?:lpi|dpi|ppi|line|gsm|lb|#|%))`, 'gi');
const COUNTED =
  /\b(?:(\d|an?|one|two|three|four|five|six) )?(?:(?:(?:pms|pantone|spot)s?\b ?)+(?:inks?\b|colou?rs?\b)?|(?:metallic|fluorescent|neon) (?:inks?|colou?rs?)\b)/gi;
const SPOT_WORDS: readonly string[] = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Takes the spot inks out of a text on inks: those with a name, then those only counted, as in `1 PMS`. */
function takeSpots(text: string): FoundSpots {
  const names = new Map<string, string>();
  const keep = (name: string) => {
    names.set(name.toLowerCase(), name.trim());
    return ' ';
  };
  const unnamed = text.replace(named, keep);
  const rest = names.size > 0 ? unnamed.replace(listedNumber, (number) => keep(`PMS ${number}`)) : unnamed;
  const counts = [...rest.matchAll(COUNTED)].map(([, count]) => countOf(count));
  const counted = counts.reduce((sum, count) => sum + count, 0);
  return {
    spots: [...names.values(), ...Array.from({ length: counted }, () => '')],
    rest: rest.replace(COUNTED, ' '),
  };
}

function countOf(text = 'a'): number {
  const word = SPOT_WORDS.indexOf(text.toLowerCase());
  if (word >= 0) return word;
  return /^\d$/.test(text) ? Number(text) : 1;
}
