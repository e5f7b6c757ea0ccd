/** An image's samples after its codec, before /Decode: rows of packed bits, each row from a byte's start. */
export interface CodedSamples {
  width: number;
  height: number;
  /** Of a pixel, alpha not counted. */
  components: number;
  /** 1, 2, 4, 8 or 16 a sample, the most significant first. */
  bits: number;
  /** Bytes of a row. */
  stride: number;
  bytes: Uint8Array;
  /** One more sample a pixel, the last, says how much of it is painted. */
  hasAlpha: boolean;
  /** The codec ran out of data and made the rest up. */
  isTruncated?: boolean;
}
