import { limits, type PreflightPage, type PreflightResult } from '@printpartner/contracts/types';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { dropCanvas, drawPage, openPdf } from '../pages/pdf-js.ts';
import { pageSpace, sizeOnScreen } from '../pages/page-space.ts';
import { pagesToDraw } from './pages-to-draw.ts';

export interface DrawnPage {
  page: number;
  shown: PreflightPage['boxes']['TrimBox'];
  /** Base64. */
  jpeg: string;
}

/** Pixels: a page 7 × 5.5 in large in the report at 230 ppi. */
const most = { width: 1_600, height: 1_280 };
/** Tried in turn, until the picture is small enough. */
const qualities = [0.85, 0.7, 0.5];

/** The pages of the file that a report shows, as pictures. Pages that can't be drawn are left out. */
export async function drawPages(
  result: PreflightResult,
  file: File,
  password: string | undefined,
): Promise<DrawnPage[]> {
  const { promise: unreadable, reject } = Promise.withResolvers<never>();
  const task = openPdf(file, password, () => reject(new Error('The file cannot be read')));
  try {
    const pdf = await Promise.race([task.promise, unreadable]);
    const drawn: DrawnPage[] = [];
    for (const number of pagesToDraw(result)) {
      const page = result.pages.find((one) => one.number === number);
      const picture = page && (await Promise.race([pictureOf(pdf, page), unreadable]));
      if (picture) drawn.push(picture);
    }
    return drawn;
  } finally {
    await task.destroy();
  }
}

async function pictureOf(pdf: PDFDocumentProxy, page: PreflightPage): Promise<DrawnPage | null> {
  const actual = sizeOnScreen(pageSpace(page, 1));
  const zoom = Math.min(most.width / actual.width, most.height / actual.height);
  const space = pageSpace(page, zoom);
  const drawing = drawPage(await pdf.getPage(page.number), space, { x: 0, y: 0, ...sizeOnScreen(space) }, 1);
  const canvas = await drawing.done.catch(() => null);
  if (!canvas) return null;
  const jpeg = qualities
    .map((quality) => canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '')
    .find((data) => data !== '' && data.length <= limits.reportPictureMax);
  dropCanvas(canvas);
  return jpeg === undefined ? null : { page: page.number, shown: space.shown, jpeg };
}
