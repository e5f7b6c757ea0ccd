/** All checks in display order. Kept results name their checks, so an id is never renamed or removed. */
export const preflightCheckIds = [
  'file-integrity',
  'page-size',
  'page-boxes',
  'bleed',
  'safe-margin',
  'image-resolution',
  'color-space',
  'ink-coverage',
  'fonts',
  'text-size',
  'hairlines',
  'transparency',
  'overprint',
  'interactive',
  'output-intent',
] as const;

/** The compiler asks for another word when a check is added. */
const countWords = { 15: 'fifteen' } as const;
const inWords = countWords[preflightCheckIds.length];

/** How many checks there are, for texts: `15`, `fifteen`, and `Fifteen` at the start of a sentence. */
export const preflightCheckCount = {
  figures: preflightCheckIds.length,
  words: inWords,
  capitalized: `${inWords.charAt(0).toUpperCase()}${inWords.slice(1)}`,
} as const;
