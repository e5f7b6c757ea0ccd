import type { Envelope } from '@printpartner/print-knowledge/envelopes';
import { Ruler } from '../../../../ui/ruler.tsx';
import { EnvelopeDrawing } from './envelope-drawing.tsx';
import { sizeOf } from './group-scale.ts';

interface SmallPreviewProps {
  envelope: Envelope;
  /** Pixels per inch of the whole group. */
  scale: number;
  /** Width of the group's widest drawing in inches; on narrow cards, all drawings shrink by the same factor. */
  widest: number;
}

const RULER_HEIGHT = 12;

/** Envelope above a ruler, at the scale of its group. */
export function SmallPreview({ envelope, scale, widest }: SmallPreviewProps) {
  const size = sizeOf(envelope);
  if (!size) return <NoPreview />;
  const inches = Math.ceil(size.width);
  const [width, height] = [inches * scale, size.height * scale];
  return (
    <div className="@container flex h-21 items-end">
      <svg
        viewBox={`-0.5 -0.5 ${width + 1} ${height + RULER_HEIGHT}`}
        style={{ width: `calc(min(${scale}px, 100cqw / ${widest}) * ${inches})` }}
        className="h-auto max-h-full overflow-visible"
        aria-hidden
      >
        <EnvelopeDrawing envelope={envelope} size={size} scale={scale} />
        <Ruler length={size.width} scale={scale} x={0} y={height + 4} ticks={1} />
      </svg>
    </div>
  );
}

export function NoPreview() {
  return <p className="type-data grid h-21 place-items-center bg-sunk text-ink-2">No preview</p>;
}
