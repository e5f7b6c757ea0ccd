/** At most the given number of UTF-16 units of a text's start, without half of a character. */
export const startOfText = (text: string, most: number): string =>
  // Removed, not replaced: half of an emoji would be shown as a question mark.
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
