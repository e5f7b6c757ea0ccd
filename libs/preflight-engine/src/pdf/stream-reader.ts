import { Budget } from './budget.ts';
import type { Decryptor } from './crypt/decryptor.ts';
import { type Decoded, decodeStream, type Filter, filtersOf, type Resolve } from './filters/decode-stream.ts';
import { isName, type PdfStream } from './objects.ts';
import { ObjectCache } from './object-cache.ts';
import { PdfError } from './pdf-error.ts';
import type { PdfFile } from './pdf-file.ts';
import { StreamExtents } from './stream-extent.ts';

export interface StreamLimits {
  /** Maximum bytes that one stream may decode to. */
  stream: number;
  /** Maximum bytes that all streams of a file may decode to, counted each time a stream is read. */
  file: number;
}

/** How much of a stream to read; all of it by default. */
export interface StreamPart {
  /** Maximum encoded bytes to read. */
  rawBytes?: number;
  /** Maximum bytes to decode, if lower than the limit for all streams. */
  decodedBytes?: number;
}

/** Bytes charged per stream in addition to its decoded size, so that a million empty streams hit the limit. */
const ENTRY_COST = 8_192;
/** Bytes charged for a cached stream, so that a form can be painted often but not without limit. */
const KEPT_COST = 4_096;
/** Bytes: largest cached stream, and total of all cached streams. */
const MAX_KEPT_STREAM = 65_536;
const MAX_KEPT = 4_194_304;

/** Decodes streams. */
export class StreamReader {
  #decryptor: Decryptor | null = null;
  readonly #file: PdfFile;
  readonly #resolve: Resolve;
  readonly #limits: StreamLimits;
  readonly #extents: StreamExtents;
  readonly #decoding: Budget;
  /** Small decoded streams by file offset: forms are painted repeatedly. */
  readonly #kept = new ObjectCache<Decoded>(MAX_KEPT);
  /** Streams that exceeded a limit. */
  readonly #tooLong = new Map<number, PdfError>();

  readonly #fault: (message: string) => void;

  /** @param fault receives a message for each damaged stream */
  constructor(file: PdfFile, resolve: Resolve, limits: StreamLimits, fault: (message: string) => void) {
    this.#fault = fault;
    this.#file = file;
    this.#resolve = resolve;
    this.#limits = limits;
    this.#extents = new StreamExtents(file);
    this.#decoding = new Budget(limits.file, 'decoded bytes');
  }

  /** Called once the file's encryption is known: streams read before that are read again. */
  begin(decryptor: Decryptor | null): void {
    this.#decryptor = decryptor;
    this.#kept.clear();
  }

  /** Whether the length that the file says of a stream was wrong. */
  get hasWrongLength(): boolean {
    return this.#extents.isWrong;
  }

  /** Decoded stream contents; image filters are left in place. @throws PdfError */
  decode(stream: PdfStream, part: StreamPart): Decoded {
    const broken = this.#tooLong.get(stream.start);
    if (broken) throw broken;
    const known = this.#kept.get(stream.start);
    this.#decoding.spend(known ? KEPT_COST : ENTRY_COST);
    if (known) return known;
    const decoded = this.#decodeNew(stream, part);
    const { bytes, imageFilter } = decoded;
    if (part.rawBytes !== undefined || bytes.length > MAX_KEPT_STREAM || !stream.ref) return decoded;
    // Copied, because the decoded bytes may be a small part of a large block.
    const kept = { bytes: new Uint8Array(bytes), imageFilter };
    this.#kept.set(stream.start, kept, bytes.length + ENTRY_COST);
    return kept;
  }

  #decodeNew(stream: PdfStream, { rawBytes, decodedBytes = this.#limits.stream }: StreamPart): Decoded {
    const filters = filtersOf(stream.dict, this.#resolve);
    const limit = Math.min(this.#limits.stream, decodedBytes, Math.max(0, this.#decoding.left));
    // A stream without a filter has the decoded size as its raw size; one extra byte shows that the limit is exceeded.
    const most = filters.length === 0 ? limit + 1 : Number.POSITIVE_INFINITY;
    const raw = this.#raw(stream, filters, Math.min(most, rawBytes ?? most));
    if (filters.length === 0 && raw.length > limit) throw tooLong(limit);
    let cost = raw.length;
    try {
      // A partial read is expected to end early.
      const onDamage = rawBytes === undefined ? () => this.#damaged(stream) : undefined;
      const decoded = decodeStream(raw, filters, this.#resolve, limit, onDamage);
      cost = decoded.bytes.length;
      return decoded;
    } catch (error) {
      if (error instanceof PdfError && error.code === 'limit') {
        // The full limit was spent, so trying again is pointless.
        cost = limit;
        if (limit === this.#limits.stream) this.#tooLong.set(stream.start, error);
      }
      throw error;
    } finally {
      this.#decoding.spend(Math.min(cost, this.#decoding.left));
    }
  }

  #damaged({ ref }: PdfStream): void {
    this.#fault(`The stream of object ${ref?.num ?? '(unnumbered)'} is damaged`);
  }

  /** Raw stream bytes from the file, decrypted. */
  #raw(stream: PdfStream, filters: readonly Filter[], most: number): Uint8Array {
    const { dict, start, ref } = stream;
    const length = this.#extents.lengthFrom(start, this.#resolve(dict.get('Length')));
    const bytes = this.#file.read(start, Math.min(length, most));
    if (!this.#decryptor || !ref || this.#isPlain(stream, filters)) return bytes;
    return this.#decryptor.stream(bytes, ref, isName(dict.get('Type'), 'Metadata'));
  }

  #isPlain({ dict }: PdfStream, [filter]: readonly Filter[]): boolean {
    if (isName(dict.get('Type'), 'XRef')) return true;
    if (filter?.name !== 'Crypt') return false;
    const name = filter.parms && this.#resolve(filter.parms.get('Name'));
    return !isName(name ?? null) || isName(name ?? null, 'Identity');
  }
}

const tooLong = (limit: number) => new PdfError('limit', `A stream is larger than ${limit} bytes`);
