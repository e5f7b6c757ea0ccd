import { leavesPerLine } from './drawn-scale.ts';

interface LeavesProps {
  x: number;
  /** Top edge. */
  y: number;
  width: number;
  height: number;
  /** Leaf thickness, pixels. */
  leaf: number;
  /** Inset of the leaf at this height; none by default. */
  inset?: (y: number) => number;
}

/** Cross-section of a block of leaves; one line represents several thin leaves. */
export function Leaves({ x, y, width, height, leaf, inset = () => 0 }: LeavesProps) {
  const step = leaf * leavesPerLine(leaf);
  const count = Math.floor(height / step + 1e-6);
  const lines = Array.from({ length: Math.max(0, count) }, (_, line) => y + (line + 1) * step).filter(
    (at) => at < y + height - 0.5,
  );
  const edge = Array.from({ length: 17 }, (_, place) => y + (height * place) / 16);
  const outline = [
    `M${x + width} ${y}`,
    ...edge.map((at) => `L${x + inset(at)} ${at}`),
    `L${x + width} ${y + height}Z`,
  ].join('');
  return (
    <>
      <path d={outline} className="fill-sheet stroke-ink" strokeWidth={1} />
      <path
        d={lines.map((at) => `M${x + inset(at)} ${at}H${x + width}`).join('')}
        className="stroke-ink-3"
        fill="none"
        strokeWidth={0.6}
      />
    </>
  );
}
