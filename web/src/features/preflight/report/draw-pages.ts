import type { PreflightPage, PreflightResult } from '@printpartner/contracts/types';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { dropCanvas, drawPage, openPdf } from '../pages/pdf-js.ts';
import { pageSpace, sizeOnScreen } from '../pages/page-space.ts';
import { pagesToDraw } from './pages-to-draw.ts';
import { type Encoding, PictureBudget } from './picture-size.ts';

export interface DrawnPage {
  page: number;
  shown: PreflightPage['boxes']['TrimBox'];
  /** Base64. */
  jpeg: string;
}

/** Pixels: a page 7 × 5.5 in large in the report at 230 ppi. */
const most = { width: 1_600, height: 1_280 };

/**
 * The pages of the file that a report shows, as pictures. Pages that can't be drawn, or made small enough, are left out.
 *
 * @param mostOfAll of all pictures, characters of base64
 */
export async function drawPages(
  result: PreflightResult,
  file: File,
  password: string | undefined,
  mostOfAll: number,
): Promise<DrawnPage[]> {
  const { promise: unreadable, reject } = Promise.withResolvers<never>();
  const task = openPdf(file, password, () => reject(new Error('The file cannot be read')));
  try {
    const pdf = await Promise.race([task.promise, unreadable]);
    const drawn: DrawnPage[] = [];
    const numbers = pagesToDraw(result);
    const budget = new PictureBudget(numbers.length, mostOfAll);
    for (const number of numbers) {
      const page = result.pages.find((one) => one.number === number);
      const picture = page && (await Promise.race([pictureOf(pdf, page, budget), unreadable]));
      if (picture) drawn.push(picture);
    }
    return drawn;
  } finally {
    await task.destroy();
  }
}

async function pictureOf(
  pdf: PDFDocumentProxy,
  page: PreflightPage,
  budget: PictureBudget,
): Promise<DrawnPage | null> {
  const actual = sizeOnScreen(pageSpace(page, 1));
  const zoom = Math.min(most.width / actual.width, most.height / actual.height);
  const space = pageSpace(page, zoom);
  const drawing = drawPage(await pdf.getPage(page.number), space, { x: 0, y: 0, ...sizeOnScreen(space) }, 1);
  const canvas = await drawing.done.catch(() => null);
  if (!canvas) return null;
  const jpeg = budget.next((encoding) => encoded(canvas, encoding));
  dropCanvas(canvas);
  return jpeg === null ? null : { page: page.number, shown: space.shown, jpeg };
}

/** A JPEG in base64; empty if the browser has no memory for it. */
export function encoded(canvas: HTMLCanvasElement, { quality, scale }: Encoding): string {
  if (scale === 1) return base64Of(canvas, quality);
  const smaller = document.createElement('canvas');
  smaller.width = Math.max(1, Math.round(canvas.width * scale));
  smaller.height = Math.max(1, Math.round(canvas.height * scale));
  smaller.getContext('2d')?.drawImage(canvas, 0, 0, smaller.width, smaller.height);
  const data = base64Of(smaller, quality);
  dropCanvas(smaller);
  return data;
}

const base64Of = (canvas: HTMLCanvasElement, quality: number): string =>
  canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
