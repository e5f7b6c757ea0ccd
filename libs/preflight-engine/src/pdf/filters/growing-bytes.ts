import { PdfError } from '../pdf-error.ts';

/** Bytes of which there will be more, up to a limit. */
export class GrowingBytes {
  #bytes = new Uint8Array(4_096);
  length = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  push(byte: number): void {
    if (this.length === this.#bytes.length) this.#grow(this.length + 1);
    this.#bytes[this.length++] = byte;
  }

  /** The same byte many times. */
  fill(byte: number, count: number): void {
    const at = this.extend(count);
    this.#bytes.fill(byte, at, at + count);
  }

  /** Makes room for bytes that are written into `target` from the offset that is answered. */
  extend(count: number): number {
    if (this.length + count > this.#bytes.length) this.#grow(this.length + count);
    const at = this.length;
    this.length += count;
    return at;
  }

  /** What there is so far, with room after it; another after every change of size. */
  get target(): Uint8Array {
    return this.#bytes;
  }

  append(bytes: Uint8Array): void {
    const at = this.extend(bytes.length);
    this.#bytes.set(bytes, at);
  }

  done(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }

  #grow(needed: number): void {
    if (needed > this.#limit) throw new PdfError('limit', `A stream is larger than ${this.#limit} bytes`);
    const bigger = new Uint8Array(Math.min(this.#limit, Math.max(needed, this.#bytes.length * 2)));
    bigger.set(this.#bytes.subarray(0, this.length));
    this.#bytes = bigger;
  }
}
