import { Budget } from './budget.ts';
import { latin1 } from './chars.ts';
import { isDict, type PdfDict, type PdfObject, PdfRef, PdfStream } from './objects.ts';
import { Parser } from './parser.ts';
import type { ByteSource } from './source.ts';
import { Keyword } from './tokenizer.ts';

/** An indirect object, its number and its length in bytes. */
export interface IndirectObject {
  ref: PdfRef;
  object: PdfObject;
  length: number;
}

const HEADER_WITHIN = 1_024;
/** Bytes; longer than most objects. */
const FIRST_READ = 4_096;
const MAX_OBJECT_LENGTH = 16_777_216;
/** Bytes read after an object, enough for `stream` and its line ending. */
const MARGIN = 32;
/** Bytes; limit for parsing objects of one file, including repeats. */
const MAX_PARSED = 268_435_456;

/** A file's bytes and its uncompressed objects, without a cross-reference table. Offsets count from `%PDF`. */
export class PdfFile {
  readonly source: ByteSource;
  /** From the header, such as 1.7; empty if missing. */
  readonly version: string;
  /** Offset of `%PDF` in files with leading bytes. */
  readonly start: number;
  /** Limit for parsing the file's objects. */
  readonly parsing = new Budget(MAX_PARSED, 'objects');

  constructor(source: ByteSource) {
    this.source = source;
    const head = latin1(source.read(0, HEADER_WITHIN));
    const header = /%PDF-(\d\.\d)/.exec(head);
    this.start = Math.max(0, header?.index ?? head.indexOf('%PDF'));
    this.version = header?.[1] ?? '';
  }

  /** Bytes from `%PDF` to the end. */
  get size(): number {
    return this.source.size - this.start;
  }

  read(offset: number, length: number): Uint8Array {
    return this.source.read(offset + this.start, length);
  }

  /** The indirect object at an offset, or undefined. @throws PdfError limit */
  objectAt(offset: number): IndirectObject | undefined {
    if (offset < 0 || offset >= this.size) return undefined;
    for (let length = FIRST_READ; ; length *= 8) {
      const bytes = this.read(offset, Math.min(length, MAX_OBJECT_LENGTH));
      const parser = new Parser(bytes);
      const { tokens } = parser;
      const [num, gen, word] = [tokens.next(), tokens.next(), tokens.next()];
      if (!isObjectHead(num, gen, word)) return undefined;
      const ref = new PdfRef(num as number, gen as number);
      const found = parser.next();
      this.parsing.spend(tokens.pos);
      const isComplete = tokens.pos < bytes.length - MARGIN || offset + bytes.length >= this.size;
      if (!isComplete && length < MAX_OBJECT_LENGTH) continue;
      const object = found === undefined || found instanceof Keyword ? null : found;
      const complete = isDict(object) ? streamOrDict(object, parser, offset, ref) : object;
      return { ref, object: complete, length: tokens.pos };
    }
  }
}

function isObjectHead(num: unknown, gen: unknown, word: unknown): boolean {
  return (
    Number.isInteger(num) && Number.isInteger(gen) && word instanceof Keyword && word.word.startsWith('obj')
  );
}

function streamOrDict(dict: PdfDict, parser: Parser, offset: number, ref: PdfRef): PdfDict | PdfStream {
  const { tokens } = parser;
  const back = tokens.pos;
  const word = tokens.next();
  if (!(word instanceof Keyword) || word.word !== 'stream') {
    tokens.pos = back;
    return dict;
  }
  const { bytes } = tokens;
  let at = tokens.pos;
  // Spaces before the line ending violate the specification but occur.
  while (bytes[at] === 32) at += 1;
  if (bytes[at] === 13) at += 1;
  if (bytes[at] === 10) at += 1;
  return new PdfStream(dict, offset + at, ref);
}
