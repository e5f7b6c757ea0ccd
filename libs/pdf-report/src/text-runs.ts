import { characters, type Face, faces, type Family } from './fonts.ts';

/** Text whose characters are all in one subset of the font. */
export interface TextRun {
  face: Face;
  text: string;
}

/** Substitutes for characters that the font doesn't have. */
const substitutes: Readonly<Record<string, string>> = {
  '≥': '>=',
  '≤': '<=',
  '⁄': '/',
  µ: 'u',
  '→': '->',
  '±': '+/-',
};
const MARK = /^\p{M}$/u;
/** A character made of more parts than this is printed as its code: some stand for whole sentences. */
const MOST_PARTS = 4;
/** Codes in a row; nobody reads a text of codes, and they take eight characters each. */
const MOST_CODES = 8;

/** Splits text by font subset. A character that no subset has is replaced, at worst by its code, `[U+4E2D]`, never by an empty box. */
export function textRuns(text: string, family: Family = 'instrument-sans'): TextRun[] {
  const runs: TextRun[] = [];
  let codes = 0;
  // Without the space, 4⅜ would print as 43/8.
  for (const letter of text.normalize('NFC').replace(/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' '))
    for (const { face, text: more, isCode = false } of printed(letter, family)) {
      codes = isCode ? codes + 1 : 0;
      if (codes > MOST_CODES) continue;
      const last = runs.at(-1);
      if (last?.face === face) last.text += more;
      else runs.push({ face, text: more });
    }
  return runs;
}

interface PrintedLetter extends TextRun {
  /** In place of a character that the font doesn't have. */
  isCode?: boolean;
}

function printed(letter: string, family: Family): PrintedLetter[] {
  const whole = inFont(letter, family) ?? inFont(substitutes[letter], family);
  if (whole) return [whole];
  const parts = Array.from(letter.normalize('NFKD')).filter((part) => !MARK.test(part));
  const found = parts.map(
    (part) => inFont(part, family) ?? inFont(substitutes[part], family) ?? unknown(part),
  );
  const isTold = parts.length > 0 && parts.length <= MOST_PARTS && parts.join('') !== letter;
  return isTold ? found : [unknown(letter)];
}

const unknown = (letter: string): PrintedLetter => ({
  face: 'latin',
  text: `[U+${codeOf(letter)}]`,
  isCode: true,
});

function inFont(text: string | undefined, family: Family): TextRun | undefined {
  if (text === undefined) return undefined;
  const face = faces.find((one) =>
    // A line break has no glyph and needs none.
    Array.from(text).every(
      (letter) => letter === '\n' || characters[family][one].has(letter.codePointAt(0) ?? 0),
    ),
  );
  return face && { face, text };
}

const codeOf = (letter: string): string =>
  (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
