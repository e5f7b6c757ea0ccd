interface InchTicksProps {
  /** Whole inches. */
  inches: number;
}

/** Every so many inches a longer tick has a number. */
const NUMBERED = 5;
/** Pixels. */
const HEIGHT = 8;

/** Inch ruler below a drawing of the same width. Its lines and numbers keep their size while the drawing shrinks. */
export function InchTicks({ inches }: InchTicksProps) {
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
