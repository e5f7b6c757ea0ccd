// A separate process with native code: the pictures come from a browser, so their JPEG may be hostile.
import { fileURLToPath } from 'node:url';
import type { ReportPicture } from '@printpartner/contracts';
import sharp from 'sharp';
import { serveRequests } from '../isolation/serve-requests.ts';
import { scansIn } from './jpeg-scans.ts';
import { limitedInk } from './limited-ink.ts';
import type { PicturesRequest } from './picture-press.ts';
import type { PressPicture } from './press-picture.ts';

/** Larger pictures are refused; pixels. The browser draws at most 1,600 × 1,280. */
const MOST_PIXELS = 2_500_000;
/** A browser's JPEG has one scan, a usual progressive one ten. Each takes time for all of the pixels, however few bytes it has. */
const MOST_SCANS = 20;
const QUALITY = 80;
/** Percent. Below every profile's limits, newspaper's warning at 220% among them; the profile's black has 278%. */
const MOST_INK = 215;
/** The engine's press condition. */
const PRESS_PROFILE = fileURLToPath(import.meta.resolve('@printpartner/preflight-engine/coated-tr006.icc'));

sharp.cache(false);
// Not even the header of another format is read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg'] });

/** In CMYK, so that the report itself is ready for press; null for what isn't a JPEG as a browser writes it. */
async function pressPicture({ page, shown, jpeg }: ReportPicture): Promise<PressPicture | null> {
  const bytes = Buffer.from(jpeg, 'base64');
  if (scansIn(bytes) > MOST_SCANS) return null;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .withIccProfile(PRESS_PROFILE, { attach: false })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const [cyan, ...others] = limitedInk(data, MOST_INK);
    const raw = { width, height, channels: 1 } as const;
    const pressed = sharp(cyan, { raw }).joinChannel(others, { raw }).toColourspace('cmyk');
    return { page, shown, jpeg: await pressed.jpeg({ quality: QUALITY }).toBuffer(), width, height };
  } catch {
    return null;
  }
}

serveRequests<PicturesRequest, PressPicture[]>(async ({ pictures }) => {
  const made: PressPicture[] = [];
  for (const picture of pictures) {
    const pressed = await pressPicture(picture);
    if (pressed) made.push(pressed);
  }
  return made;
});
