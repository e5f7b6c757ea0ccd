import { bufferOver, isDigit, isRegular, isWhite } from './chars.ts';
import type { PdfFile } from './pdf-file.ts';
import { XrefTable } from './xref.ts';

/** Objects whose dictionary contains a word; only a parser can confirm the match. */
export interface Candidates {
  /** Offsets of the object headers, in order. */
  offsets: number[];
  /** The word, such as `/Catalog`. */
  readonly word: Buffer;
}

/** The result of scanning a file with a broken cross-reference table. */
export interface FileScan {
  /** The last object for each number. */
  table: XrefTable;
  /** Whether there are no objects. */
  isEmpty: boolean;
  /** Offsets of the last `trailer` keywords. */
  trailers: number[];
  catalogs: Candidates;
  pages: Candidates;
  objectStreams: Candidates;
  xrefStreams: Candidates;
}

/** Bytes per read. */
const CHUNK = 262_144;
/** Bytes; longer than `12345678 65535 obj` with extra white space. */
const BEFORE = 64;
const MAX_GAP = 16;
const TRAILERS_KEPT = 64;
const MAX_CANDIDATES = 1_000_000;

const OBJ = Buffer.from('obj');
const TRAILER = Buffer.from('trailer');
const candidates = (word: string): Candidates => ({ offsets: [], word: Buffer.from(word) });

/** Finds objects and trailers byte by byte in one pass. */
export function scanFile(file: PdfFile): FileScan {
  const scan: FileScan = {
    table: new XrefTable(),
    isEmpty: true,
    trailers: [],
    catalogs: candidates('/Catalog'),
    pages: candidates('/Page'),
    objectStreams: candidates('/ObjStm'),
    xrefStreams: candidates('/XRef'),
  };
  let lastHead = -1;
  for (let from = 0; from < file.size; from += CHUNK) {
    const start = Math.max(0, from - BEFORE);
    const bytes = bufferOver(file.read(start, from + CHUNK + BEFORE - start));
    const part = { bytes, start, from, to: from + CHUNK };
    const heads = lastHead < 0 ? [] : [lastHead];
    addHeads(scan.table, heads, part);
    for (const kind of [scan.catalogs, scan.pages, scan.objectStreams, scan.xrefStreams])
      addCandidates(kind, heads, part);
    for (const at of occurrences(TRAILER, part)) scan.trailers.push(at + TRAILER.length);
    if (scan.trailers.length > TRAILERS_KEPT) scan.trailers.splice(0, scan.trailers.length - TRAILERS_KEPT);
    lastHead = heads.at(-1) ?? -1;
    scan.isEmpty &&= lastHead < 0;
  }
  return scan;
}

/** A block of the file with some overlap on both sides. */
interface Part {
  bytes: Buffer;
  /** Offset of the first byte. */
  start: number;
  /** Offsets between which to search. */
  from: number;
  to: number;
}

function* occurrences(word: Buffer, { bytes, start, from, to }: Part): Generator<number> {
  for (
    let at = bytes.indexOf(word, from - start);
    at >= 0 && at + start < to;
    at = bytes.indexOf(word, at + 1)
  )
    yield at + start;
}

/** Finds `12 0 obj` from its end: the word is rare, digits are not. */
function addHeads(table: XrefTable, heads: number[], part: Part): void {
  const { bytes, start } = part;
  for (const offset of occurrences(OBJ, part)) {
    const at = offset - start;
    const gen = numberBefore(bytes, at);
    const num = gen && numberBefore(bytes, gen.at);
    if (!num || isLetter(bytes[at + OBJ.length] ?? 0)) continue;
    const head = num.at + start;
    heads.push(head);
    table.replace(num.value, { kind: 'offset', offset: head, gen: gen.value });
  }
}

/** The number before the white space that ends at `end`. */
function numberBefore(bytes: Buffer, end: number): { value: number; at: number } | undefined {
  let last = end;
  while (last > 0 && end - last < MAX_GAP && isWhite(bytes[last - 1] ?? 0)) last -= 1;
  let at = last;
  let value = 0;
  for (let unit = 1; at > 0 && last - at < 10 && isDigit(bytes[at - 1] ?? 0); unit *= 10) {
    at -= 1;
    value += ((bytes[at] ?? 48) - 48) * unit;
  }
  return last === end || at === last ? undefined : { value, at };
}

const isLetter = (code: number): boolean => code >= 0x61 && code <= 0x7a;

/** Assigns each word to the last object that started before it. */
function addCandidates(kind: Candidates, heads: readonly number[], part: Part): void {
  const { bytes, start } = part;
  let index = 0;
  for (const at of occurrences(kind.word, part)) {
    if (isRegular(bytes[at - start + kind.word.length] ?? 0)) continue;
    while (index + 1 < heads.length && (heads[index + 1] ?? 0) < at) index += 1;
    const head = heads[index];
    const isNew = head !== undefined && head < at && kind.offsets.at(-1) !== head;
    if (isNew && kind.offsets.length < MAX_CANDIDATES) kind.offsets.push(head);
  }
}
