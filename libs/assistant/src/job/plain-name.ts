const MAX_LENGTH = 120;

/** Signs that begin markdown, links, HTML and entities within a line. */
const MARKUP = /[\\`*_[\]<>~]|&(?=#?\w+;)/g;
/** What readers of markdown turn into links by themselves. */
const ADDRESS = /:(?=\/\/)|@|(?<=\bwww)\.|(?<=\bmailto):/gi;

/** A text of the user or of a file in one line of markdown, shown as it is: no links, no formatting. */
export const plainName = (text: string, longest = MAX_LENGTH): string =>
  oneLine(text, longest)
    .replaceAll(MARKUP, String.raw`\$&`)
    .replaceAll(ADDRESS, String.raw`\$&`);

/** In one line, without control characters and signs that change the direction of text; cut with “…”. */
export function oneLine(text: string, longest = MAX_LENGTH): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
}
