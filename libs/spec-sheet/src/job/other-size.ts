/**
 * Words that make a typed size another one than the piece's: bleed within it, a part of the piece, the press sheet, a
 * limit, a part or a multiple, an open question. Lowercase, with straight quotes.
 */
const otherSizes: readonly RegExp[] = [
  // Not `6 x 9 + 1/8 bleed`, `6 x 9, full bleed` and `6 x 9 without bleed`, whose bleed is outside.
  /(?<!\bnot |n't )(?:\bwith(?!out)|\bw(?:\/(?!o)| )|\bincl\w*|\binc\b)\.?(?! ?(?:no|zero|0)\b)[^,;+]*\bbleed/,
  /\bbleeds?\b[^,;+]*\b(?:incl\w*|size|dimensions?)\b/,
  /\bbleed:? ?[\d.]+[^,;+a-z]*(?:x|×|by) ?[\d.]/,
  /(?:x|×|by) ?[\d./¼-¾⅐-⅞ -]+(?:in|inch|inches)?[."]? ?bleed\b/,
  /\b(?:un-?trimmed|before trim\w*|pre-?trim)\b/,
  /\b(?:live|image|printable|safe|safety)[- ]area\b|\b(?:press|parent|stock|run)[- ]?sheet\b/,
  /\b(?:up to|at (?:most|least)|max(?:imum)?|min(?:imum)?|(?:less|larger|smaller) than|between)\b/,
  /\b(?:\d{1,2}|two|three|four|six|eight)[- ]?up\b/,
  /\b(?:half|thirds?|quarter|double|twice)(?: (?:of|the|a|an|size))*:? ?(?=[\d.])|\b(?:half|thirds?|quarter) of\b/,
  /\bcuts? (?:in|into|out|from|to|down)\b|\b(?:minus|less)\b/,
  /\b(?:panel size|(?:each|per) panel)\b/,
  /\?|\btb[acd]\b|\bor (?:similar|so|larger|smaller|near)\b/,
];

/** Whether the words around a typed size say that it isn't the size of the piece. */
export const isOtherSize = (text: string): boolean => otherSizes.some((pattern) => pattern.test(text));
