import type { Envelope } from '@printpartner/print-knowledge/envelopes';
import type { Size } from '@printpartner/print-knowledge/measure';
import { outlineOf } from './envelope-outline.ts';

interface EnvelopeDrawingProps {
  envelope: Envelope;
  size: Size;
  /** Pixels an inch. */
  scale: number;
}

/** An envelope from behind with its flap closed, or its front where that has a window. Part of an `svg`. */
export function EnvelopeDrawing({ envelope, size, scale }: EnvelopeDrawingProps) {
  const { flap, seams, window } = outlineOf(envelope, size, scale);
  return (
    <g fill="none" strokeWidth={1} strokeLinejoin="round" className="on-paper">
      <rect width={size.width * scale} height={size.height * scale} className="fill-sheet stroke-ink" />
      {seams && <path d={seams} className="stroke-edge" strokeWidth={0.7} />}
      {flap && <path d={flap} className="fill-sunk stroke-ink" />}
      {window && <rect {...window} rx={2} className="fill-cyan-tint stroke-cyan" />}
    </g>
  );
}
