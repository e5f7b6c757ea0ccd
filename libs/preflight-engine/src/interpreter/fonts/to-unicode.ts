import type { PdfDocument } from '../../pdf/document.ts';
import { isStream, type PdfDict, type PdfObject, PdfString } from '../../pdf/objects.ts';
import { PdfError } from '../../pdf/pdf-error.ts';
import { ContentReader } from '../content-reader.ts';

const MAX_CODES = 65_536;
/** Bytes; longer texts of a code are cut. One text may be that of thousands of codes. */
const LONGEST_TEXT = 64;
const utf16 = new TextDecoder('utf-16be');

/** A font's `ToUnicode` map; empty if it has none or it can't be read. ISO 32000-1, 9.10.3. */
export function toUnicodeOf(document: PdfDocument, dict: PdfDict): ReadonlyMap<number, string> {
  const stream = document.value(dict, 'ToUnicode');
  const texts = new Map<number, string>();
  if (!isStream(stream)) return texts;
  try {
    const content = new ContentReader(document.decode(stream).bytes, () => {});
    while (content.next()) {
      if (content.operator === 'endbfchar') addCharacters(texts, content.operands);
      if (content.operator === 'endbfrange') addRanges(texts, content.operands);
    }
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
  }
  return texts;
}

function addCharacters(texts: Map<number, string>, operands: readonly PdfObject[]): void {
  for (let at = 0; at + 1 < operands.length && texts.size < MAX_CODES; at += 2) {
    const [code, text] = [operands[at], operands[at + 1]];
    if (code instanceof PdfString && text instanceof PdfString) texts.set(codeOf(code), decoded(text));
  }
}

function addRanges(texts: Map<number, string>, operands: readonly PdfObject[]): void {
  for (let at = 0; at + 2 < operands.length; at += 3) {
    const [low, high, target] = [operands[at], operands[at + 1], operands[at + 2]];
    if (!(low instanceof PdfString) || !(high instanceof PdfString)) continue;
    const first = codeOf(low);
    const count = Math.min(codeOf(high) - first + 1, MAX_CODES - texts.size);
    for (let index = 0; index < count; index += 1) {
      const text = Array.isArray(target) ? target[index] : target;
      if (!(text instanceof PdfString)) continue;
      const base = decoded(text);
      texts.set(first + index, Array.isArray(target) ? base : after(base, index));
    }
  }
}

const decoded = ({ bytes }: PdfString): string => utf16.decode(bytes.subarray(0, LONGEST_TEXT));

const codeOf = ({ bytes }: PdfString): number => bytes.reduce((code, byte) => code * 256 + byte, 0);

/** The text whose last character comes so many characters later. */
function after(text: string, index: number): string {
  const letters = Array.from(text);
  const last = letters.pop()?.codePointAt(0);
  if (last === undefined || last + index > 0x10_ffff) return text;
  return letters.join('') + String.fromCodePoint(last + index);
}
