/** Reads numbers of 1 to 32 bits, most significant first. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** No complete byte is left. */
  get isOver(): boolean {
    return this.#at + 8 > this.#bytes.length * 8;
  }

  /** The last number ended beyond the data. */
  get isBeyond(): boolean {
    return this.#at > this.#bytes.length * 8;
  }

  read(count: number): number {
    let value = 0;
    let left = count;
    while (left > 0) {
      const inByte = this.#at & 7;
      const take = Math.min(left, 8 - inByte);
      const byte = this.#bytes[this.#at >> 3] ?? 0;
      value = value * 2 ** take + ((byte >> (8 - inByte - take)) & ((1 << take) - 1));
      this.#at += take;
      left -= take;
    }
    return value;
  }

  /** Skips to the next byte. */
  align(): void {
    this.#at = (this.#at + 7) & ~7;
  }
}
