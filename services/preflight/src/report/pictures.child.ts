// A separate process with native code: the pictures come from a browser, so their JPEG may be hostile.
import { fileURLToPath } from 'node:url';
import type { ReportPicture } from '@printpartner/contracts';
import sharp from 'sharp';
import { serveRequests } from '../isolation/serve-requests.ts';
import type { PicturesRequest } from './picture-press.ts';
import type { PressPicture } from './press-picture.ts';

/** Larger pictures are refused; pixels. */
const MOST_PIXELS = 4_000_000;
const QUALITY = 80;
/** The engine's press condition, whose inks stay below every profile's limit. */
const PRESS_PROFILE = fileURLToPath(import.meta.resolve('@printpartner/preflight-engine/coated-tr006.icc'));

sharp.cache(false);
// Not even the header of another format is read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg'] });

/** In CMYK, so that the report itself is ready for press; null for what isn't a JPEG of at most four million pixels. */
async function pressPicture({ page, shown, jpeg }: ReportPicture): Promise<PressPicture | null> {
  try {
    const { data, info } = await sharp(Buffer.from(jpeg, 'base64'), {
      limitInputPixels: MOST_PIXELS,
      failOn: 'error',
    })
      .withIccProfile(PRESS_PROFILE, { attach: false })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { page, shown, jpeg: data, width: info.width, height: info.height };
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
