interface RulerProps {
  /** Inches; the ruler ends at the next whole one. */
  length: number;
  /** Pixels of the drawing an inch, as everything else in it. */
  scale: number;
  x: number;
  y: number;
  /** Ticks an inch: 2 are half inches. */
  ticks?: number;
}

/** An inch ruler for the foot of a drawing; whole inches have the longer ticks. Part of an `svg`. */
export function Ruler({ length, scale, x, y, ticks = 2 }: RulerProps) {
  const inches = Math.ceil(length);
  const path = Array.from(
    { length: inches * ticks + 1 },
    (_, tick) => `M${x + (tick / ticks) * scale} ${y}v${tick % ticks === 0 ? 6 : 3.5}`,
  ).join('');
  return (
    <path d={`M${x} ${y}h${inches * scale}${path}`} className="stroke-ink-3" fill="none" strokeWidth={0.8} />
  );
}
