import type { SealingRule } from '@printpartner/print-knowledge/mail';
import { optionSizeText } from '../size-text.ts';
import { Ruler } from '../../../../ui/ruler.tsx';

/** Example piece, inches. */
const piece = { height: 5.5, length: 8.5 };
const SCALE = 28;
const MARGIN = 24;

/** Tab positions on a 5½ × 8½ in piece. The part of a tab beyond the edge wraps around it. */
export function TabDrawing({ rule }: { rule: SealingRule }) {
  const size = (rule.tabSize ?? 1) * SCALE;
  const [height, length] = [piece.height * SCALE, piece.length * SCALE];
  const tabs = positionsOf(rule).map(([x, y]) => ({ x: MARGIN + x * SCALE, y: MARGIN + y * SCALE }));
  return (
    <figure>
      <svg
        viewBox={`0 0 ${length + 2 * MARGIN} ${height + 2 * MARGIN + 6}`}
        role="img"
        aria-label={`${rule.name}: ${rule.tabs} ${rule.tabs === 1 ? 'tab' : 'tabs'} on the open edges of a ${optionSizeText(piece)} piece folded at the bottom.`}
        className="block w-full max-w-80"
      >
        <rect
          x={MARGIN}
          y={MARGIN}
          width={length}
          height={height}
          className="on-paper fill-sheet stroke-ink"
        />
        <path
          d={`M${MARGIN} ${MARGIN + height}h${length}`}
          strokeDasharray="10 3 2 3"
          strokeWidth={2}
          className="on-paper stroke-ink"
        />
        {tabs.map(({ x, y }) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={size / 2}
            className="on-paper fill-cyan-tint stroke-cyan"
            fillOpacity={0.8}
          />
        ))}
        <Ruler length={piece.length} scale={SCALE} x={MARGIN} y={MARGIN + height + 10} />
      </svg>
      <figcaption className="type-note text-ink-3">Folded at the bottom; ticks are half inches.</figcaption>
    </figure>
  );
}

/** Tab centers, in inches from the upper left corner. */
function positionsOf({ id, tabSize = 1 }: SealingRule): readonly (readonly [number, number])[] {
  const near = tabSize / 2;
  const far = piece.length - near;
  if (id === 'double-card') return [[piece.length / 2, 0]];
  const top = [
    [near, 0],
    [far, 0],
  ] as const;
  return id === 'booklet'
    ? [
        [0, piece.height / 2],
        [piece.length / 2, 0],
        [piece.length, piece.height / 2],
      ]
    : top;
}
