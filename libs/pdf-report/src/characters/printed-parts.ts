/** A part of a text as it is printed. */
export type PrintedPart =
  | { kind: 'text'; text: string }
  /** Such as `11⁄16`, to be built; `isAfterWhole` if the part before is its whole number. */
  | { kind: 'fraction'; text: string; isAfterWhole: boolean }
  /** One character, as a reader counts them, that can't be printed. */
  | { kind: 'unprinted'; text: string };

/** Substitutes for characters that no face has. */
const substitutes: Readonly<Record<string, string>> = {
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '≈': '~',
  '→': '->',
  '←': '<-',
  '✓': '[check]',
  '√': '[root]',
  '▪': '•',
  '◦': '•',
  '\t': ' ',
};
const MARK = /^\p{M}$/u;
/** A sign without its mark is another sign: `≠`. */
const LETTER = /^\p{L}/u;
/** Controls and joiners, which have no shape of their own. */
const INVISIBLE = /^(?!\n|\t)[\p{Cc}\p{Default_Ignorable_Code_Point}]$/u;
/** A character made of more parts than this isn't spelled out: some stand for whole sentences. */
const MAX_PARTS = 4;
/** A fraction with a fraction slash, as in `3-11⁄16`, or in one character, as in `3½`. */
const FRACTIONS =
  /(?<![\d⁄.])(?:(?:(?<whole>\d+)[- ])?(?<built>\d{1,3}⁄\d{1,3})(?![\d⁄])|(?:(?<before>\d+)[- ]?)?(?<sign>[¼-¾⅐-⅞]))/gu;
/** Spaces of any width. Some have an empty outline, which fontkit fails to measure. */
const SPACES = /\p{Zs}/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** @param isKnown whether a font has the character of this code point */
export function printedParts(text: string, isKnown: (character: string) => boolean): PrintedPart[] {
  const plain = text
    .normalize('NFC')
    .replace(SPACES, ' ')
    .replace(/[\u2028\u2029]/g, '\n');
  const parts: PrintedPart[] = [];
  let from = 0;
  for (const { index, 0: typed, groups = {} } of plain.matchAll(FRACTIONS)) {
    const whole = groups.whole ?? groups.before ?? '';
    const fraction = groups.built ?? groups.sign?.normalize('NFKD') ?? '';
    parts.push(...partsOf(plain.slice(from, index), isKnown));
    if (whole !== '') parts.push({ kind: 'text', text: whole });
    parts.push({ kind: 'fraction', text: fraction, isAfterWhole: whole !== '' });
    from = index + typed.length;
  }
  return [...parts, ...partsOf(plain.slice(from), isKnown)];
}

const partsOf = (text: string, isKnown: (character: string) => boolean): PrintedPart[] =>
  Array.from(graphemes.segment(text), ({ segment }) => {
    const printed = printedText(segment, isKnown);
    return printed === undefined ? { kind: 'unprinted', text: segment } : { kind: 'text', text: printed };
  });

/** What is read as one character; undefined if a part of it can't be printed. */
function printedText(segment: string, isKnown: (character: string) => boolean): string | undefined {
  const characters = Array.from(segment).filter((character) => !INVISIBLE.test(character));
  const isLetter = LETTER.test(characters[0] ?? '');
  const printed = characters.map((character, place) => {
    const kept = keptText(character, isKnown);
    if (kept !== undefined) return kept;
    return place > 0 && isLetter && MARK.test(character) ? '' : spelledOut(character, isKnown);
  });
  return printed.every((part) => part !== undefined) ? printed.join('') : undefined;
}

/** A line break has no glyph and needs none. */
const keptText = (character: string, isKnown: (character: string) => boolean): string | undefined =>
  character === '\n' || isKnown(character) ? character : substitutes[character];

/** `mm` for `㎜`, `E` for a rare accented one. */
function spelledOut(character: string, isKnown: (character: string) => boolean): string | undefined {
  const isLetter = LETTER.test(character);
  const parts = Array.from(character.normalize('NFKD')).filter((part) => !(isLetter && MARK.test(part)));
  if (parts.length === 0 || parts.length > MAX_PARTS || parts.join('') === character) return undefined;
  const printed = parts.map((part) => keptText(part, isKnown));
  return printed.every((part) => part !== undefined) ? printed.join('') : undefined;
}
