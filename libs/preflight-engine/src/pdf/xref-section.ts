import { afterWhite, isDigit, latin1 } from './chars.ts';
import { isDict, type PdfDict } from './objects.ts';
import { Parser } from './parser.ts';
import { PdfError } from './pdf-error.ts';
import type { PdfFile } from './pdf-file.ts';
import type { XrefTable } from './xref.ts';

/** Bytes per read. Tables are read in blocks, since they can have a million entries of twenty bytes. */
const BLOCK = 65_536;
/** Bytes; longer than any entry. */
const ROOM = 64;
const MAX_TRAILER_LENGTH = 65_536;
/** Maximum subsections in one table. */
const MAX_RANGES = 1_000_000;

/** Reads a cross-reference table into `xref` and returns its trailer. Tolerates malformed entries. ISO 32000-2, 7.5.4 @throws PdfError damaged */
export function readXrefSection(file: PdfFile, table: XrefTable, from: number): PdfDict {
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

const F = 0x66;
const N = 0x6e;

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
