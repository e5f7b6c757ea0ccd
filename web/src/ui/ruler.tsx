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

/** Pixels. Closer ticks would be one gray bar, and of a banner thousands of them. */
const MIN_GAP = 2;

/** Inch ruler inside an `svg`, with longer ticks at whole inches. */
export function Ruler({ length, scale, x, y, ticks = 2 }: RulerProps) {
  const inches = Math.ceil(length);
  const every = Math.max(1, Math.ceil((MIN_GAP * ticks) / scale));
  const path = Array.from({ length: Math.floor((inches * ticks) / every) + 1 }, (_, place) => {
    const tick = place * every;
    return `M${x + (tick / ticks) * scale} ${y}v${tick % ticks === 0 ? 6 : 3.5}`;
  }).join('');
  return (
    <path d={`M${x} ${y}h${inches * scale}${path}`} className="stroke-ink-3" fill="none" strokeWidth={0.8} />
  );
}
