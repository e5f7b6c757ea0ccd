import { isDigit, isRegular, isWhite, latin1 } from './chars.ts';
import { numberAt, type ReadNumber } from './number-token.ts';
import { PdfName, PdfString } from './objects.ts';
import { endOfLiteral, fromHex, unescaped } from './string-literal.ts';

/** A word that isn't an object: `obj`, `R`, or an operator of a content stream. */
export class Keyword {
  readonly word: string;

  constructor(word: string) {
    this.word = word;
  }
}

export type Punctuation = '[' | ']' | '<<' | '>>' | '{' | '}';
export type Token = number | PdfName | PdfString | Keyword | Punctuation | null;

const MAX_WORD_LENGTH = 1_024;
const MAX_NAME_LENGTH = 4_096;
const PERCENT = 0x25;

/** Interned by their bytes, because a file can contain millions of operators of up to three letters. */
const operators = new Map<number, Keyword>();
const MAX_OPERATOR_LENGTH = 3;
const OPERATORS_KEPT = 4_096;

function keywordAt(bytes: Uint8Array, start: number, end: number): Keyword {
  if (end - start > MAX_OPERATOR_LENGTH) return new Keyword(latin1(bytes, start, end));
  let key = 0;
  for (let at = start; at < end; at += 1) key = (key << 8) | (bytes[at] ?? 0);
  const known = operators.get(key);
  if (known) return known;
  const made = new Keyword(latin1(bytes, start, end));
  // Byte 0 is white space and can't be in a word, so keys are unique.
  if (operators.size < OPERATORS_KEPT) operators.set(key, made);
  return made;
}

/** Splits bytes into PDF tokens, tolerating errors as printed files require. Null at the end. ISO 32000-2, 7.2 and 7.3 */
export class Tokenizer {
  readonly bytes: Uint8Array;
  pos: number;
  /** Whether the bytes ended inside a string, array or dictionary. */
  isCut = false;
  readonly #number: ReadNumber = { value: 0, next: 0 };

  constructor(bytes: Uint8Array, pos = 0) {
    this.bytes = bytes;
    this.pos = pos;
  }

  next(): Token {
    const { bytes } = this;
    this.skipWhite();
    // An unmatched closing parenthesis.
    while (bytes[this.pos] === 0x29) {
      this.pos += 1;
      this.skipWhite();
    }
    const code = bytes[this.pos];
    if (code === undefined) return null;
    switch (code) {
      case 0x28:
        return this.#literalString();
      case 0x2f:
        return this.#name();
      case 0x3c:
        if (bytes[this.pos + 1] !== 0x3c) return this.#hexString();
        this.pos += 2;
        return '<<';
      case 0x3e:
        this.pos += bytes[this.pos + 1] === 0x3e ? 2 : 1;
        return '>>';
      case 0x5b:
      case 0x5d:
      case 0x7b:
      case 0x7d:
        this.pos += 1;
        return String.fromCharCode(code) as Punctuation;
      default:
        return this.#numberOrWord(code);
    }
  }

  skipWhite(): void {
    const { bytes } = this;
    let at = this.pos;
    for (; at < bytes.length; at += 1) {
      const code = bytes[at] ?? 0;
      if (code === PERCENT) {
        while (at + 1 < bytes.length && bytes[at + 1] !== 10 && bytes[at + 1] !== 13) at += 1;
      } else if (!isWhite(code)) {
        break;
      }
    }
    this.pos = at;
  }

  #numberOrWord(code: number): Token {
    const { bytes, pos: start } = this;
    if (isDigit(code) || code === 0x2b || code === 0x2d || code === 0x2e) {
      if (numberAt(bytes, start, this.#number)) {
        this.pos = this.#number.next;
        return this.#number.value;
      }
    }
    this.pos = Math.max(this.#endOfRegular(start, MAX_WORD_LENGTH), start + 1);
    return keywordAt(bytes, start, this.pos);
  }

  #endOfRegular(start: number, longest: number): number {
    const { bytes } = this;
    const most = Math.min(bytes.length, start + longest);
    let at = start;
    while (at < most && isRegular(bytes[at] ?? 0)) at += 1;
    return at;
  }

  #name(): PdfName {
    const { bytes } = this;
    const start = this.pos + 1;
    const end = this.#endOfRegular(start, bytes.length);
    this.pos = end;
    const raw = latin1(bytes, start, Math.min(end, start + MAX_NAME_LENGTH));
    return new PdfName(raw.includes('#') ? raw.replace(/#([0-9a-f]{2})/gi, unescapeName) : raw);
  }

  #literalString(): PdfString {
    const start = this.pos + 1;
    const { end, isPlain } = endOfLiteral(this.bytes, start);
    if (end >= this.bytes.length) this.isCut = true;
    this.pos = Math.min(end + 1, this.bytes.length);
    const raw = this.bytes.subarray(start, end);
    return new PdfString(isPlain ? new Uint8Array(raw) : unescaped(raw));
  }

  #hexString(): PdfString {
    const start = this.pos + 1;
    const found = this.bytes.indexOf(0x3e, start);
    if (found < 0) this.isCut = true;
    const end = found < 0 ? this.bytes.length : found;
    this.pos = Math.min(end + 1, this.bytes.length);
    return new PdfString(fromHex(this.bytes.subarray(start, end)));
  }
}

const unescapeName = (_: string, hex: string): string => String.fromCharCode(Number.parseInt(hex, 16));
