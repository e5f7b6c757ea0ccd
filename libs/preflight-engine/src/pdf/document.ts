import { Decryptor, decryptedStrings } from './crypt/decryptor.ts';
import type { Decoded } from './filters/decode-stream.ts';
import {
  isDict,
  isName,
  isRef,
  PdfDict,
  type PdfObject,
  type PdfRef,
  type PdfStream,
  PdfString,
} from './objects.ts';
import { ObjectStore } from './object-store.ts';
import { PdfFile } from './pdf-file.ts';
import type { ByteSource } from './source.ts';
import { type StreamPart, StreamReader } from './stream-reader.ts';
import { isCatalog } from './xref-rebuild.ts';

export interface OpenOptions {
  password?: string;
  /** Maximum bytes that one stream may decode to; 128 MiB by default. */
  streamLimit?: number;
  /** Maximum bytes that all streams may decode to, counted each time; 2 GiB by default. */
  fileLimit?: number;
}

const MAX_CHAIN_DEPTH = 32;
const MAX_FAULTS = 100;
const MAX_STREAM_BYTES = 134_217_728;
const MAX_FILE_BYTES = 2_147_483_648;

/** A PDF file, read lazily: objects are parsed on demand. */
export class PdfDocument {
  readonly trailer: PdfDict;
  readonly decryptor: Decryptor | null;
  /** Messages about objects that couldn't be read; the first hundred. */
  readonly faults = new Set<string>();
  readonly #header: string;
  readonly #store: ObjectStore;
  readonly #streams: StreamReader;
  #catalog: PdfDict | undefined;
  #isRepaired = false;

  private constructor(source: ByteSource, options: OpenOptions) {
    const { password = '', streamLimit = MAX_STREAM_BYTES, fileLimit = MAX_FILE_BYTES } = options;
    const file = new PdfFile(source);
    this.#header = file.version;
    const fault = (message: string) => this.fault(message);
    this.#streams = new StreamReader(file, this.resolve, { stream: streamLimit, file: fileLimit }, fault);
    this.#store = new ObjectStore(file, {
      resolve: this.resolve,
      decode: (stream) => this.decode(stream),
      decrypted: (object, ref) => this.#decrypted(object, ref),
      fault,
    });
    this.trailer = this.#store.trailer;
    this.decryptor = this.#openEncryption(password);
    this.#streams.begin(this.decryptor);
    this.#store.begin();
  }

  /** @throws PdfError not-a-pdf, password-needed, unsupported-encryption, limit */
  static open(source: ByteSource, options: OpenOptions = {}): PdfDocument {
    return new PdfDocument(source, options);
  }

  /** Such as 1.7: from the header, or the catalog if that is later. ISO 32000-2, 7.5.2. Empty if neither has one. */
  get version(): string {
    const later = this.value(this.catalog, 'Version');
    return isName(later) && /^\d\.\d$/.test(later.name) && later.name > this.#header
      ? later.name
      : this.#header;
  }

  /** Whether missing or wrong cross-references or lengths of streams had to be repaired. */
  get isRepaired(): boolean {
    return this.#isRepaired || this.#store.isRepaired || this.#streams.hasWrongLength;
  }

  /** Empty if the file has none. */
  get catalog(): PdfDict {
    return (this.#catalog ??= this.#findCatalog());
  }

  get isEncrypted(): boolean {
    return this.decryptor !== null;
  }

  /** Follows references to the object; null if it doesn't exist. */
  readonly resolve = (object: PdfObject): PdfObject => {
    let found = object;
    for (let depth = 0; isRef(found); depth += 1) {
      if (depth > MAX_CHAIN_DEPTH) return null;
      // The store resolves references while it is being created.
      found = (this.#store as ObjectStore | undefined)?.get(found.num) ?? null;
    }
    return found;
  };

  /** The value of a dictionary key, with references resolved. */
  value(dict: PdfDict, key: string): PdfObject {
    return this.resolve(dict.get(key));
  }

  /**
   * Decoded stream contents; image filters are left in place.
   *
   * @param part a smaller part: the header of a 200 MB image may be enough
   * @throws PdfError
   */
  decode(stream: PdfStream, part: StreamPart = {}): Decoded {
    return this.#streams.decode(stream, part);
  }

  /** Records what couldn't be read. */
  fault(message: string): void {
    if (this.faults.size < MAX_FAULTS) this.faults.add(message);
  }

  /** Dictionaries anywhere in the file that may be pages, for files without a page tree. */
  *possiblePages(): Generator<PdfDict> {
    this.#isRepaired = true;
    for (const object of this.#store.candidates('pages')) if (isDict(object)) yield object;
  }

  #findCatalog(): PdfDict {
    const root = this.resolve(this.trailer.get('Root'));
    if (isDict(root) && (root.has('Pages') || isCatalog(root))) return root;
    this.#isRepaired = true;
    let last: PdfDict | undefined;
    for (const object of this.#store.candidates('catalogs')) if (isCatalog(object)) last = object;
    return last ?? (isDict(root) ? root : new PdfDict());
  }

  #openEncryption(password: string): Decryptor | null {
    const encrypt = this.resolve(this.trailer.get('Encrypt'));
    if (!isDict(encrypt)) return null;
    const ids = this.resolve(this.trailer.get('ID'));
    const id = Array.isArray(ids) ? this.resolve(ids[0] ?? null) : null;
    const bytes = id instanceof PdfString ? id.bytes : new Uint8Array();
    return Decryptor.open(encrypt, bytes, password, this.resolve);
  }

  #decrypted(object: PdfObject, ref: PdfRef): PdfObject {
    const decryptor = this.decryptor as Decryptor | null | undefined;
    return decryptor ? decryptedStrings(object, (bytes) => decryptor.string(bytes, ref)) : object;
  }
}
