import type { PdfDocument } from '../../pdf/document.ts';
import { isStream, type PdfDict, type PdfObject, PdfString } from '../../pdf/objects.ts';
import { PdfError } from '../../pdf/pdf-error.ts';
import { ContentReader } from '../content-reader.ts';

const MAX_CODES = 65_536;
/** Codes of a map, those that are mapped again included: ranges of a few bytes can each map all of them. */
const MAX_MAPPINGS = 4 * MAX_CODES;
/** Bytes; longer texts of a code are cut. One text may be that of thousands of codes. */
const MAX_TEXT = 64;
const utf16 = new TextDecoder('utf-16be');

/** A font's `ToUnicode` map; empty if it has none or it can't be read. ISO 32000-1, 9.10.3. */
export function toUnicodeOf(document: PdfDocument, dict: PdfDict): ReadonlyMap<number, string> {
  const stream = document.value(dict, 'ToUnicode');
  const texts = new CodeTexts();
  if (!isStream(stream)) return texts.all;
  try {
    const content = new ContentReader(document.decode(stream).bytes, () => {});
    while (content.next() && texts.room > 0) {
      if (content.operator === 'endbfchar') addCharacters(texts, content.operands);
      if (content.operator === 'endbfrange') addRanges(texts, content.operands);
    }
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
  }
  return texts.all;
}

/** The texts of codes, as many as a map may have. */
class CodeTexts {
  readonly all = new Map<number, string>();
  #mappings = 0;

  /** How many codes may still be mapped. */
  get room(): number {
    return Math.min(MAX_CODES - this.all.size, MAX_MAPPINGS - this.#mappings);
  }

  set(code: number, text: string): void {
    this.#mappings += 1;
    this.all.set(code, text);
  }
}

function addCharacters(texts: CodeTexts, operands: readonly PdfObject[]): void {
  for (let at = 0; at + 1 < operands.length && texts.room > 0; at += 2) {
    const [code, text] = [operands[at], operands[at + 1]];
    if (code instanceof PdfString && text instanceof PdfString) texts.set(codeOf(code), decoded(text));
  }
}

function addRanges(texts: CodeTexts, operands: readonly PdfObject[]): void {
  for (let at = 0; at + 2 < operands.length; at += 3) {
    const [low, high, target] = [operands[at], operands[at + 1], operands[at + 2]];
    if (!(low instanceof PdfString) || !(high instanceof PdfString)) continue;
    const first = codeOf(low);
    const given = Array.isArray(target) ? target.length : Infinity;
    const count = Math.min(codeOf(high) - first + 1, texts.room, given);
    const textAt = target instanceof PdfString ? textsFrom(decoded(target)) : null;
    for (let index = 0; index < count; index += 1) {
      const text = Array.isArray(target) ? target[index] : null;
      if (textAt) texts.set(first + index, textAt(index));
      else if (text instanceof PdfString) texts.set(first + index, decoded(text));
    }
  }
}

const decoded = ({ bytes }: PdfString): string => utf16.decode(bytes.subarray(0, MAX_TEXT));

const codeOf = ({ bytes }: PdfString): number => bytes.reduce((code, byte) => code * 256 + byte, 0);

/** Texts whose last character comes so many characters later. */
function textsFrom(text: string): (index: number) => string {
  const letters = Array.from(text);
  const last = letters.pop()?.codePointAt(0);
  const start = letters.join('');
  return (index) =>
    last === undefined || last + index > 0x10_ffff ? text : start + String.fromCodePoint(last + index);
}
