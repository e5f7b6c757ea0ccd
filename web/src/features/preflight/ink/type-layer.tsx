import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { boxOnScreen, type PageSpace, type Rect } from '../pages/page-space.ts';
import { densityOf, usePageDrawing } from '../pages/page-canvas.tsx';
import { cellImage } from './cell-image.ts';
import { platePainter } from './plate-painter.ts';
import type { InkOverlay } from './use-ink-view.ts';

interface TypeLayerProps {
  pdf: PDFDocumentProxy;
  number: number;
  space: PageSpace;
  /** The visible part, from the page's top left. */
  visible: Rect;
  ink: InkOverlay;
  /** Whether the letters are drawn, so that type needs no bars. */
  onDrawn: (isDrawn: boolean) => void;
}

/** The letters of the page in the inks of their plates, as sharp as the screen. */
export function TypeLayer({ pdf, number, space, visible, ink, onDrawn }: TypeLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { page, plates } = ink;
  const drawn = usePageDrawing({
    pdf,
    number,
    space,
    region: visible,
    density: densityOf(visible),
    content: 'type',
    onSettled: (state) => onDrawn(state === 'drawn'),
  });
  const { rotate } = space;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!drawn || !context) return;
    const { width, height, data } = cellImage(page, rotate, platePainter(page, plates, { letters: 1 }));
    const cells = new OffscreenCanvas(width, height);
    cells.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
    const { canvas: letters, region } = drawn;
    context.canvas.width = letters.width;
    context.canvas.height = letters.height;
    const scale = letters.width / region.width;
    const at = boxOnScreen({ ...space, scale: drawn.scale }, page.box);
    context.imageSmoothingEnabled = false;
    context.drawImage(
      cells,
      (at.x - region.x) * scale,
      (at.y - region.y) * scale,
      at.width * scale,
      at.height * scale,
    );
    context.globalCompositeOperation = 'destination-in';
    context.drawImage(letters, 0, 0);
  }, [drawn, page, plates, rotate, space]);

  if (!drawn) return null;
  const stretch = space.scale / drawn.scale;
  const { x, y, width, height } = drawn.region;
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className="absolute max-w-none"
      style={{ left: x * stretch, top: y * stretch, width: width * stretch, height: height * stretch }}
    />
  );
}
