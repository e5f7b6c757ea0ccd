/** Samples from a codec, before /Decode: rows of packed bits, each starting on a byte boundary. */
export interface CodedSamples {
  width: number;
  height: number;
  /** Components per pixel, without alpha. */
  components: number;
  /** Bits per sample: 1, 2, 4, 8 or 16, most significant first. */
  bits: number;
  /** Bytes per row. */
  stride: number;
  bytes: Uint8Array;
  /** Whether the last sample of each pixel is alpha. */
  hasAlpha: boolean;
  /** The codec ran out of data and made up the rest. */
  isTruncated?: boolean;
}
