import type { CodedSamples } from './coded-samples.ts';

/** Unpacks samples row by row into bytes; of 16 bits the upper 8. */
export class SampleRows {
  /** Maximum value of an unpacked sample. */
  readonly most: number;
  /** Number of complete rows. */
  readonly count: number;
  /** The last row read. */
  readonly row: Uint8Array;
  readonly #coded: CodedSamples;

  constructor(coded: CodedSamples) {
    const { width, height, components, hasAlpha, bits, bytes, stride } = coded;
    this.#coded = coded;
    this.most = bits >= 8 ? 255 : (1 << bits) - 1;
    this.count = Math.min(height, Math.floor(bytes.length / stride));
    this.row = new Uint8Array(width * (components + (hasAlpha ? 1 : 0)));
  }

  read(index: number): void {
    const { bytes, stride, bits } = this.#coded;
    const { row, most } = this;
    const start = index * stride;
    if (bits === 8) {
      row.set(bytes.subarray(start, start + row.length));
      return;
    }
    if (bits === 16) {
      for (let at = 0; at < row.length; at += 1) row[at] = bytes[start + 2 * at] ?? 0;
      return;
    }
    for (let at = 0, from = start; at < row.length; from += 1) {
      const byte = bytes[from] ?? 0;
      for (let shift = 8 - bits; shift >= 0 && at < row.length; shift -= bits, at += 1)
        row[at] = (byte >> shift) & most;
    }
  }
}
