import { limits } from '@printpartner/contracts/types';

/** Size of all pictures of a report, characters of base64: 12 s at 1 Mbit/s. */
export const MAX_PICTURES = 1_500_000;
/** Size of all pictures that are kept with a result, characters of base64. */
export const MAX_KEPT_PICTURES = Math.floor(limits.keptPicturesBytes / 3) * 4;

/** How a page is made smaller. */
export interface Encoding {
  /** Quality of the JPEG, 0 to 1. */
  quality: number;
  /** Factor of the picture's sides. */
  scale: number;
}

/** Tried in turn, until the picture is small enough. */
const encodings: readonly Encoding[] = [
  { quality: 0.85, scale: 1 },
  { quality: 0.7, scale: 1 },
  { quality: 0.5, scale: 1 },
  { quality: 0.5, scale: 0.7 },
  { quality: 0.5, scale: 0.5 },
];

/** Gives each picture of a report an equal part of what the pictures before it left. */
export class PictureBudget {
  #left: number;
  #pictures: number;

  /** @param most of all pictures, characters of base64 */
  constructor(pictures: number, most: number) {
    this.#pictures = pictures;
    this.#left = most;
  }

  /**
   * The best encoding of the next picture that is small enough; null if none is.
   *
   * @param encode to base64; empty if that failed
   */
  next(encode: (encoding: Encoding) => string): string | null {
    const most = Math.min(limits.reportPictureMax, this.#left / Math.max(1, this.#pictures));
    this.#pictures -= 1;
    const data = smallEnough(most, encode);
    this.#left -= data?.length ?? 0;
    return data;
  }
}

/**
 * The best encoding of a picture that is small enough; null if none is.
 *
 * @param most characters of base64
 * @param encode to base64; empty if that failed
 */
export function smallEnough(most: number, encode: (encoding: Encoding) => string): string | null {
  for (const encoding of encodings) {
    const data = encode(encoding);
    if (data !== '' && data.length <= most) return data;
  }
  return null;
}
