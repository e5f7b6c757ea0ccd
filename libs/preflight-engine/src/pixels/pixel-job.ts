/** What undoes an image's coding; `raw` has nothing left to undo. */
export type PixelCodec = 'raw' | 'dct' | 'jpx' | 'jbig2' | 'ccitt';

/** Colours that an indexed image's samples stand for. */
export interface Palette {
  /** Components of one colour, a byte each, one colour after another. */
  components: number;
  bytes: Uint8Array;
}

/** Parameters of a CCITTFaxDecode filter, ISO 32000-1, table 11. */
export interface CcittParameters {
  K: number;
  EndOfLine: boolean;
  EncodedByteAlign: boolean;
  BlackIs1: boolean;
  Columns: number;
  Rows: number;
}

/** One image to be decoded. Plain data: it goes to another process. */
export interface PixelJob {
  codec: PixelCodec;
  /** The image's bytes, with every filter before its own undone. */
  bytes: Uint8Array;
  /** Pixels, as the dictionary says; a DCT or JPX image says so itself. */
  width: number;
  height: number;
  bitsPerComponent: number;
  /** Of a pixel as it is written: 1 of an indexed image. 0 leaves it to the codestream. */
  components: number;
  /** /Decode as written; null for the default. */
  decode: readonly number[] | null;
  palette: Palette | null;
  /** /Mask as ranges of samples that are not painted: min and max a component. */
  colorKey: readonly number[] | null;
  ccitt: CcittParameters | null;
  jbig2Globals: Uint8Array | null;
  /** Most pixels that are wanted; a larger image is averaged down to them. Null for all that it has. */
  target: { width: number; height: number } | null;
}

export type PixelFailure =
  /** More pixels or bytes than are decoded. */
  | 'too-large'
  /** A coding, or a way of using it, that nothing here undoes. */
  | 'unsupported'
  /** The codec could not make sense of the bytes. */
  | 'damaged'
  | 'timeout'
  /** The decoding process ended in mid-job. */
  | 'crashed'
  | 'aborted'
  | 'closed';

/** Samples of an image in its own colours. */
export interface Pixels {
  ok: true;
  /** Of `samples`. */
  width: number;
  height: number;
  /** Of a pixel: of an indexed image its palette's. */
  components: number;
  /** After /Decode, 0 to 255 a component, pixel by pixel: of CMYK and inks 0 is no ink, of gray and RGB 0 is black. */
  samples: Uint8Array;
  /** 0 to 255 a pixel: share that is painted, by colour key, missing rows or the codestream's own alpha. Null for all. */
  alpha: Uint8Array | null;
  /** Largest sum of one pixel's samples before averaging: of CMYK and inks the most ink. */
  peak: number;
  /** Data ended early: the rest is not painted, or made up by the codec. */
  isTruncated: boolean;
}

export interface PixelFault {
  ok: false;
  reason: PixelFailure;
  message: string;
}

export type PixelResult = Pixels | PixelFault;

/** Most pixels of an image that is decoded. */
export const MOST_PIXELS = 200_000_000;

export const fault = (reason: PixelFailure, message: string): PixelFault => ({ ok: false, reason, message });
