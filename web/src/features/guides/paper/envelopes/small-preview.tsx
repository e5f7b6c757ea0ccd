import type { Envelope } from '@printpartner/print-knowledge/envelopes';
import { EnvelopeDrawing } from './envelope-drawing.tsx';
import { sizeOf } from './group-scale.ts';

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

interface InchTicksProps {
  /** Whole inches. */
  inches: number;
}

/** Every so many inches a longer tick has a number. */
const NUMBERED = 5;
/** Pixels. */
const HEIGHT = 8;

/** Inch ruler below a drawing of the same width. Its lines and numbers keep their size while the drawing shrinks. */
function InchTicks({ inches }: InchTicksProps) {
  const ticks = Array.from({ length: inches + 1 }, (_, inch) => ({
    inch,
    isNumbered: inch > 0 && inch % NUMBERED === 0,
  }));
  const path = ticks.map(({ inch, isNumbered }) => `M${inch} 0v${isNumbered ? HEIGHT : HEIGHT / 2}`).join('');
  return (
    <div aria-hidden data-unsearched className="relative mt-1 pb-4.5">
      <svg
        viewBox={`0 0 ${inches} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block w-full overflow-visible"
        style={{ height: HEIGHT }}
      >
        <path
          d={`M0 0h${inches}${path}`}
          fill="none"
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
          className="stroke-ink-2"
        />
      </svg>
      {ticks
        .filter(({ isNumbered }) => isNumbered)
        .map(({ inch }) => (
          <span
            key={inch}
            className="type-note absolute bottom-0 -translate-x-1/2 leading-4 text-ink-2 tabular-nums"
            style={{ left: `${(100 * inch) / inches}%` }}
          >
            {inch}
          </span>
        ))}
    </div>
  );
}
