import { PdfError } from '../pdf-error.ts';

/** A byte buffer that grows up to a limit. */
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

  /** Appends the same byte `count` times. */
  fill(byte: number, count: number): void {
    const at = this.extend(count);
    this.#bytes.fill(byte, at, at + count);
  }

  /** Reserves space in `target` and returns the offset to write at. */
  extend(count: number): number {
    if (this.length + count > this.#bytes.length) this.#grow(this.length + count);
    const at = this.length;
    this.length += count;
    return at;
  }

  /** The buffer with its spare capacity; replaced whenever it grows. */
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
