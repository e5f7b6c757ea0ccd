import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useState } from 'react';
import { grown, overlap, type PageSpace, type Rect, sizeOnScreen } from './page-space.ts';
import { densityOf, type DrawnRegion, fullDensity, usePageDrawing } from './use-page-drawing.ts';

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
