import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { ReportPicture } from '@printpartner/contracts';

/** Larger pictures are refused; pixels. The browser draws at most 1,600 × 1,280. */
const MAX_PIXELS = 2_500_000;
/** A browser's JPEG has one scan, a usual progressive one ten. Each takes time for all of the pixels, however few bytes it has. */
const MAX_SCANS = 20;
const QUALITY = 80;
/** Percent. Below every profile's limits, newspaper's warning at 220% among them; the profile's black has 278%. */
const MAX_INK = 215;
/** The engine's press condition. */
const PRESS_PROFILE = fileURLToPath(import.meta.resolve('@printpartner/preflight-engine/coated-tr006.icc'));

const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/** A picture of a page in CMYK. */
export interface PressPicture extends Omit<ReportPicture, 'jpeg'> {
  /** A CMYK JPEG. */
  jpeg: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** In CMYK, so that the report itself is ready for press; null for what isn't a JPEG as a browser writes it. */
export async function pressPicture({ page, shown, jpeg }: ReportPicture): Promise<PressPicture | null> {
  const bytes = Buffer.from(jpeg, 'base64');
  if (scansIn(bytes) > MAX_SCANS) return null;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .withIccProfile(PRESS_PROFILE, { attach: false })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const [cyan, ...others] = limitedInk(data, MAX_INK);
    const raw = { width, height, channels: 1 } as const;
    const pressed = sharp(cyan, { raw }).joinChannel(others, { raw }).toColourspace('cmyk');
    return { page, shown, jpeg: await pressed.jpeg({ quality: QUALITY }).toBuffer(), width, height };
  } catch {
    return null;
  }
}

/**
 * The number of scans in a JPEG. In image data 0xFF is followed by zero or a restart marker, so none is missed; the same
 * two bytes in a table or comment count too.
 */
export function scansIn(jpeg: Buffer): number {
  let count = 0;
  for (let at = jpeg.indexOf(START_OF_SCAN); at >= 0; at = jpeg.indexOf(START_OF_SCAN, at + 2)) count += 1;
  return count;
}

/** 8-bit ink values, one plane per ink: cyan, magenta, yellow, black. */
export type InkPlanesOfPicture = readonly [Buffer, Buffer, Buffer, Buffer];

/**
 * Takes pixels apart into planes. Where the inks add up to more than the limit, black stays, and the other three get less
 * in proportion, which keeps the hue and hardly shows in the dark.
 *
 * @param pixels CMYK, four bytes each, 255 for full ink
 * @param most percent, at least 100
 */
export function limitedInk(pixels: Uint8Array, most: number): InkPlanesOfPicture {
  const count = pixels.length / 4;
  const planes = [0, 1, 2, 3].map(() => Buffer.alloc(count)) as unknown as InkPlanesOfPicture;
  const [cyan, magenta, yellow, black] = planes;
  const maxInk = (most / 100) * 255;
  for (let index = 0, at = 0; index < count; index += 1, at += 4) {
    const [c, m, y, k] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0, pixels[at + 3] ?? 0];
    const colored = c + m + y;
    const share = colored > maxInk - k ? (maxInk - k) / colored : 1;
    cyan[index] = c * share;
    magenta[index] = m * share;
    yellow[index] = y * share;
    black[index] = k;
  }
  return planes;
}
