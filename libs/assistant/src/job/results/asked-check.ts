import type { PreflightCheckId } from '@printpartner/contracts/types';

/** What people call the checks. The first one that a text has is meant. */
const words: readonly (readonly [PreflightCheckId, RegExp])[] = [
  ['output-intent', /\b(?:output intents?|pdf\/?x|icc)\b/],
  ['page-boxes', /\b(?:(?:trim|bleed|media|crop|art) ?box(?:es)?|page boxes)\b/],
  ['ink-coverage', /\b(?:ink|tac|(?:total )?(?:area )?coverage)\b/],
  ['overprint', /\b(?:overprint\w*|knocks? ?out|rich black|blacks?)\b/],
  ['text-size', /\b(?:text size|type size|(?:small|tiny) (?:text|type)|(?:text|type) (?:is )?too small)\b/],
  ['color-space', /\b(?:rgb|cmyk|pantones?|spot colou?rs?)\b/],
  [
    'image-resolution',
    /\b(?:resolution|ppi|dpi|low[- ]res\w*|blurry|pixelat\w+|images?|photos?|pictures?)\b/,
  ],
  ['fonts', /\b(?:fonts?|embed\w*|typefaces?)\b/],
  ['hairlines', /\b(?:hair ?lines?|thin lines?|strokes?|rules?)\b/],
  ['transparency', /\b(?:transparen\w+|layers?|flatten\w*)\b/],
  ['interactive', /\b(?:interactive|form fields?|hyperlinks?|links|scripts?|annotations?)\b/],
  ['safe-margin', /\b(?:safe|safety|margins?|live area|too close)\b/],
  ['bleed', /\bbleeds?\b/],
  ['color-space', /\b(?:colou?rs?|colou?r space|rgb|cmyk|spots?|pantones?)\b/],
  ['file-integrity', /\b(?:integrity|corrupt\w*|damaged|encrypt\w*|security|password)\b/],
  [
    'page-size',
    /\b(?:(?:page|trim|finished) sizes?|dimensions|page count|how many pages|how (?:big|large)|(?:right|wrong|correct|what) size)\b/,
  ],
];

/** The check that a text in lowercase is about. */
export const checkAsked = (said: string): PreflightCheckId | undefined =>
  words.find(([, pattern]) => pattern.test(said))?.[0];

const ordinals: readonly (readonly [number, RegExp])[] = [
  [
    1,
    /\b(?:the )?(?:first|1st)(?: (?:one|problem|issue|finding|error|warning|check|thing))?\b|\b(?:number|#) ?1\b/,
  ],
  [
    2,
    /\b(?:the )?(?:second|2nd)(?: (?:one|problem|issue|finding|error|warning|check|thing))?\b|\b(?:number|#) ?2\b/,
  ],
  [3, /\b(?:the )?(?:third|3rd)\b|\b(?:number|#) ?3\b/],
  [4, /\b(?:the )?(?:fourth|4th)\b|\b(?:number|#) ?4\b/],
  [5, /\b(?:the )?(?:fifth|5th)\b|\b(?:number|#) ?5\b/],
  [-1, /\bthe last (?:one|problem|issue|finding|error|warning)\b/],
];

/** `the second one` is 2, `the last one` -1. */
export const ordinalAsked = (said: string): number | undefined =>
  ordinals.find(([, pattern]) => pattern.test(said))?.[0];

/** `page 3`, `p. 3` */
export function pageAsked(said: string): number | undefined {
  const found = /\b(?:page|pg\.?|p\.) ?#?(\d{1,5})\b/.exec(said);
  return found ? Number(found[1]) : undefined;
}
