import type { ComponentType } from 'react';
import type { BindingId } from '@printpartner/print-knowledge/binding';
import { CaseDrawing } from './case-drawing.tsx';
import { CoilDrawing, WireDrawing } from './coil-drawing.tsx';
import type { SectionDrawingProps } from './drawing-props.ts';
import type { DrawnBook } from './drawn-book.ts';
import { backOf, overhangOf } from './extent.ts';
import { SaddleDrawing } from './saddle-drawing.tsx';
import { SewnDrawing } from './sewn-drawing.tsx';
import { LayflatDrawing, PerfectDrawing } from './wrapped-drawing.tsx';

interface CrossSectionProps {
  binding: BindingId;
  book: DrawnBook;
  /** Pixels an inch, along and across. */
  scale: number;
  width: number;
  height: number;
  /** What it shows, in words. */
  label: string;
}

/** Room for the measure beside the spine. */
export const measure = 16;

/** A book cut across its spine, to scale; the middle of its pages is left out. */
export function CrossSection({ binding, book, scale, width, height, label }: CrossSectionProps) {
  const left = Math.ceil(backOf(binding, book) * scale) + measure;
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

/** Two ragged lines where pages are left out. */
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
