import { latin1 } from './chars.ts';
import { isNumber, type PdfDict, type PdfStream } from './objects.ts';
import { PdfError } from './pdf-error.ts';
import type { PdfFile } from './pdf-file.ts';
import { XrefTable } from './xref.ts';
import { readXrefSection } from './xref-section.ts';
import { isXrefStream, readXrefStream } from './xref-stream.ts';

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
