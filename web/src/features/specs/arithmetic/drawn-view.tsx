import type { DrawingView, LineRole, Shape, Side } from '@printpartner/spec-sheet/drawing';
import { DrawnText } from '../../../ui/drawn-text.tsx';

interface DrawnViewProps {
  view: DrawingView;
  /** Pixels per inch. */
  scale: number;
  /** Accessible name; decoration without it. */
  label?: string;
}

/** Pixels around the paper for measures on a side, with or without their text; a hairline elsewhere. */
const MEASURE_SPACE: Readonly<Record<Side, number>> = { above: 26, below: 26, left: 28, right: 28 };
const LINE_SPACE = 13;
const EDGE_SPACE = 1;
/** Gap between an edge and its dimension line. */
const OFF = 9;
const LABEL_SIZE = 12;

/** Pixels that a view takes beyond its paper. */
export function measureSpace({ shapes }: DrawingView): Record<Side, number> {
  const measures = shapes.filter((shape) => shape.kind === 'measure');
  const space = (side: Side) => {
    const texts = measures.filter((shape) => shape.side === side).map(({ text }) => text);
    if (texts.length === 0) return EDGE_SPACE;
    return texts.some((text) => text !== '') ? MEASURE_SPACE[side] : LINE_SPACE;
  };
  return { above: space('above'), below: space('below'), left: space('left'), right: space('right') };
}

/** A view in pixels: trim black on white paper, bleed cyan, folds dash-dot, hidden edges gray. */
export function DrawnView({ view, scale, label }: DrawnViewProps) {
  const { box, shapes } = view;
  const space = measureSpace(view);
  const width = space.left + box.width * scale + space.right;
  const height = space.above + box.height * scale + space.below;
  const place = {
    x: (inches: number) => space.left + (inches - box.x) * scale,
    y: (inches: number) => space.above + (inches - box.y) * scale,
    scale,
  };
  return (
    <svg
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto max-w-full"
    >
      {shapes.map((shape, index) => (
        <DrawnShape key={index} shape={shape} place={place} />
      ))}
    </svg>
  );
}

interface Place {
  x: (inches: number) => number;
  y: (inches: number) => number;
  scale: number;
}

const strokes: Readonly<Record<LineRole, { className: string; strokeDasharray?: string }>> = {
  trim: { className: 'on-paper stroke-ink' },
  bleed: { className: 'stroke-cyan', strokeDasharray: '4 3' },
  fold: { className: 'on-paper stroke-ink', strokeDasharray: '9 3 1.5 3' },
  hidden: { className: 'on-paper stroke-ink-3' },
};

function DrawnShape({ shape, place }: { shape: Shape; place: Place }) {
  if (shape.kind === 'measure') return <Measure shape={shape} place={place} />;
  if (shape.kind === 'label') return <Label shape={shape} place={place} />;
  const { className, strokeDasharray } = strokes[shape.role];
  const line = { strokeWidth: 1, strokeDasharray, vectorEffect: 'non-scaling-stroke' as const };
  if (shape.kind === 'rect') {
    const filled = shape.role === 'trim' ? 'fill-sheet' : 'fill-none';
    const [x, y] = [place.x(shape.x), place.y(shape.y)];
    const size = { width: shape.width * place.scale, height: shape.height * place.scale };
    return <rect x={x} y={y} {...size} {...line} className={`${className} ${filled}`} />;
  }
  if (shape.kind === 'line') {
    const ends = {
      x1: place.x(shape.x1),
      y1: place.y(shape.y1),
      x2: place.x(shape.x2),
      y2: place.y(shape.y2),
    };
    return <line {...ends} {...line} className={className} />;
  }
  const move = `translate(${place.x(0)} ${place.y(0)}) scale(${place.scale})`;
  // Not on paper, which paths don't fill.
  const stroke = shape.role === 'hidden' ? 'stroke-edge' : 'stroke-ink';
  return <path d={shape.d} transform={move} {...line} className={`${stroke} fill-none`} />;
}

type MeasureShape = Extract<Shape, { kind: 'measure' }>;

/** A cyan dimension line outside the paper, with its length. */
function Measure({ shape: { x1, y1, x2, y2, side, text }, place }: { shape: MeasureShape; place: Place }) {
  const [left, right, top, bottom] = [place.x(x1), place.x(x2), place.y(y1), place.y(y2)];
  const isAcross = side === 'above' || side === 'below';
  const off = side === 'above' || side === 'left' ? -OFF : OFF;
  const line = isAcross
    ? `M${left} ${top + off - 3}v6M${right} ${top + off - 3}v6M${left} ${top + off}H${right}`
    : `M${left + off - 3} ${top}h6M${left + off - 3} ${bottom}h6M${left + off} ${top}V${bottom}`;
  const middle = isAcross ? (left + right) / 2 : (top + bottom) / 2;
  const at = {
    above: `translate(${middle} ${top + off - 5})`,
    below: `translate(${middle} ${top + off + 14})`,
    left: `translate(${left + off - 5} ${middle}) rotate(-90)`,
    right: `translate(${left + off + 14} ${middle}) rotate(-90)`,
  }[side];
  return (
    <>
      <path d={line} className="fill-none stroke-cyan" strokeWidth={1} />
      <text transform={at} textAnchor="middle" fontSize={LABEL_SIZE} className="fill-ink">
        <DrawnText>{text}</DrawnText>
      </text>
    </>
  );
}

type LabelShape = Extract<Shape, { kind: 'label' }>;

/** Approximate width of a character, as a part of its height. */
const CHARACTER = 0.55;

/** A panel's name, turned where the panel is too narrow for it, and left out where neither fits. */
function Label({ shape: { x, y, width, height, text }, place }: { shape: LabelShape; place: Place }) {
  const length = text.length * LABEL_SIZE * CHARACTER + 6;
  const isTurned = length > width * place.scale;
  const [along, across] = isTurned ? [height, width] : [width, height];
  if (length > along * place.scale || LABEL_SIZE + 4 > across * place.scale) return null;
  return (
    <text
      transform={`translate(${place.x(x)} ${place.y(y)})${isTurned ? ' rotate(-90)' : ''}`}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={LABEL_SIZE}
      className="on-paper fill-ink-2"
    >
      {text}
    </text>
  );
}
