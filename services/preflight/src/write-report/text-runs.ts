import { type Face, faces, letters } from './report-fonts.ts';

/** A stretch of text that one part of the font has all letters of. */
export interface TextRun {
  face: Face;
  text: string;
}

/** What the font lacks, and that reads as well. */
const likeness: Readonly<Record<string, string>> = { '≥': '>=', '≤': '<=', '⁄': '/', µ: 'u', '→': '->' };
const MARK = /^\p{M}$/u;

/** Text in letters that the report can print; of what it cannot the code stands there, `[U+4E2D]`, and never an empty box. */
export function textRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  // 4⅜ is no 43/8.
  for (const letter of text.normalize('NFC').replace(/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' '))
    for (const { face, text: more } of printed(letter)) {
      const last = runs.at(-1);
      if (last?.face === face) last.text += more;
      else runs.push({ face, text: more });
    }
  return runs;
}

function printed(letter: string): TextRun[] {
  const whole = inFont(letter) ?? inFont(likeness[letter]);
  if (whole) return [whole];
  const parts = Array.from(letter.normalize('NFKD')).filter((part) => !MARK.test(part));
  const found = parts.map((part) => inFont(part) ?? inFont(likeness[part]) ?? unknown(part));
  return parts.length > 0 && parts.join('') !== letter ? found : [unknown(letter)];
}

const unknown = (letter: string): TextRun => ({ face: 'latin', text: `[U+${codeOf(letter)}]` });

function inFont(text: string | undefined): TextRun | undefined {
  if (text === undefined) return undefined;
  const face = faces.find((one) =>
    Array.from(text).every((letter) => letters[one].has(letter.codePointAt(0) ?? 0)),
  );
  return face && { face, text };
}

const codeOf = (letter: string): string =>
  (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
