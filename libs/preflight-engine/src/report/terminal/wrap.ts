const ZERO_WIDE = /^[\p{Mn}\p{Me}\p{Cf}]/u;
const TWO_WIDE =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]|\p{Emoji_Presentation})/u;

const widthOf = (letter: string) => (ZERO_WIDE.test(letter) ? 0 : TWO_WIDE.test(letter) ? 2 : 1);

/** Width of a text in terminal columns. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const letter of text) columns += widthOf(letter);
  return columns;
}

/** Padded with spaces to this many columns. */
export const padded = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - columnsOf(text)));

/** Lines of at most `columns`, broken between words; a word longer than a line is split. */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((long) => pieces(long, columns))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (columnsOf(longer) <= columns) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** Wrapped text with a hanging indent: `lead` starts the first line, the others are indented by its width. */
export function hanging(lead: string, text: string, columns: number): string[] {
  const indent = ' '.repeat(columnsOf(lead));
  const lines = wrapped(text, Math.max(12, columns - indent.length));
  return lines.map((line, index) => `${index === 0 ? lead : indent}${line}`);
}

function pieces(word: string, columns: number): string[] {
  if (columnsOf(word) <= columns) return [word];
  const found: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (columnsOf(piece + letter) > columns) {
      found.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...found, piece];
}
