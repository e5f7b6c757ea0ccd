import { latin1, afterWhite, isDigit } from './chars.ts';
import { isNumber, type PdfDict, type PdfStream, isDict } from './objects.ts';
import { PdfError } from './pdf-error.ts';
import type { PdfFile } from './pdf-file.ts';
import { XrefTable } from './xref.ts';
import { isXrefStream, readXrefStream } from './xref-stream.ts';
import { Parser } from './parser.ts';

/** Bytes per read. Tables are read in blocks, since they can have a million entries of twenty bytes. */
const BLOCK = 65_536;
/** Bytes; longer than any entry. */
const ROOM = 64;
const MAX_TRAILER_LENGTH = 65_536;
/** Maximum subsections in one table. */
const MAX_RANGES = 1_000_000;

const F = 0x66;
const N = 0x6e;

/** Decodes a stream's contents. @throws PdfError */
export type Contents = (stream: PdfStream) => Uint8Array;

export interface Xref {
  table: XrefTable;
  trailer: PdfDict;
}

const TAIL = 2_048;
const MAX_SECTIONS = 4_096;

/** Reads the chain of cross-reference sections starting at `startxref`. ISO 32000-2, 7.5.4 to 7.5.8. @throws PdfError if the chain is broken */
export function readXref(file: PdfFile, contents: Contents): Xref {
  const table = new XrefTable();
  const seen = new Set<number>();
  const waiting = [startOf(file)];
  let newest: PdfDict | undefined;
  while (waiting.length > 0) {
    const offset = waiting.shift();
    if (offset === undefined || seen.has(offset)) continue;
    if (seen.size > MAX_SECTIONS)
      throw new PdfError('limit', 'The cross-reference table has too many sections');
    seen.add(offset);
    const trailer = readSection(file, contents, table, offset);
    newest ??= trailer;
    // In a hybrid file, a section's stream takes precedence over older sections.
    for (const key of ['XRefStm', 'Prev']) {
      const next = trailer.get(key);
      if (isNumber(next) && next > 0) waiting.push(next);
    }
  }
  if (!newest?.has('Root')) throw new PdfError('damaged', 'The trailer has no Root entry');
  return { table, trailer: newest };
}

function startOf(file: PdfFile): number {
  const tail = latin1(file.read(Math.max(0, file.size - TAIL), TAIL));
  const at = tail.lastIndexOf('startxref');
  const offset = /^startxref\s*(\d+)/.exec(tail.slice(Math.max(0, at)))?.[1];
  if (at < 0 || offset === undefined) throw new PdfError('damaged', 'The file has no startxref');
  return Number(offset);
}

function readSection(file: PdfFile, contents: Contents, table: XrefTable, offset: number): PdfDict {
  const word = /^\s*xref/.exec(latin1(file.read(offset, 64)))?.[0];
  if (word) return readXrefSection(file, table, offset + word.length);
  const stream = file.objectAt(offset)?.object ?? null;
  if (!isXrefStream(stream)) throw new PdfError('damaged', `No cross-reference section at offset ${offset}`);
  readXrefStream(table, stream.dict, contents(stream));
  return stream.dict;
}

/** Reads a cross-reference table into `xref` and returns its trailer. Tolerates malformed entries. ISO 32000-2, 7.5.4 @throws PdfError damaged */
function readXrefSection(file: PdfFile, table: XrefTable, from: number): PdfDict {
  let at = from;
  for (let ranges = 0; ranges < MAX_RANGES; ranges += 1) {
    const range = /^\s*(\d+)\s+(\d+)\s*/.exec(latin1(file.read(at, ROOM)));
    if (!range) break;
    const [text, start = '', count = ''] = range;
    at = readRange(file, table, at + text.length, Number(start), Number(count));
  }
  const parser = new Parser(file.read(at, MAX_TRAILER_LENGTH));
  const word = parser.next();
  const trailer = parser.nextObject();
  if (!word || !isDict(trailer)) throw new PdfError('damaged', 'A cross-reference table has no trailer');
  return trailer;
}

function readRange(file: PdfFile, table: XrefTable, from: number, start: number, count: number): number {
  // Some writers number the free first object 1 instead of 0.
  const isShifted = start === 1 && /^0{10} 65535 f/.test(latin1(file.read(from, 18)));
  const first = isShifted ? 0 : start;
  let block = file.read(from, BLOCK);
  let blockStart = from;
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + ROOM > block.length && block.length === BLOCK) {
      blockStart += at;
      at = 0;
      block = file.read(blockStart, BLOCK);
    }
    const next = readEntry(block, at, table, first + index);
    if (next < 0) {
      table.isIncomplete = true;
      break;
    }
    at = next;
  }
  return blockStart + at;
}

/** Reads offset, generation and `n` or `f`. Returns the offset after the entry, or -1 if there is no entry. */
function readEntry(bytes: Uint8Array, from: number, table: XrefTable, num: number): number {
  let at = afterWhite(bytes, from);
  const offsetFrom = at;
  let offset = 0;
  for (; isDigit(bytes[at] ?? 0); at += 1) offset = offset * 10 + (bytes[at] ?? 48) - 48;
  const genFrom = afterWhite(bytes, at);
  if (at === offsetFrom || genFrom === at) return -1;
  let gen = 0;
  at = genFrom;
  for (; isDigit(bytes[at] ?? 0); at += 1) gen = gen * 10 + (bytes[at] ?? 48) - 48;
  const kind = afterWhite(bytes, at);
  if (at === genFrom || (bytes[kind] !== N && bytes[kind] !== F)) return -1;
  table.add(num, bytes[kind] === F ? { kind: 'free' } : { kind: 'offset', offset, gen });
  return afterWhite(bytes, kind + 1);
}
