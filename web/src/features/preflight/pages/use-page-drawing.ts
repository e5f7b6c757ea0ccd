import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { drawPage, type Drawing, dropCanvas } from './draw-page.ts';
import type { PageSpace, Rect } from './page-space.ts';

export interface DrawnRegion {
  canvas: HTMLCanvasElement;
  region: Rect;
  /** At which it was drawn; what is on the screen may have been zoomed since. */
  scale: number;
}

interface PageDrawing {
  pdf: PDFDocumentProxy;
  number: number;
  space: PageSpace;
  /** Null for nothing to draw now. */
  region: Rect | null;
  density: number;
  onSettled?: (state: 'drawn' | 'failed') => void;
}

interface Attempt {
  isWanted: boolean;
  drawing?: Drawing;
}

/** While one zooms, the last drawing is stretched; a new one waits for a rest of this many ms. */
const rest = 140;

/** The latest drawing of a region; what is no longer wanted is cancelled. */
export function usePageDrawing({ pdf, number, space, region, density, onSettled }: PageDrawing) {
  const [drawn, setDrawn] = useState<DrawnRegion | null>(null);
  const kept = useRef<HTMLCanvasElement>(null);

  const drop = useEffectEvent(() => {
    if (kept.current) dropCanvas(kept.current);
    kept.current = null;
  });
  const draw = useEffectEvent(async (from: PDFDocumentProxy, attempt: Attempt) => {
    if (!region) return;
    try {
      const page = await from.getPage(number);
      if (!attempt.isWanted) return;
      attempt.drawing = drawPage(page, space, region, density);
      const canvas = await attempt.drawing.done;
      if (!canvas) return;
      if (!attempt.isWanted) return dropCanvas(canvas);
      drop();
      kept.current = canvas;
      setDrawn({ canvas, region, scale: space.scale });
      onSettled?.('drawn');
    } catch {
      if (attempt.isWanted) onSettled?.('failed');
    }
  });

  const wanted = region && [region.x, region.y, region.width, region.height].map(Math.round);
  const order = wanted && [number, space.scale, space.rotate, density, ...wanted].join();
  useEffect(() => {
    if (order === null) {
      drop();
      return undefined;
    }
    const attempt: Attempt = { isWanted: true };
    const timer = setTimeout(() => void draw(pdf, attempt), kept.current ? rest : 0);
    return () => {
      attempt.isWanted = false;
      clearTimeout(timer);
      attempt.drawing?.cancel();
    };
  }, [pdf, order]);
  useEffect(() => drop, []);

  return order === null ? null : drawn;
}
