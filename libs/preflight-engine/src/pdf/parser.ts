import { afterWhite, isDigit, isRegular } from './chars.ts';
import { PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from './objects.ts';
import { PdfError } from './pdf-error.ts';
import { Keyword, type Token, Tokenizer } from './tokenizer.ts';

/** Deeper nesting is malicious or damaged. */
export const MAX_OBJECT_DEPTH = 100;
/** Maximum items in one object, nested items included: a 16 MB file could otherwise expand to gigabytes. */
const MAX_ITEMS = 2_000_000;
/** Items charged per dictionary; a number is one. */
const DICT_ITEMS = 8;
const R = 0x52;

/** Keywords that end an object even if it wasn't closed. */
const ends: ReadonlySet<string> = new Set([
  'endobj',
  'obj',
  'stream',
  'endstream',
  'xref',
  'trailer',
  'startxref',
]);

/** Parses objects from bytes. */
export class Parser {
  readonly tokens: Tokenizer;
  readonly #isContent: boolean;
  #itemsLeft = MAX_ITEMS;

  /** @param isContent of a content stream, whose operands are no references */
  constructor(bytes: Uint8Array, pos = 0, isContent = false) {
    this.tokens = new Tokenizer(bytes, pos);
    this.#isContent = isContent;
  }

  /** The next object; other keywords are returned as such, and undefined at the end. @throws PdfError limit */
  next(): PdfObject | Keyword | undefined {
    const token = this.tokens.next();
    if (token === null) return undefined;
    if (typeof token === 'number' && this.#isContent) return token;
    if (typeof token !== 'number' && token instanceof Keyword) return constantOf(token);
    this.#itemsLeft = MAX_ITEMS;
    return this.#object(token, 0);
  }

  /** The next object; null for anything else. */
  nextObject(): PdfObject {
    const found = this.next();
    return found === undefined || found instanceof Keyword ? null : found;
  }

  #object(token: Token, depth: number): PdfObject | Keyword {
    if (typeof token === 'number') return this.#numberOrRef(token);
    if (token === null || token instanceof PdfName || token instanceof PdfString) return token;
    if (token instanceof Keyword) return constantOf(token);
    if (depth >= MAX_OBJECT_DEPTH)
      throw new PdfError('limit', `Objects are nested deeper than ${MAX_OBJECT_DEPTH} levels`);
    if (token === '[') return this.#array(depth);
    if (token === '<<') return this.#dict(depth);
    return new Keyword(token);
  }

  /** Looks ahead byte by byte, because content streams are mostly numbers and contain no references. */
  #numberOrRef(number: number): PdfObject {
    const { tokens } = this;
    const { bytes } = tokens;
    let at = afterWhite(bytes, tokens.pos);
    if (at === tokens.pos || !isDigit(bytes[at] ?? 0) || !Number.isInteger(number) || number < 0)
      return number;
    let gen = 0;
    for (; isDigit(bytes[at] ?? 0); at += 1) gen = gen * 10 + (bytes[at] ?? 48) - 48;
    const word = afterWhite(bytes, at);
    if (word === at || bytes[word] !== R) return number;
    if (word + 1 < bytes.length && isRegular(bytes[word + 1] ?? 0)) return number;
    tokens.pos = word + 1;
    return new PdfRef(number, gen);
  }

  #array(depth: number): PdfObject[] {
    const items: PdfObject[] = [];
    const { tokens } = this;
    for (;;) {
      const back = tokens.pos;
      const token = tokens.next();
      if (token === null) tokens.isCut = true;
      if (token === ']' || token === null) return items;
      if (isEnd(token) || (token === '>>' && depth > 0)) {
        // The object wasn't closed, so the enclosing object ends here.
        tokens.pos = back;
        return items;
      }
      const item = this.#object(token, depth + 1);
      if (item instanceof Keyword) continue;
      this.#count(1);
      items.push(item);
    }
  }

  #dict(depth: number): PdfDict {
    const dict = new PdfDict();
    const { tokens } = this;
    this.#count(DICT_ITEMS);
    for (;;) {
      const back = tokens.pos;
      const key = tokens.next();
      if (key === null) tokens.isCut = true;
      if (key === '>>' || key === null) return dict;
      if (isEnd(key)) {
        tokens.pos = back;
        return dict;
      }
      if (!(key instanceof PdfName)) continue;
      const beforeValue = tokens.pos;
      const token = tokens.next();
      if (token === '>>' || isEnd(token)) {
        tokens.pos = beforeValue;
        continue;
      }
      const value = this.#object(token, depth + 1);
      if (value instanceof Keyword) continue;
      this.#count(1);
      // The first of two equal keys wins, as in Acrobat.
      if (!dict.has(key.name)) dict.set(key.name, value);
    }
  }

  #count(items: number): void {
    this.#itemsLeft -= items;
    if (this.#itemsLeft < 0) throw new PdfError('limit', `An object has more than ${MAX_ITEMS} items`);
  }
}

function constantOf(keyword: Keyword): PdfObject | Keyword {
  if (keyword.word === 'true') return true;
  if (keyword.word === 'false') return false;
  return keyword.word === 'null' ? null : keyword;
}

const isEnd = (token: Token): boolean => token instanceof Keyword && ends.has(token.word);
