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

/** Splits text by font subset. A character that no subset has is replaced, at worst by its code, `[U+4E2D]`, never by an empty box. */
export function textRuns(text: string, family: Family = 'instrument-sans'): TextRun[] {
  const runs: TextRun[] = [];
  // Without the space, 4⅜ would print as 43/8.
  for (const letter of text.normalize('NFC').replace(/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' '))
    for (const { face, text: more } of printed(letter, family)) {
      const last = runs.at(-1);
      if (last?.face === face) last.text += more;
      else runs.push({ face, text: more });
    }
  return runs;
}

function printed(letter: string, family: Family): TextRun[] {
  const whole = inFont(letter, family) ?? inFont(substitutes[letter], family);
  if (whole) return [whole];
  const parts = Array.from(letter.normalize('NFKD')).filter((part) => !MARK.test(part));
  const found = parts.map(
    (part) => inFont(part, family) ?? inFont(substitutes[part], family) ?? unknown(part),
  );
  return parts.length > 0 && parts.join('') !== letter ? found : [unknown(letter)];
}

const unknown = (letter: string): TextRun => ({ face: 'latin', text: `[U+${codeOf(letter)}]` });

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
