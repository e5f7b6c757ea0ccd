import { printedParts } from './characters/index.ts';
import { charactersOf, type Face, faces, fontName, fractionFace, type Style } from './fonts.ts';

/** Text whose characters are all in one face. */
export interface TextRun {
  face: Face;
  text: string;
  /** A narrow space between a number and its fraction. fontkit builds fractions with a fraction slash. */
  isGap?: true;
  /** The name of a script. A run of its own, so that a line may end beside it: a word of them would be as long as a page. */
  isReplacement?: true;
}

/** Text as it can be printed. */
export interface PrintableText {
  runs: TextRun[];
  /** Characters, as a reader counts them, that no face has: the text names their script instead, `[Hebrew]`. */
  unprinted: number;
}

/** Between a number and its fraction, which stay on one line. */
const NO_BREAK_SPACE = '\u00a0';
/** Halves to 64ths, as inches have them; ink counts such as 4/1 and 2/2 are none. */
const INCHES = /(?<![\d/.])(?:(\d+)[- ])?(\d{1,2})\/(2|4|8|16|32|64)(?![\d/]|\.\d)/g;

/** Fractions of an inch, such as `3-11/16`, with fraction slashes, so that they are printed as built fractions. */
export const builtInches = (text: string): string =>
  text.replace(INCHES, (typed, whole: string | undefined, numerator: string, denominator: string) => {
    if (Number(numerator) >= Number(denominator)) return typed;
    return `${whole ?? ''}${whole === undefined ? '' : '-'}${numerator}⁄${denominator}`;
  });

/** Splits text by face. What no face has is replaced by the name of its script, never by an empty box. */
export function printableText(text: string, style: Style = 'regular'): PrintableText {
  const printable: PrintableText = { runs: [], unprinted: 0 };
  for (const part of printedParts(text, (character) => faceOf(character, style) !== undefined)) {
    if (part.kind === 'unprinted') addReplacement(printable, part.text, style);
    else if (part.kind === 'text') addText(printable, part.text, style);
    else {
      const face = fractionFace(style);
      if (part.isAfterWhole) addRun(printable, { face, text: NO_BREAK_SPACE, isGap: true });
      addRun(printable, { face, text: part.text });
    }
  }
  return printable;
}

function addText(printable: PrintableText, text: string, style: Style): void {
  for (const character of text)
    addRun(printable, { face: faceOf(character, style) ?? faces[style][0], text: character });
}

function addRun({ runs }: PrintableText, run: TextRun): void {
  const last = runs.at(-1);
  const isApart = run.isReplacement || last?.isReplacement;
  if (last && !isApart && fontName(last.face) === fontName(run.face) && last.isGap === run.isGap)
    last.text += run.text;
  else runs.push({ ...run });
}

/** One for all characters of a script in a row, with the spaces between them. */
function addReplacement(printable: PrintableText, segment: string, style: Style): void {
  printable.unprinted += 1;
  const { runs } = printable;
  const text = replacementFor(segment);
  const [before, last] = runs.slice(-2);
  const isAfterSpaces = last !== undefined && /^ +$/.test(last.text) && isReplacedBy(text, before);
  if (isAfterSpaces) runs.pop();
  else if (!isReplacedBy(text, runs.at(-1)))
    addRun(printable, { face: faces[style][0], text, isReplacement: true });
}

const isReplacedBy = (text: string, run: TextRun | undefined): boolean =>
  run?.isReplacement === true && run.text === text;

/** The first face that has a character; a line break needs no glyph. */
function faceOf(character: string, style: Style): Face | undefined {
  if (character === '\n') return faces[style][0];
  const codePoint = character.codePointAt(0) ?? 0;
  return faces[style].find((face) => charactersOf(face).has(codePoint));
}

/** Scripts that the fonts don't have, as American readers call them. */
const scripts: readonly { name: string; letter: RegExp }[] = [
  { name: 'Hebrew', letter: /\p{Script=Hebrew}/u },
  { name: 'Arabic', letter: /\p{Script=Arabic}/u },
  { name: 'Japanese', letter: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  { name: 'Korean', letter: /\p{Script=Hangul}/u },
  { name: 'Chinese characters', letter: /\p{Script=Han}/u },
  { name: 'Thai', letter: /\p{Script=Thai}/u },
  { name: 'Hindi', letter: /\p{Script=Devanagari}/u },
  { name: 'Armenian', letter: /\p{Script=Armenian}/u },
  { name: 'emoji', letter: /\p{Extended_Pictographic}|\p{Regional_Indicator}/u },
];

/** What is printed in place of a character that no font has: `[Hebrew]`, `[emoji]`, `[?]`. */
function replacementFor(character: string): string {
  const found = scripts.find(({ letter }) => letter.test(character));
  return `[${found?.name ?? '?'}]`;
}
