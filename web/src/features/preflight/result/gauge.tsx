import { numberText } from './figures.ts';
import { type GaugeScale, gaugeText } from './gauge-scale.ts';

const zoneStyles = {
  fail: 'bg-fail border-fail',
  warning: 'bg-warning-fill border-warning-fill',
  pass: 'bg-sheet border-pass',
};

/** Percent of the width; labels closer than this would overlap. */
const MIN_LABEL_GAP = 9;

/** A figure on a scale of the zones that fail, warn and pass. */
export function Gauge({ scale }: { scale: GaugeScale }) {
  const { from, to, value, unit, zones, ticks } = scale;
  const percentOf = (at: number) => ((Math.min(Math.max(at, from), to) - from) / (to - from)) * 100;
  return (
    <div className="relative pt-3 pb-6">
      <p className="sr-only">{gaugeText(scale)}</p>
      <div aria-hidden className="relative h-2">
        {zones.map((zone) => (
          <span
            key={zone.status}
            style={{
              left: `${percentOf(zone.from)}%`,
              width: `${percentOf(zone.to) - percentOf(zone.from)}%`,
            }}
            className={`absolute inset-y-0 border-[1.5px] ${zoneStyles[zone.status]}`}
          />
        ))}
        <span
          style={{ left: `clamp(1px, ${percentOf(value)}%, 100% - 1px)` }}
          className="absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-ink outline-1 outline-sheet"
        >
          <span className="absolute -top-2 left-1/2 -translate-x-1/2 border-x-[5px] border-t-[6px] border-x-transparent border-t-ink" />
        </span>
      </div>
      {labeledTicks(ticks, percentOf).map((tick) => (
        <span
          key={tick}
          aria-hidden
          style={{ left: `${percentOf(tick)}%` }}
          className={`type-note absolute bottom-0 tabular-nums ${shiftOf(percentOf(tick))}`}
        >
          {numberText(tick, unit)}
        </span>
      ))}
    </div>
  );
}

function shiftOf(at: number): string {
  if (at < 3) return '';
  return at > 97 ? '-translate-x-full' : '-translate-x-1/2';
}

/** Both ends, and the ticks between them that don't overlap. */
function labeledTicks(ticks: readonly number[], percentOf: (at: number) => number): number[] {
  const [last] = ticks.slice(-1);
  const shown: number[] = [];
  for (const tick of new Set(ticks)) {
    const before = shown.at(-1);
    const clearsPrevious = before === undefined || percentOf(tick) - percentOf(before) >= MIN_LABEL_GAP;
    const clearsLast =
      tick === last || last === undefined || percentOf(last) - percentOf(tick) >= MIN_LABEL_GAP;
    if (clearsPrevious && clearsLast) shown.push(tick);
  }
  return shown;
}
