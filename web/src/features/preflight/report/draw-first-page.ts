import { limits } from '@printpartner/contracts/types';
import { dropCanvas, drawPage, openPdf } from '../pages/pdf-js.ts';
import { pageSpace, sizeOnScreen } from '../pages/page-space.ts';
import { encoded } from './draw-pages.ts';
import { smallEnough } from './picture-size.ts';

/** Pixels, twice what a list shows, for dense screens. */
const WIDTH = 320;
/** Pixels; a tall page is drawn narrower. */
const MAX_HEIGHT = 480;

/**
 * The first page of a PDF as a small JPEG in base64; null if it can't be made small enough.
 *
 * @throws Error if the PDF can't be opened or drawn
 */
export async function drawFirstPage(file: File, password: string | undefined): Promise<string | null> {
  const { promise: unreadable, reject } = Promise.withResolvers<never>();
  const task = openPdf(file, password, () => reject(new Error('The file cannot be read')));
  // A PDF that needs a password waits for one.
  task.onPassword = () => reject(new Error('The file needs a password'));
  try {
    const pdf = await Promise.race([task.promise, unreadable]);
    const page = await Promise.race([pdf.getPage(1), unreadable]);
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view;
    const box = [x0, y0, x1, y1] as const;
    const boxes = { MediaBox: box, CropBox: box, BleedBox: box, TrimBox: box, ArtBox: box };
    const seen = { number: 1, rotate: page.rotate, userUnit: page.userUnit, boxes };
    const actual = sizeOnScreen(pageSpace(seen, 1));
    const space = pageSpace(seen, Math.min(WIDTH / actual.width, MAX_HEIGHT / actual.height));
    const drawing = drawPage(page, space, { x: 0, y: 0, ...sizeOnScreen(space) }, 1);
    const canvas = await Promise.race([drawing.done, unreadable]);
    if (!canvas) return null;
    const jpeg = smallEnough(limits.pagePictureMax, (encoding) => encoded(canvas, encoding));
    dropCanvas(canvas);
    return jpeg;
  } finally {
    await task.destroy();
  }
}
