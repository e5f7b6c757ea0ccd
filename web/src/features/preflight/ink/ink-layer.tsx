import { useEffect, useRef, type RefObject } from 'react';
import { boxOnScreen, type PageSpace, sizeOnScreen } from '../pages/page-space.ts';
import { cellPicture } from './cell-picture.ts';
import { heatPainter } from './heat-painter.ts';
import { inkBands } from './ink-bands.ts';
import { InkCrosshair } from './ink-crosshair.tsx';
import type { InkOverlay } from './ink-view.ts';
import { platePainter } from './plate-painter.ts';
import { useInkPointer } from './use-ink-pointer.ts';

interface InkLayerProps {
  desk: RefObject<HTMLElement | null>;
  space: PageSpace;
  /** From 1. */
  number: number;
  ink: InkOverlay;
}

const names = { coverage: 'Ink coverage', separations: 'Separations' } as const;

/** Inks over the page or in place of it, and the place where they are read. */
export function InkLayer({ desk, space, number, ink }: InkLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { page, look, limits, plates } = ink;
  const { rotate } = space;
  useInkPointer(desk, layer, space, ink);

  useEffect(() => {
    const paint =
      look === 'coverage' ? heatPainter(page, limits, inkBands(limits)) : platePainter(page, plates, limits);
    const element = canvas.current;
    if (!element) return;
    const { width, height, data } = cellPicture(page, rotate, paint);
    element.width = width;
    element.height = height;
    element.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  }, [page, look, limits, plates, rotate]);

  const { x, y, width, height } = boxOnScreen(space, page.box);
  return (
    <div ref={layer} className="absolute inset-0 overflow-hidden">
      <canvas
        ref={canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- painted cell by cell, which no <img> is
        role="img"
        aria-label={`${names[look]} of page ${number}`}
        className={`absolute max-w-none ${look === 'coverage' ? '[image-rendering:pixelated]' : ''}`}
        style={{ left: x, top: y, width, height }}
      />
      <InkCrosshair space={space} size={sizeOnScreen(space)} number={number} ink={ink} />
    </div>
  );
}
