import { type FileScan, scanFile } from './file-scan.ts';
import type { Decoded } from './filters/decode-stream.ts';
import { isDict, isNumber, isStream, PdfDict, type PdfObject, PdfRef, type PdfStream } from './objects.ts';
import { ObjectCache } from './object-cache.ts';
import { ObjectStream } from './object-stream.ts';
import { PdfError } from './pdf-error.ts';
import type { PdfFile } from './pdf-file.ts';
import { XrefTable } from './xref.ts';
import { readXref } from './xref-reader.ts';
import { rebuiltTrailer, withPackedObjects } from './xref-rebuild.ts';

/** What the object store needs from the document. */
export interface StoreHost {
  resolve(object: PdfObject): PdfObject;
  decode(stream: PdfStream): Decoded;
  /** Decrypts an object's strings. */
  decrypted(object: PdfObject, ref: PdfRef): PdfObject;
  /** Receives a message for each unreadable object. */
  fault(message: string): void;
}

/** Cache sizes: source bytes of parsed objects, and decoded bytes of object streams. */
const OBJECTS_KEPT = 8_388_608;
const STREAMS_KEPT = 33_554_432;
/** Bytes charged per cached object in addition to its source. */
const ENTRY_COST = 128;

/** Objects by number. If the cross-reference table is wrong, the file is scanned once. */
export class ObjectStore {
  readonly trailer: PdfDict;
  /** Whether objects were found that the cross-reference table doesn't list correctly. */
  isRepaired = false;
  readonly #file: PdfFile;
  readonly #host: StoreHost;
  readonly #table: XrefTable;
  readonly #objects = new ObjectCache<PdfObject>(OBJECTS_KEPT);
  readonly #streams = new ObjectCache<ObjectStream>(STREAMS_KEPT);
  readonly #reading = new Set<number>();
  #scan: FileScan | undefined;
  #isScanComplete = false;
  #isBegun = false;

