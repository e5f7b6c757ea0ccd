import type { ComponentType } from 'react';
import type { BindingId } from '@printpartner/print-knowledge/binding';
import { CaseDrawing } from './case-drawing.tsx';
import { CoilDrawing, WireDrawing } from './coil-drawing.tsx';
import type { SectionDrawingProps, DrawnBook } from './drawn-book.ts';
import { backOf, overhangOf } from './extent.ts';
import { SaddleDrawing } from './saddle-drawing.tsx';
import { SewnDrawing } from './sewn-drawing.tsx';
import { LayflatDrawing, PerfectDrawing } from './wrapped-drawing.tsx';

interface CrossSectionProps {
  binding: BindingId;
  book: DrawnBook;
  /** Pixels per inch. */
  scale: number;
  width: number;
  height: number;
  label: string;
}

/** Width of the spine dimension, pixels. */
export const SPINE_DIMENSION_WIDTH = 16;

/** Cross-section of a book at the spine, to scale; the middle of the pages is omitted. */
export function CrossSection({ binding, book, scale, width, height, label }: CrossSectionProps) {
  const left = Math.ceil(backOf(binding, book) * scale) + SPINE_DIMENSION_WIDTH;
  const right = Math.ceil(overhangOf(binding, book) * scale) + 4;
  const face = width - left - right;
  const cut = face * 0.78;
  const Drawing = drawings[binding];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-left} ${-height / 2} ${width} ${height}`}
      width={width}
      height={height}
      className="on-paper rounded-control bg-sheet"
    >
      <Drawing book={book} scale={scale} face={face} />
      <Cut x={cut} height={Math.min(height, book.height * scale + 24)} />
    </svg>
  );
}

const drawings: Record<BindingId, ComponentType<SectionDrawingProps>> = {
  'saddle-stitch': SaddleDrawing,
  'spiral-coil': CoilDrawing,
  'wire-o': WireDrawing,
  'perfect-bound': PerfectDrawing,
  layflat: LayflatDrawing,
  'case-bound': CaseDrawing,
  'thread-sewn': SewnDrawing,
};

/** Break lines where the middle of the pages is omitted. */
function Cut({ x, height }: { x: number; height: number }) {
  const top = -height / 2 + 1;
  const teeth = Math.ceil((height - 2) / 12);
  const edge = (at: number) => `M${at} ${top}${'l2 3l-4 6l2 3'.repeat(teeth)}`;
  return (
    <g aria-hidden>
      <rect x={x - 3.5} y={-height / 2} width={7} height={height} className="fill-sheet" />
      <path d={edge(x - 4) + edge(x + 4)} fill="none" className="stroke-ink-3" strokeWidth={0.8} />
    </g>
  );
}
