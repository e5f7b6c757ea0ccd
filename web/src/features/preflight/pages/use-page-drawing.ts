import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { drawPage, type DrawnContent, type Drawing, dropCanvas } from './pdf-js.ts';
import type { PageSpace, Rect, Size } from './page-space.ts';

/** Of one canvas; phones refuse much larger ones. */
const MAX_PIXELS = 8_000_000;
const MAX_DENSITY = 3;

/** Canvas pixels per CSS pixel of a sharp drawing. */
export const fullDensity = (): number => Math.min(MAX_DENSITY, window.devicePixelRatio);

/** The same for a drawing of this size, which may have to be coarser. */
export const densityOf = ({ width, height }: Size): number =>
  Math.min(fullDensity(), Math.sqrt(MAX_PIXELS / Math.max(1, width * height)));

/** A part of a page as drawn. */
export interface DrawnRegion {
  canvas: HTMLCanvasElement;
  region: Rect;
  /** The scale it was drawn at; the page may have been zoomed since. */
  scale: number;
}

interface PageDrawing {
  pdf: PDFDocumentProxy;
  number: number;
  space: PageSpace;
  /** Null draws nothing. */
  region: Rect | null;
  /** Canvas pixels per CSS pixel. */
  density: number;
  content?: DrawnContent;
  onSettled?: (state: 'drawn' | 'failed') => void;
}

interface Attempt {
  isCurrent: boolean;
  drawing?: Drawing;
}

/** While the user zooms, the last drawing is stretched; redrawing waits for this pause. */
const REDRAW_DELAY_MS = 140;

/** Draws a region of the page; outdated drawings are canceled. */
export function usePageDrawing(props: PageDrawing): DrawnRegion | null {
  const { pdf, number, space, region, density, content = 'page', onSettled } = props;
  const [drawn, setDrawn] = useState<DrawnRegion | null>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);

  const drop = useEffectEvent(() => {
    if (canvasRef.current) dropCanvas(canvasRef.current);
    canvasRef.current = null;
  });
  const draw = useEffectEvent(async (from: PDFDocumentProxy, attempt: Attempt) => {
    if (!region) return;
    try {
      const page = await from.getPage(number);
      if (!attempt.isCurrent) return;
      attempt.drawing = drawPage(page, space, region, density, content);
      const canvas = await attempt.drawing.done;
      if (!canvas) return;
      if (!attempt.isCurrent) return dropCanvas(canvas);
      drop();
      canvasRef.current = canvas;
      setDrawn({ canvas, region, scale: space.scale });
      onSettled?.('drawn');
    } catch {
      if (attempt.isCurrent) onSettled?.('failed');
    }
  });

  const corners = region && [region.x, region.y, region.width, region.height].map(Math.round);
  const key = corners && [number, space.scale, space.rotate, density, ...corners].join();
  useEffect(() => {
    if (key === null) {
      drop();
      return undefined;
    }
    const attempt: Attempt = { isCurrent: true };
    const timer = setTimeout(() => void draw(pdf, attempt), canvasRef.current ? REDRAW_DELAY_MS : 0);
    return () => {
      attempt.isCurrent = false;
      clearTimeout(timer);
      attempt.drawing?.cancel();
    };
  }, [pdf, key]);
  useEffect(() => drop, []);

  return key === null ? null : drawn;
}
