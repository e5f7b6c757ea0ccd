import { createContext, use } from 'react';
import { CartesianGrid, Line, LineChart, Tooltip, type TooltipContentProps, XAxis, YAxis } from 'recharts';
import { countText, numberFormat } from '@printpartner/print-knowledge/figures';
import { useWidth } from '../../../ui/use-width.ts';
import { chartTop, isIncomplete, type Curve } from './curves.ts';
import { lacksText } from './quote-words.ts';

const HEIGHT = 300;
const AXIS_WIDTH = 64;
const tick = { fill: 'var(--ink-3)', fontSize: 13 };
const shortDollars = numberFormat({
  notation: 'compact',
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** Curves differ in dashes and points, not in color. Those that lie too low are gray. */
const dashes = ['', '7 3', '2 3', '10 3 2 3', '5 2 1 2 1 2'];
const shapes = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  'M-3.5-3.5h7v7h-7z',
  'M0-5 4.6 3.5H-4.6z',
  'M0-5 5 0 0 5-5 0z',
  'M0 5-4.6-3.5H4.6z',
];
const lookOf = (curve: Curve) => ({
  dash: dashes[curve.place % dashes.length] ?? '',
  shape: shapes[curve.place % shapes.length] ?? '',
  // The second five have open points.
  isOpen: curve.place >= shapes.length,
  color: isIncomplete(curve) ? 'var(--ink-3)' : 'var(--ink)',
});

/** Hands the curves to what the chart renders. */
const ChartContext = createContext<CurveChartProps>({ curves: [], write: String });

interface CurveChartProps {
  curves: readonly Curve[];
  write: (cents: number) => string;
}

/** Lines over quantity. Screen readers get the table beside it instead. */
export function CurveChart({ curves, write }: CurveChartProps) {
  const [place, width] = useWidth<HTMLDivElement>();
  const top = chartTop(curves);
  const quantities = [...new Set(curves.flatMap(({ points }) => points.map(({ quantity }) => quantity)))];
  const rows = quantities
    .toSorted((a, b) => a - b)
    .map((quantity) => ({
      quantity,
      ...Object.fromEntries(
        curves.map(({ id, points }) => [
          id,
          points.find((point) => point.quantity === quantity)?.cents ?? null,
        ]),
      ),
    }));
  return (
    <div ref={place} aria-hidden style={{ height: HEIGHT }} className="min-w-0 overflow-hidden">
      {width !== undefined && width > 0 && (
        <ChartContext value={{ curves, write }}>
          <LineChart
            width={width}
            height={HEIGHT}
            data={rows}
            margin={{ top: 8, right: 24, bottom: 4, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--rule)" />
            <XAxis
              dataKey="quantity"
              type="number"
              domain={['dataMin', 'dataMax']}
              ticks={fittingTicks(
                rows.map(({ quantity }) => quantity),
                width - AXIS_WIDTH,
              )}
              interval={0}
              padding={{ left: 20, right: 12 }}
              tickFormatter={countText}
              tickLine={false}
              axisLine={{ stroke: 'var(--edge)' }}
              tick={tick}
              tickMargin={8}
            />
            <YAxis
              width={AXIS_WIDTH}
              {...(top !== undefined && { domain: [0, top], allowDataOverflow: true })}
              tickFormatter={(cents: number) => shortDollars(cents / 100)}
              tickLine={false}
              axisLine={false}
              tick={tick}
              tickMargin={8}
            />
            <Tooltip isAnimationActive={false} cursor={{ stroke: 'var(--cyan)' }} content={Bubble} />
            {curves.map((curve) => (
              <Line
                key={curve.id}
                name={curve.name}
                dataKey={curve.id}
                type="linear"
                connectNulls
                isAnimationActive={false}
                stroke={lookOf(curve).color}
                strokeWidth={1.5}
                strokeDasharray={lookOf(curve).dash}
                dot={<Dot curve={curve} />}
                activeDot={false}
              />
            ))}
          </LineChart>
        </ChartContext>
      )}
    </div>
  );
}

const LABEL_WIDTH = 64;

/** The quantities whose labels don't touch. */
function fittingTicks(quantities: readonly number[], width: number): number[] {
  const [first = 0, last = 0] = [quantities[0], quantities.at(-1)];
  const scale = last > first ? width / (last - first) : 0;
  const fitting: number[] = [];
  for (const quantity of quantities.toReversed()) {
    const right = fitting.at(-1);
    if (right === undefined || (right - quantity) * scale >= LABEL_WIDTH) fitting.push(quantity);
  }
  return fitting.toReversed();
}

interface DotProps {
  /** The chart gives them. */
  cx?: number;
  cy?: number | null;
  curve: Curve;
}

function Dot({ cx = Number.NaN, cy = Number.NaN, curve }: DotProps) {
  if (Number.isNaN(cx) || cy === null || Number.isNaN(cy)) return <g />;
  const { shape, isOpen, color } = lookOf(curve);
  return (
    <path
      d={shape}
      transform={`translate(${cx} ${cy})`}
      fill={isOpen ? 'var(--bed)' : color}
      stroke={isOpen ? color : 'var(--bed)'}
      strokeWidth="1.2"
    />
  );
}

/** The line of a curve, for its name beside it. */
export function CurveSample({ curve }: { curve: Curve }) {
  const { dash, color } = lookOf(curve);
  return (
    <svg viewBox="0 0 34 12" width="34" height="12" aria-hidden className="mt-1 shrink-0">
      <path d="M0 6h34" stroke={color} strokeWidth="1.5" strokeDasharray={dash} />
      <Dot cx={17} cy={6} curve={curve} />
    </svg>
  );
}

/** The figures of the quantity below the pointer. */
function Bubble({ active, payload, label }: TooltipContentProps) {
  const { curves, write } = use(ChartContext);
  if (!active || payload.length === 0) return null;
  return (
    <div className="type-note max-w-64 rounded-control border border-rule bg-sheet px-2.5 py-1.5 text-ink shadow-float">
      <p className="font-semibold">{countText(Number(label))} copies</p>
      {payload.map(({ name, dataKey, value }) => (
        <p key={String(dataKey)} className="flex justify-between gap-4 tabular-nums">
          <span className="truncate">{name}</span>
          <span className="shrink-0 text-right">
            {write(Number(value))}
            <span className="block text-ink-2 empty:hidden">
              {lacksText(lacksAt(curves, String(dataKey), Number(label)))}
            </span>
          </span>
        </p>
      ))}
    </div>
  );
}

const lacksAt = (curves: readonly Curve[], id: string, copies: number): Curve['points'][number]['lacks'] =>
  curves.find((curve) => curve.id === id)?.points.find(({ quantity }) => quantity === copies)?.lacks ?? [];
