import { Bar, BarChart, CartesianGrid, Tooltip, type TooltipContentProps, XAxis, YAxis } from 'recharts';
import type { SignUpTrends } from '@printpartner/contracts/types';
import { useWidth } from '../../../ui/use-width.ts';
import { dayText, labeledDays, trendSeries, type TrendSplit } from './trend-series.ts';

const HEIGHT = 216;
const AXIS_WIDTH = 34;
const LABEL_WIDTH = 56;
const HATCH = 'trend-hatch';
const tick = { fill: 'var(--ink-3)', fontSize: 13 };

interface TrendChartProps {
  days: SignUpTrends['days'];
  split: TrendSplit;
}

/** Bars per day. Screen readers get the table beside it instead. */
export function TrendChart({ days, split }: TrendChartProps) {
  const [place, width] = useWidth<HTMLDivElement>();
  const series = trendSeries[split];
  return (
    <div ref={place} aria-hidden className="h-54 min-w-0 overflow-hidden">
      {width !== undefined && width > 0 && (
        <BarChart
          width={width}
          height={HEIGHT}
          data={days}
          margin={{ top: 6, right: 0, bottom: 0, left: 0 }}
          barCategoryGap="16%"
          accessibilityLayer={false}
        >
          <defs>
            <pattern
              id={HATCH}
              width="5"
              height="5"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="5" height="5" fill="var(--sheet)" />
              <rect width="2" height="5" fill="var(--fail)" />
            </pattern>
          </defs>
          <CartesianGrid vertical={false} stroke="var(--rule)" />
          <XAxis
            dataKey="day"
            ticks={labeledDays(days, width - AXIS_WIDTH, LABEL_WIDTH)}
            interval={0}
            tickFormatter={dayText}
            tickLine={false}
            axisLine={{ stroke: 'var(--rule)' }}
            tick={tick}
            tickMargin={6}
          />
          <YAxis
            allowDecimals={false}
            width={AXIS_WIDTH}
            tickLine={false}
            axisLine={false}
            tick={tick}
            tickMargin={6}
          />
          <Tooltip isAnimationActive={false} cursor={{ fill: 'var(--sunk)' }} content={DayBubble} />
          {series.map(({ name, isAlarming, of }) => (
            <Bar
              key={name}
              name={name}
              dataKey={of}
              stackId="day"
              isAnimationActive={false}
              fill={isAlarming ? `url(#${HATCH})` : 'var(--ink-2)'}
              stroke={isAlarming ? 'var(--fail)' : 'none'}
            />
          ))}
        </BarChart>
      )}
    </div>
  );
}

/** The figures of the day below the pointer. */
function DayBubble({ active, payload, label }: TooltipContentProps) {
  if (!active || payload.length === 0) return null;
  return (
    <div className="type-note rounded-control border border-rule bg-sheet px-2.5 py-1.5 text-ink shadow-float">
      <p className="font-semibold">{dayText(String(label))}</p>
      {payload.map(({ name, value }) => (
        <p key={String(name)} className="tabular-nums">
          {name}: {value}
        </p>
      ))}
    </div>
  );
}
