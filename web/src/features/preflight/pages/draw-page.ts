import { type PDFPageProxy, RenderingCancelledException } from 'pdfjs-dist';
import { type PageSpace, type Rect, sizeOnScreen } from './page-space.ts';

export interface Drawing {
  /** Null when it was cancelled. */
  done: Promise<HTMLCanvasElement | null>;
  cancel: () => void;
}

/** Draws a region of the page, in CSS pixels from its top left, at so many pixels each. */
export function drawPage(page: PDFPageProxy, space: PageSpace, region: Rect, density: number): Drawing {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(region.width * density));
  canvas.height = Math.max(1, Math.round(region.height * density));
  const task = page.render({
    canvas,
    viewport: viewportOf(page, space, region, density),
    background: '#ffffff',
  });
  return {
    done: task.promise
      .then(() => canvas)
      .catch((reason: unknown) => {
        dropCanvas(canvas);
        if (reason instanceof RenderingCancelledException) return null;
        throw reason;
      }),
    cancel: () => task.cancel(),
  };
}

/** pdf.js counts from the corner of the crop box; our corner is that of what is shown. */
function viewportOf(page: PDFPageProxy, space: PageSpace, region: Rect, density: number) {
  const { shown, rotate: rotation } = space;
  const plain = page.getViewport({ scale: 1, rotation });
  const [ax = 0, ay = 0] = plain.convertToViewportPoint(shown[0], shown[1]);
  const [bx = 0, by = 0] = plain.convertToViewportPoint(shown[2], shown[3]);
  const scale = (sizeOnScreen(space).width * density) / Math.max(1e-6, Math.abs(ax - bx));
  return page.getViewport({
    scale,
    rotation,
    offsetX: -Math.min(ax, bx) * scale - region.x * density,
    offsetY: -Math.min(ay, by) * scale - region.y * density,
  });
}

/** Gives the memory back at once; browsers wait long with that. */
export function dropCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
