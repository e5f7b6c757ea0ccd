import { Budget } from './budget.ts';
import type { Decryptor } from './crypt/decryptor.ts';
import { type Decoded, decodeStream, type Filter, filtersOf, type Resolve } from './filters/decode-stream.ts';
import { isName, type PdfStream } from './objects.ts';
import { ObjectCache } from './object-cache.ts';
import { PdfError } from './pdf-error.ts';
import type { PdfFile } from './pdf-file.ts';
import { StreamExtents } from './stream-extent.ts';

export interface StreamLimits {
  /** Most bytes that one stream may decode to. */
  stream: number;
  /** Most bytes that all streams of a file together may decode to, each as often as it is asked for. */
  file: number;
}

/** How much of a stream is wanted; all of it unless said otherwise. */
export interface StreamPart {
  /** Most bytes of it that are read. */
  rawBytes?: number;
  /** Most bytes that it may decode to, where that is less than the limit of all streams. */
  decodedBytes?: number;
}

/** What reading a stream costs besides what it decodes to, bytes: a million empty ones are no bargain. */
const LEAST_COST = 8_192;
/** What it costs to hand out one that is kept: a form may be painted often, but not without end. */
const KEPT_COST = 4_096;
/** Largest contents that are kept, and their sum, bytes. */
const LARGEST_KEPT = 65_536;
const MOST_KEPT = 4_194_304;

/** Reads the contents of streams. */
export class StreamReader {
  #decryptor: Decryptor | null = null;
  readonly #file: PdfFile;
  readonly #resolve: Resolve;
  readonly #limits: StreamLimits;
  readonly #extents: StreamExtents;
  readonly #decoding: Budget;
  /** Small contents by where they lie: forms are painted again and again. */
  readonly #kept = new ObjectCache<Decoded>(MOST_KEPT);
  /** Streams that broke their limit; few, for each has cost a lot. */
  readonly #tooLong = new Map<number, PdfError>();

  readonly #fault: (message: string) => void;

  /** @param fault is told of streams that are damaged */
  constructor(file: PdfFile, resolve: Resolve, limits: StreamLimits, fault: (message: string) => void) {
    this.#fault = fault;
    this.#file = file;
    this.#resolve = resolve;
    this.#limits = limits;
    this.#extents = new StreamExtents(file);
    this.#decoding = new Budget(limits.file, 'decoded bytes');
  }

  /** The file's encryption is known from here on: what was read before is read again. */
  begin(decryptor: Decryptor | null): void {
    this.#decryptor = decryptor;
    this.#kept.clear();
  }

  /** Contents of a stream, its filters undone up to an image's. @throws PdfError */
  decode(stream: PdfStream, part: StreamPart): Decoded {
    const broken = this.#tooLong.get(stream.start);
    if (broken) throw broken;
    const known = this.#kept.get(stream.start);
    this.#decoding.spend(known ? KEPT_COST : LEAST_COST);
    if (known) return known;
    const decoded = this.#decodeNew(stream, part);
    const { bytes, imageFilter } = decoded;
    if (part.rawBytes !== undefined || bytes.length > LARGEST_KEPT || !stream.ref) return decoded;
    // A copy: what is decoded may be a small part of a large block.
    const kept = { bytes: new Uint8Array(bytes), imageFilter };
    this.#kept.set(stream.start, kept, bytes.length + LEAST_COST);
    return kept;
  }

  #decodeNew(stream: PdfStream, { rawBytes, decodedBytes = this.#limits.stream }: StreamPart): Decoded {
    const filters = filtersOf(stream.dict, this.#resolve);
    const limit = Math.min(this.#limits.stream, decodedBytes, Math.max(0, this.#decoding.left));
    // What is not decoded is as long as it is; one byte more tells that it is too long.
    const most = filters.length === 0 ? limit + 1 : Number.POSITIVE_INFINITY;
    const raw = this.#raw(stream, filters, Math.min(most, rawBytes ?? most));
    if (filters.length === 0 && raw.length > limit) throw tooLong(limit);
    let cost = raw.length;
    try {
      const decoded = decodeStream(raw, filters, this.#resolve, limit, () => this.#damaged(stream, rawBytes));
      cost = decoded.bytes.length;
      return decoded;
    } catch (error) {
      if (error instanceof PdfError && error.code === 'limit') {
        // It has cost all of it, and need not be tried again.
        cost = limit;
        if (limit === this.#limits.stream) this.#tooLong.set(stream.start, error);
      }
      throw error;
    } finally {
      this.#decoding.spend(Math.min(cost, this.#decoding.left));
    }
  }

  #damaged({ ref }: PdfStream, rawBytes: number | undefined): void {
    // Of a part that was asked for, the end is missing.
    if (rawBytes === undefined) this.#fault(`The stream of object ${ref?.num ?? '(unnumbered)'} is damaged`);
  }

  /** Bytes of a stream as they lie in the file, decrypted. */
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
