import type { Envelope } from '@printpartner/print-knowledge/envelopes';
import { EnvelopeDrawing } from './envelope-drawing.tsx';
import { sizeOf } from './group-scale.ts';
import { InchTicks } from './inch-ticks.tsx';

interface SmallPreviewProps {
  envelope: Envelope;
  /** Pixels per inch of the whole group. */
  scale: number;
  /** Width of the group's widest drawing in inches; on narrow cards, all drawings shrink by the same factor. */
  widest: number;
}

/** Envelope above a ruler, at the scale of its group. */
export function SmallPreview({ envelope, scale, widest }: SmallPreviewProps) {
  const size = sizeOf(envelope);
  if (!size) return <NoPreview />;
  const inches = Math.ceil(size.width);
  return (
    <div className="@container flex h-28 items-end">
      <div style={{ width: `calc(min(${scale}px, 100cqw / ${widest}) * ${inches})` }}>
        <svg
          viewBox={`0 0 ${inches * scale} ${size.height * scale}`}
          className="block h-auto w-full overflow-visible"
          aria-hidden
        >
          <EnvelopeDrawing envelope={envelope} size={size} scale={scale} />
        </svg>
        <InchTicks inches={inches} />
      </div>
    </div>
  );
}

export function NoPreview() {
  return <p className="type-data grid h-28 place-items-center bg-sunk text-ink-2">No preview</p>;
}
