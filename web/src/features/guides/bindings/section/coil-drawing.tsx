import { Leaves } from './leaves.tsx';
import { HOLE_FROM_EDGE } from './extent.ts';
import type { SectionDrawingProps } from './drawn-book.ts';

/** Inches. */
const HOLE = 5 / 32;
const thickness = { coil: 0.05, wire: 0.035 };

function coilOf(block: number, height: number, scale: number) {
  const radius = (height * scale) / 2;
  const half = (block * scale) / 2;
  /** Distance from the coil's center to the holes of the outermost leaves. */
  const highest = Math.sqrt(radius ** 2 - half ** 2);
  return { radius, half, highest };
}

export const CoilDrawing = (props: SectionDrawingProps) => <RingDrawing {...props} isWire={false} />;

export const WireDrawing = (props: SectionDrawingProps) => <RingDrawing {...props} isWire />;

/** Leaves on a ring. Each hangs with its hole on the wire, so that the edges follow its curve. */
function RingDrawing({ book, scale, face, isWire }: SectionDrawingProps & { isWire: boolean }) {
  const { radius, half, highest } = coilOf(book.block, book.height, scale);
  const edge = HOLE_FROM_EDGE * scale;
  const middle = edge - highest;
  const inset = (y: number) => Math.sqrt(Math.max(0, radius ** 2 - y ** 2)) - highest;
  const steps = Array.from({ length: 17 }, (_, place) => -half + (2 * half * place) / 16);
  const holeEdge = (side: number) => steps.map((y) => `${edge + inset(y) + side} ${y}`);
  const slot = [...holeEdge((-HOLE * scale) / 2), ...holeEdge((HOLE * scale) / 2).toReversed()];
  const wire = thickness[isWire ? 'wire' : 'coil'] * scale;
  return (
    <>
      <Leaves x={0} y={-half} width={face} height={2 * half} leaf={book.textCaliper * scale} inset={inset} />
      <path
        d={`M${slot.join('L')}Z`}
        className="fill-sunk stroke-ink-3"
        strokeWidth={0.6}
        strokeDasharray="3 2"
      />
      <Ring middle={middle} radius={radius} wire={wire} isWire={isWire} />
    </>
  );
}

function Ring({
  middle,
  radius,
  wire,
  isWire,
}: {
  middle: number;
  radius: number;
  wire: number;
  isWire: boolean;
}) {
  // The ends of a wire meet at the back, under the last leaf; a coil has no ends in a cross-section.
  const gap = isWire ? Math.PI / 24 : 0;
  const from = (3 * Math.PI) / 4;
  const at = (angle: number) => `${middle + radius * Math.cos(angle)} ${radius * Math.sin(angle)}`;
  const path = isWire
    ? `M${at(from + gap)}A${radius} ${radius} 0 1 1 ${at(from - gap)}`
    : `M${middle - radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
  return (
    <>
      <path d={path} fill="none" className="stroke-ink" strokeWidth={wire} strokeLinecap="round" />
      <path
        d={path}
        fill="none"
        className={isWire ? 'stroke-board' : 'stroke-sunk'}
        strokeWidth={Math.max(0.5, wire - 2)}
        strokeLinecap="round"
      />
    </>
  );
}
