import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState, type RefObject, useEffectEvent } from 'react';
import {
  boxOnScreen,
  type PageSpace,
  type Point,
  pointOnPage,
  type Rect,
  sizeOnScreen,
} from '../pages/page-space.ts';
import { cellImage } from './cell-image.ts';
import { heatPainter, inkBands } from './heat-map.ts';
import { InkCrosshair } from './ink-crosshair.tsx';
import { platePainter } from './plate-painter.ts';
import { TypeLayer } from './type-layer.tsx';
import type { InkOverlay } from './use-ink-view.ts';

interface InkLayerProps {
  viewport: RefObject<HTMLElement | null>;
  /** Draws the letters of type; null if the pages can't be drawn. */
  pdf: PDFDocumentProxy | null;
  /** The visible part, from the page's top left. */
  visible: Rect | null;
  space: PageSpace;
  number: number;
  ink: InkOverlay;
}

const names = { coverage: 'Ink coverage', separations: 'Separations' } as const;

/** The inks over the page or instead of it, and the crosshair that reads them. */
export function InkLayer({ viewport, pdf, visible, space, number, ink }: InkLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { page, mode, limits, plates } = ink;
  const { rotate } = space;
  useInkPointer(viewport, layer, space, ink);

  const [hasLetters, setLetters] = useState(false);
  const letters = hasLetters && mode === 'separations' ? 0 : limits.letters;
  useEffect(() => {
    const paint =
      mode === 'coverage'
        ? heatPainter(page, limits, inkBands(limits))
        : platePainter(page, plates, { letters });
    const element = canvas.current;
    if (!element) return;
    const { width, height, data } = cellImage(page, rotate, paint);
    element.width = width;
    element.height = height;
    element.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  }, [page, mode, limits, letters, plates, rotate]);

  const { x, y, width, height } = boxOnScreen(space, page.box);
  return (
    <div ref={layer} className="absolute inset-0 overflow-hidden">
      <canvas
        ref={canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- painted cell by cell, which no <img> is
        role="img"
        aria-label={`${names[mode]} of page ${number}`}
        className={`absolute max-w-none ${mode === 'coverage' ? '[image-rendering:pixelated]' : ''}`}
        style={{ left: x, top: y, width, height }}
      />
      {mode === 'separations' && pdf && visible && (
        <TypeLayer pdf={pdf} number={number} space={space} visible={visible} ink={ink} onDrawn={setLetters} />
      )}
      <InkCrosshair space={space} size={sizeOnScreen(space)} number={number} ink={ink} />
    </div>
  );
}

/** Listens on the viewport, because findings and lines are drawn above the inks. */
function useInkPointer(
  viewport: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  space: PageSpace,
  { onPointerMove, onMoveCrosshair }: InkOverlay,
): void {
  const pointAt = (client: { clientX: number; clientY: number }): Point | null => {
    const edge = layer.current?.getBoundingClientRect();
    if (!edge) return null;
    const at = { x: client.clientX - edge.left, y: client.clientY - edge.top };
    const isInside = at.x >= 0 && at.y >= 0 && at.x < edge.width && at.y < edge.height;
    return isInside ? pointOnPage(space, at) : null;
  };
  const move = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType === 'mouse') onPointerMove(pointAt(event));
  });
  const leave = useEffectEvent(() => onPointerMove(null));
  const press = useEffectEvent((event: MouseEvent) => {
    const point = pointAt(event);
    // Keyboard activation of a marker also fires click, without a pointer position.
    if (point && event.detail > 0) onMoveCrosshair(point);
  });
  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener('pointermove', (event) => move(event), { signal });
    element.addEventListener('pointerleave', () => leave(), { signal });
    element.addEventListener('click', (event) => press(event), { signal });
    return () => {
      listeners.abort();
      leave();
    };
  }, [viewport]);
}
