// A separate process with native code: the pictures come from a browser, so their JPEG may be hostile.
import sharp from 'sharp';
import { serveRequests } from '../isolation/serve-requests.ts';
import type { PicturesRequest } from './picture-press.ts';
import { type PressPicture, pressPicture } from './press-picture.ts';

sharp.cache(false);
// Not even the header of another format is read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg'] });

serveRequests<PicturesRequest, PressPicture[]>(async ({ pictures }) => {
  const made: PressPicture[] = [];
  for (const picture of pictures) {
    const pressed = await pressPicture(picture);
    if (pressed) made.push(pressed);
  }
  return made;
});
