/** The codec of an image; `raw` has no codec. */
export type PixelCodec = 'raw' | 'dct' | 'jpx' | 'jbig2' | 'ccitt';

/** The palette of an indexed image. */
export interface Palette {
  /** Components of all colors in order, a byte each. */
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

/** An image to decode. Plain data, because it is sent to another process. */
export interface PixelJob {
  codec: PixelCodec;
  /** The image's bytes with all filters before the codec decoded. */
  bytes: Uint8Array;
  /** Pixels, from the dictionary; DCT and JPX images have their own size. */
  width: number;
  height: number;
  bitsPerComponent: number;
  /** Components per stored pixel: 1 for an indexed image, 0 to use the codestream's. */
  components: number;
  /** /Decode as written; null for the default. */
  decode: readonly number[] | null;
  palette: Palette | null;
  /** /Mask as ranges of unpainted samples: minimum and maximum per component. */
  colorKey: readonly number[] | null;
  ccitt: CcittParameters | null;
  jbig2Globals: Uint8Array | null;
  /** Maximum pixels to return; a larger image is averaged down. Null for the original size. */
  target: { width: number; height: number } | null;
}

export type PixelFailure =
  /** Too many pixels or bytes. */
  | 'too-large'
  /** An unsupported codec or codec option. */
  | 'unsupported'
  /** The codec couldn't decode the bytes. */
  | 'damaged'
  | 'timeout'
  /** The decoding process crashed during the job. */
  | 'crashed'
  | 'aborted'
  | 'closed';

/** Decoded samples in the image's own color space. */
export interface Pixels {
  ok: true;
  /** Size of `samples`. */
  width: number;
  height: number;
  /** Components per pixel: for an indexed image those of its palette. */
  components: number;
  /** After /Decode, 0 to 255 per component: in CMYK and inks 0 is no ink, in gray and RGB 0 is black. */
  samples: Uint8Array;
  /** 0 to 255 per pixel: alpha from color key masking, missing rows or the codestream. Null if fully opaque. */
  alpha: Uint8Array | null;
  /** Largest sum of one pixel's samples before averaging: for CMYK and inks, the most ink. */
  peak: number;
  /** The data ended early: the rest isn't painted, or was made up by the codec. */
  isTruncated: boolean;
}

export interface PixelFault {
  ok: false;
  reason: PixelFailure;
  message: string;
}

export type PixelResult = Pixels | PixelFault;

/** Maximum pixels of an image. */
export const MAX_PIXELS = 200_000_000;

export const fault = (reason: PixelFailure, message: string): PixelFault => ({ ok: false, reason, message });
