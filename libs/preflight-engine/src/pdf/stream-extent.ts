import { bufferOver, isWhite } from './chars.ts';
import { isNumber, type PdfObject } from './objects.ts';
import type { PdfFile } from './pdf-file.ts';

const CHUNK = 65_536;
const ENDSTREAM = Buffer.from('endstream');
const ENDOBJ = Buffer.from('endobj');
/** Bytes allowed between a stream's last byte and `endstream`. */
const MAX_GAP = 32;
/** Bytes; longer searches are cached. */
const LONG_SEARCH = 1_048_576;

/** Determines the length of streams without trusting /Length. */
export class StreamExtents {
  readonly #file: PdfFile;
  /** File ranges without an `endstream`. */
  readonly #searched: { from: number; end: number }[] = [];
  #isWrong = false;

  constructor(file: PdfFile) {
    this.#file = file;
  }

  /** Whether a /Length was wrong. */
  get isWrong(): boolean {
    return this.#isWrong;
  }

  /** /Length if `endstream` follows, otherwise the distance to the next `endstream`. */
  lengthFrom(start: number, declared: PdfObject): number {
    if (
      isNumber(declared) &&
      declared >= 0 &&
      start + declared <= this.#file.size &&
      this.#endsAt(start + declared)
    )
      return declared;
    this.#isWrong ||= isNumber(declared);
    return this.#endFrom(start) - start;
  }

  #endsAt(offset: number): boolean {
    const bytes = bufferOver(this.#file.read(offset, MAX_GAP));
    let at = 0;
    while (at < bytes.length && isWhite(bytes[at] ?? 0)) at += 1;
    const startsWith = (word: Buffer) => bytes.subarray(at, at + word.length).equals(word);
    return startsWith(ENDSTREAM) || startsWith(ENDOBJ);
  }

  #endFrom(start: number): number {
    const known = this.#searched.find(({ from, end }) => start >= from && start <= end);
    if (known) return known.end;
    const end = this.#search(start);
    if (end - start > LONG_SEARCH) this.#searched.push({ from: start, end });
    return end;
  }

  #search(start: number): number {
    const { size } = this.#file;
    for (let at = start; at < size; at += CHUNK) {
      const bytes = bufferOver(this.#file.read(at, CHUNK + ENDSTREAM.length));
      const found = firstOf(bytes.indexOf(ENDSTREAM), bytes.indexOf(ENDOBJ));
      if (found >= 0) return this.#withoutLineEnd(start, at + found);
    }
    return size;
  }

  #withoutLineEnd(start: number, end: number): number {
    const before = this.#file.read(Math.max(start, end - 2), Math.min(2, end - start));
    if (before.at(-1) === 10) return end - (before.at(-2) === 13 ? 2 : 1);
    return end - (before.at(-1) === 13 ? 1 : 0);
  }
}

const firstOf = (a: number, b: number): number => (a < 0 || b < 0 ? Math.max(a, b) : Math.min(a, b));
