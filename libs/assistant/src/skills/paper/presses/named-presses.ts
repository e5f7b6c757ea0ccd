import type { PressId } from '@printpartner/print-knowledge/press';

const names: readonly { id: PressId; words: RegExp }[] = [
  {
    id: 'digital',
    words:
      /\bdigital(?:ly)?\b|\bindigo\b|\btoner\b|\bxerox\b|\biridesse\b|\bversant\b|\bprint on demand\b|\blaser press\b/,
  },
  { id: 'sheetfed', words: /\bsheet[- ]?fed\b|\blitho\w*\b/ },
  {
    id: 'web',
    words:
      /\bweb(?: offset)? (?:press\w*|print\w*|offset|run|width|fed|work|job)\b|\bweb[- ]?fed\b|\bheat ?set\b|\bcold ?set\b|\broll[- ]?fed\b|\bon (?:a |the )?web\b|\bweb\b(?! ?(?:site|page|browser|app|image|photo|logo|graphic|resolution|address|to print|2))/,
  },
];
const OFFSET = /\boffset\b(?! (?:paper|stock|text|sheet))/;

/** The press types that a text names, in the guide's order; offset alone is sheetfed. */
export function pressesNamed(text: string): PressId[] {
  const found = names.filter(({ words }) => words.test(text)).map(({ id }) => id);
  const isOffset = OFFSET.test(text) && !found.includes('web') && !found.includes('sheetfed');
  return isOffset ? [...found, 'sheetfed'] : found;
}

/** Whether a text is about a press at all. */
export const isAboutPress = (text: string): boolean =>
  pressesNamed(text).length > 0 ||
  /\bpress(?:es)?\b(?! ?(?:ready|release|proof|kit))/.test(text) ||
  /\bprint(?:ing)? (?:method|process|technology)\b|\bmake[- ]?ready\b|\bgrippers?\b|\bdot gain\b/.test(text);
