import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useState } from 'react';
import { type PageSpace, type Rect, sizeOnScreen } from './page-space.ts';
import { grown, overlap } from './rect.ts';
import { type DrawnRegion, usePageDrawing } from './use-page-drawing.ts';

interface PageCanvasProps {
  pdf: PDFDocumentProxy;
  number: number;
  space: PageSpace;
  /** What of the page the desk shows now, from the page's top left. */
  seen: Rect | null;
  onSettled: (state: 'drawn' | 'failed') => void;
}

/** Pixels of the whole page at most: telephones refuse much more. */
const mostPixels = 8_000_000;
const mostDensity = 3;
/** Drawn beyond what is seen, so that a little scrolling shows nothing coarse. */
const ahead = 120;

/** The page as pdf.js draws it: all of it, and what is seen of it again where that was too coarse. */
export function PageCanvas({ pdf, number, space, seen, onSettled }: PageCanvasProps) {
  const [isDrawn, setDrawn] = useState(false);
  const { width, height } = sizeOnScreen(space);
  const whole = { x: 0, y: 0, width, height };
  const wanted = Math.min(mostDensity, window.devicePixelRatio);
  const density = Math.min(wanted, Math.sqrt(mostPixels / (width * height)));
  const settle = (state: 'drawn' | 'failed') => {
    setDrawn(state === 'drawn');
    onSettled(state);
  };
  const page = usePageDrawing({ pdf, number, space, region: whole, density, onSettled: settle });

  // Its pictures lie unpacked in memory until it is said that nobody needs them.
  useEffect(
    () => () => {
      pdf.getPage(number).then(
        (left) => left.cleanup(),
        () => undefined,
      );
    },
    [pdf, number],
  );

  const isCoarse = isDrawn && seen !== null && density < wanted * 0.95;
  const near = isCoarse ? overlap(grown(seen, ahead), whole) : null;
  const detail = usePageDrawing({ pdf, number, space, region: near, density: wanted });

  return (
    <>
      {page && <Drawn drawn={page} scale={space.scale} />}
      {detail && near && detail.scale === space.scale && <Drawn drawn={detail} scale={space.scale} />}
    </>
  );
}

function Drawn({ drawn: { canvas, region, scale: drawnAt }, scale }: { drawn: DrawnRegion; scale: number }) {
  const stretch = scale / drawnAt;
  const hang = useCallback((place: HTMLElement | null) => place?.replaceChildren(canvas), [canvas]);
  return (
    <div
      ref={hang}
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
