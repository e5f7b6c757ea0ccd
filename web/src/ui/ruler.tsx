interface RulerProps {
  /** Inches; rounded up to a whole inch. */
  length: number;
  /** Pixels per inch. */
  scale: number;
  x: number;
  y: number;
  /** Ticks per inch: 2 for half inches. */
  ticks?: number;
}

/** Inch ruler inside an `svg`, with longer ticks at whole inches. */
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
