import type { Envelope } from '@printpartner/print-knowledge/envelopes';
import type { Size } from '@printpartner/print-knowledge/measure';

interface EnvelopeDrawingProps {
  envelope: Envelope;
  size: Size;
  /** Pixels per inch. */
  scale: number;
}

/** Back of an envelope with the flap closed, or the front of a window envelope. Inside an `svg`. */
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

/** Outline in pixels: flap and seams of the back, or the window of the front. */
interface Outline {
  flap?: string;
  seams?: string;
  window?: { x: number; y: number; width: number; height: number };
}

/** Flap depth and inset as fractions of the sides. Flap shapes vary by maker; these are examples. */
const flaps = {
  'a-series': { depth: 0.42, inset: 0.1 },
  square: { depth: 0.46, inset: 0.12 },
  business: { depth: 0.3, inset: 0.08 },
  booklet: { depth: 0.24, inset: 0.05 },
  catalog: { depth: 0.16, inset: 0.08 },
};
const largeFlap = { depth: 0.86, inset: 0.05 };

/** @param scale pixels per inch */
function outlineOf(envelope: Envelope, { height, width }: Size, scale: number): Outline {
  const [w, h] = [width * scale, height * scale];
  const { window } = envelope;
  if (window) {
    return {
      window: {
        x: window.fromLeft * scale,
        y: h - (window.fromBottom + window.height) * scale,
        width: window.width * scale,
        height: window.height * scale,
      },
    };
  }
  const { depth, inset } = envelope.hasLargeFlap ? largeFlap : flaps[envelope.group];
  if (envelope.group === 'catalog') {
    const [edge, side] = [w * (1 - depth), h * inset];
    return {
      flap: `M${w} 0L${edge} ${side}V${h - side}L${w} ${h}`,
      seams: `M0 ${h / 2}H${edge}`,
    };
  }
  const [edge, side] = [h * depth, w * inset];
  return {
    flap: `M0 0L${side} ${edge}H${w - side}L${w} 0`,
    seams: `M0 ${h}L${side * 1.4} ${edge}M${w} ${h}L${w - side * 1.4} ${edge}`,
  };
}
