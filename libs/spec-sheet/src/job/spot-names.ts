/** The spot inks in a text, and what is left of it. */
export interface FoundSpots {
  /** As typed; '' for one that is only counted. */
  spots: string[];
  rest: string;
}

/** After a name: the end of the word, or the paper that the ink's number is for. */
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
const NUMBER_WORDS: readonly string[] = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Takes the spot inks out of a text on inks: those with a name, then those only counted, as in `1 PMS`. */
export function takeSpots(text: string): FoundSpots {
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
  const word = NUMBER_WORDS.indexOf(text.toLowerCase());
  if (word >= 0) return word;
  return /^\d$/.test(text) ? Number(text) : 1;
}
