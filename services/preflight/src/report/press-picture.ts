import type { ReportPicture } from '@printpartner/contracts';

/** A picture of a page in CMYK. */
export interface PressPicture extends Omit<ReportPicture, 'jpeg'> {
  /** A CMYK JPEG. */
  jpeg: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}
