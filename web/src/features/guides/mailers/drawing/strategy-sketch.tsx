import { Ruler } from '../../../../ui/ruler.tsx';

/** Pixels per inch of all five sketches. */
const SCALE = 11;

interface Sketch {
  height: number;
  length: number;
  /** Distance from the top, inches. */
  fold?: number;
  isEnvelope?: boolean;
  /** Top of the address, share of the height. */
  addressAt?: number;
}

const sketches: Record<string, Sketch> = {
  postcard: { height: 6, length: 9 },
  'self-mailer': { height: 6, length: 10.5, fold: 6 },
  letter: { height: 4.125, length: 9.5, isEnvelope: true },
  flat: { height: 9, length: 12, isEnvelope: true },
  // EDDM addresses go in the upper half.
  eddm: { height: 8.5, length: 11, addressAt: 0.28 },
};

const TALLEST = 9;

/** Typical piece of each format, all at one scale. */
export function StrategySketch({ id }: { id: string }) {
  const sketch = sketches[id];
  if (!sketch) return null;
  const { height, length, fold, isEnvelope, addressAt = 0.55 } = sketch;
  const top = (TALLEST - height) * SCALE + 1;
  const [h, l] = [height * SCALE, length * SCALE];
  return (
    <svg width={12 * SCALE + 4} height={TALLEST * SCALE + 16} aria-hidden className="mb-3 block">
      <rect x={1} y={top} width={l} height={h} className="on-paper fill-sheet stroke-ink" />
      {isEnvelope && (
        <path
          d={`M1 ${top}L${1 + l / 2} ${top + h * 0.55}L${1 + l} ${top}`}
          fill="none"
          className="on-paper stroke-ink-3"
        />
      )}
      {fold !== undefined && (
        <path
          d={`M1 ${top + h}h${l}`}
          className="on-paper stroke-ink"
          strokeWidth={2}
          strokeDasharray="8 3 2 3"
        />
      )}
      {!isEnvelope && (
        <path
          data-address
          d={`M${1 + l * 0.58} ${top + h * addressAt}h${l * 0.3}M${1 + l * 0.58} ${top + h * addressAt + 6}h${l * 0.24}M${1 + l * 0.58} ${top + h * addressAt + 12}h${l * 0.28}M${1 + l - 12} ${top + 4}h8v9h-8z`}
          fill="none"
          className="on-paper stroke-ink-3"
        />
      )}
      <Ruler length={12} scale={SCALE} x={1} y={TALLEST * SCALE + 6} ticks={1} />
    </svg>
  );
}