  /** @throws PdfError not-a-pdf */
  constructor(file: PdfFile, host: StoreHost) {
    this.#file = file;
    this.#host = host;
    const read = this.#readXref();
    this.#table = read?.table ?? new XrefTable();
    this.trailer = read?.trailer ?? rebuiltTrailer(file, this.#scanned());
    // A trailer can contain the whole document, without numbered objects.
    if (!read && this.#scanned().isEmpty && !isDict(this.trailer.get('Root')))
      throw new PdfError('not-a-pdf', 'The file contains no PDF objects');
    this.isRepaired = !read;
  }

  /** Called once the file's encryption is known: objects read before that are read again. */
  begin(): void {
    this.#isBegun = true;
    this.#objects.clear();
    this.#streams.clear();
  }

  /** The object with this number, or null. */
  get(num: number): PdfObject {
    const known = this.#objects.get(num);
    if (known !== undefined) return known;
    // An object that depends on itself, such as a stream whose length is the stream.
    if (this.#reading.has(num)) return null;
    this.#reading.add(num);
    try {
      const { object, length } = this.#read(num);
      this.#objects.set(num, object, length + ENTRY_COST);
      return object;
    } catch (error) {
      if (!(error instanceof PdfError)) throw error;
      this.#host.fault(`Object ${num} can't be read: ${error.message}`);
      this.#objects.set(num, null, ENTRY_COST);
      return null;
    } finally {
      this.#reading.delete(num);
    }
  }

  /** The result of scanning the file, including objects in object streams. */
  scan(): FileScan {
    const scan = this.#scanned();
    if (this.#isScanComplete) return scan;
    this.#isScanComplete = true;
    withPackedObjects(scan, this.#file, (num) => this.#streamOf(num));
    return scan;
  }

  /** Objects that may be catalogs or pages: first in file order, then those in object streams by number. */
  *candidates(kind: 'catalogs' | 'pages'): Generator<PdfObject> {
    const scan = this.scan();
    for (const offset of scan[kind].offsets) {
      const num = this.#file.objectAt(offset)?.ref.num ?? -1;
      const entry = scan.table.get(num);
      // Skip older versions of an object.
      if (entry?.kind === 'offset' && entry.offset === offset) yield this.get(num);
    }
    for (const num of scan.table.numbers()) if (scan.table.get(num)?.kind === 'packed') yield this.get(num);
  }

  #readXref() {
    try {
      const xref = readXref(this.#file, (stream) => this.#host.decode(stream).bytes);
      return this.#leadsToCatalog(xref.table, xref.trailer) ? xref : undefined;
    } catch (error) {
      if (error instanceof PdfError) return undefined;
      throw error;
    }
  }

  #leadsToCatalog(table: XrefTable, trailer: PdfDict): boolean {
    const root = trailer.get('Root');
    const entry = root instanceof PdfRef ? table.get(root.num) : undefined;
    if (entry?.kind === 'packed') return true;
    if (entry?.kind !== 'offset' || !(root instanceof PdfRef)) return false;
    const found = this.#file.objectAt(entry.offset);
    return found?.ref.num === root.num && isDict(found.object);
  }

  #read(num: number): { object: PdfObject; length: number } {
    // Nothing can be looked up while the cross-reference table is being read.
    const table: XrefTable | undefined = this.#table;
    if (!table) return missingObject;
    const entry = table.get(num);
    const found = this.#at(table, num);
    if (found) return found;
    const isListed = entry || table.isIncomplete || this.isRepaired;
    if (!isListed || entry?.kind === 'free') return missingObject;
    const scan = this.#isBegun ? this.scan() : this.#scanned();
    const repaired = this.#at(scan.table, num);
    if (repaired || (entry && this.#isBegun)) this.isRepaired = true;
    // An unlisted object is null by definition, ISO 32000-2, 7.3.10; a listed object without content is lost. Until the
    // encryption is known, an object stream may be unreadable; what was read by then is read again.
    if (!repaired && entry && this.#isBegun)
      this.#host.fault(`Object ${num} is in the cross-reference table but not in the file`);
    return repaired ?? missingObject;
  }

  #at(table: XrefTable, num: number): { object: PdfObject; length: number } | undefined {
    const entry = table.get(num);
    if (entry?.kind === 'packed') {
      const object = this.#streamOf(entry.stream)?.get(num);
      return object === undefined ? undefined : { object, length: 0 };
    }
    if (entry?.kind !== 'offset') return undefined;
    const found = this.#file.objectAt(entry.offset);
    if (found?.ref.num !== num) return undefined;
    return { object: this.#host.decrypted(found.object, found.ref), length: found.length };
  }

  #streamOf(num: number): ObjectStream | undefined {
    const known = this.#streams.get(num);
    if (known) return known;
    const stream = this.#host.resolve(new PdfRef(num, 0));
    if (!isStream(stream)) return undefined;
    const [count, first] = ['N', 'First'].map((key) => this.#host.resolve(stream.dict.get(key)));
    if (!isNumber(count ?? null) || !isNumber(first ?? null)) return undefined;
    const objects = new ObjectStream(
      this.#contentsOf(stream, num),
      count as number,
      first as number,
      this.#file.parsing,
    );
    this.#streams.set(num, objects, objects.size + ENTRY_COST);
    return objects;
  }

  /** Empty if the object stream can't be read: its objects may exist elsewhere. */
  #contentsOf(stream: PdfStream, num: number): Uint8Array {
    try {
      return this.#host.decode(stream).bytes;
    } catch (error) {
      if (!(error instanceof PdfError)) throw error;
      this.#host.fault(`Object stream ${num} can't be read: ${error.message}`);
      return new Uint8Array();
    }
  }

  #scanned(): FileScan {
    return (this.#scan ??= scanFile(this.#file));
  }
}

const missingObject = { object: null, length: 0 };
