import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useState, useEffectEvent, useRef } from 'react';
import { grown, overlap, type PageSpace, type Rect, sizeOnScreen, type Size } from './page-space.ts';
import { drawPage, type DrawnContent, type Drawing, dropCanvas } from './pdf-js.ts';

/** Pixels of one canvas; phones refuse much larger ones. */
const MAX_PIXELS = 8_000_000;
const MAX_DENSITY = 3;

/** While the user zooms, the last drawing is stretched; redrawing waits for this pause. */
const REDRAW_DELAY_MS = 140;

interface PageCanvasProps {
  pdf: PDFDocumentProxy;
  number: number;
  space: PageSpace;
  /** The visible part, from the page's top left. */
  visible: Rect | null;
  onSettled: (state: 'drawn' | 'failed') => void;
}

/** Pixels rendered beyond the visible part, so that a little scrolling stays sharp. */
const OVERSCAN = 120;

/** The whole page, and its visible part again at full resolution where the whole page had to be coarser. */
export function PageCanvas({ pdf, number, space, visible, onSettled }: PageCanvasProps) {
  const [isDrawn, setDrawn] = useState(false);
  const { width, height } = sizeOnScreen(space);
  const whole = { x: 0, y: 0, width, height };
  const sharp = fullDensity();
  const density = densityOf(whole);
  const settle = (state: 'drawn' | 'failed') => {
    setDrawn(state === 'drawn');
    onSettled(state);
  };
  const page = usePageDrawing({ pdf, number, space, region: whole, density, onSettled: settle });

  // pdf.js keeps the page's decoded images in memory until cleanup().
  useEffect(
    () => () => {
      pdf.getPage(number).then(
        (proxy) => proxy.cleanup(),
        () => undefined,
      );
    },
    [pdf, number],
  );

  const isCoarse = isDrawn && visible !== null && density < sharp * 0.95;
  const near = isCoarse ? overlap(grown(visible, OVERSCAN), whole) : null;
  const detail = usePageDrawing({ pdf, number, space, region: near, density: sharp });

  return (
    <>
      {page && <Drawn drawn={page} scale={space.scale} />}
      {detail && near && detail.scale === space.scale && <Drawn drawn={detail} scale={space.scale} />}
    </>
  );
}

function Drawn({ drawn: { canvas, region, scale: drawnAt }, scale }: { drawn: DrawnRegion; scale: number }) {
  const stretch = scale / drawnAt;
  const attach = useCallback((element: HTMLElement | null) => element?.replaceChildren(canvas), [canvas]);
  return (
    <div
      ref={attach}
      className="absolute *:block *:size-full"
      style={{
        left: region.x * stretch,
        top: region.y * stretch,
        width: region.width * stretch,
        height: region.height * stretch,
      }}
    />
  );
}

/** Canvas pixels per CSS pixel of a sharp drawing. */
const fullDensity = (): number => Math.min(MAX_DENSITY, window.devicePixelRatio);

/** The same for a drawing of this size, which may have to be coarser. */
export const densityOf = ({ width, height }: Size): number =>
  Math.min(fullDensity(), Math.sqrt(MAX_PIXELS / Math.max(1, width * height)));

/** A part of a page as drawn. */
interface DrawnRegion {
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
