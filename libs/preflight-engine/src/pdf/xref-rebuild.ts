import type { FileScan, Candidates } from './file-scan.ts';
import { isDict, isName, PdfDict, type PdfObject } from './objects.ts';
import type { ObjectStream } from './object-stream.ts';
import { Parser } from './parser.ts';
import { PdfError } from './pdf-error.ts';
import type { IndirectObject, PdfFile } from './pdf-file.ts';
import { isXrefStream } from './xref-stream.ts';

const MAX_TRAILER_LENGTH = 65_536;
/** Maximum candidates to check, newest first. */
const MAX_BYTES_READ = 256;

/**
 * A trailer for a scanned file: the newest that references a
 * catalog, else that of a cross-reference stream, else a new one for the catalog found.
 */
export function rebuiltTrailer(file: PdfFile, scan: FileScan): PdfDict {
  const written = [...writtenTrailers(file, scan)];
  const complete = written.find((trailer) => trailer.has('Root'));
  if (complete) return complete;
  const trailer = new PdfDict();
  // An incomplete trailer may still describe the encryption.
  for (const { entries } of written)
    for (const [key, value] of entries) if (!trailer.has(key)) trailer.set(key, value);
  const catalog = newest(file, scan.catalogs, isCatalog);
  if (catalog) trailer.set('Root', catalog.ref);
  return trailer;
}

function* writtenTrailers(file: PdfFile, { trailers, xrefStreams }: FileScan): Generator<PdfDict> {
  for (const offset of trailers.toReversed()) {
    const trailer = safely(() => new Parser(file.read(offset, MAX_TRAILER_LENGTH)).nextObject());
    if (isDict(trailer ?? null)) yield trailer as PdfDict;
  }
  for (const { object } of found(file, xrefStreams)) if (isXrefStream(object)) yield object.dict;
}

/** The newest object that matches. */
function newest(
  file: PdfFile,
  candidates: Candidates,
  passes: (object: PdfObject) => boolean,
): IndirectObject | undefined {
  for (const item of found(file, candidates)) if (passes(item.object)) return item;
  return undefined;
}

function* found(file: PdfFile, { offsets }: Candidates): Generator<IndirectObject> {
  for (const offset of offsets.slice(-MAX_BYTES_READ).toReversed()) {
    const item = safely(() => file.objectAt(offset));
    if (item) yield item;
  }
}

export const isCatalog = (object: PdfObject): object is PdfDict =>
  isDict(object) && isName(object.get('Type'), 'Catalog');

/** Adds the objects in object streams; the last one in the file wins. */
export function withPackedObjects(
  { table, objectStreams }: FileScan,
  file: PdfFile,
  open: (num: number) => ObjectStream | undefined,
): void {
  for (const offset of objectStreams.offsets) {
    const num = safely(() => file.objectAt(offset))?.ref.num;
    const entry = num === undefined ? undefined : table.get(num);
    // Skip older versions of a stream.
    if (num === undefined || entry?.kind !== 'offset' || entry.offset !== offset) continue;
    for (const packed of safely(() => open(num))?.numbers ?? []) {
      const known = table.get(packed);
      if (known?.kind === 'offset' && known.offset > offset) continue;
      if (packed !== num) table.replace(packed, { kind: 'packed', stream: num });
    }
  }
}

function safely<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof PdfError) return undefined;
    throw error;
  }
}
