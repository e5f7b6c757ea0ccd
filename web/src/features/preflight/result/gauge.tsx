import type {
  PreflightCheckId,
  PreflightFinding,
  PreflightResult,
  PreflightStatus,
  ProfileLimits,
} from '@printpartner/contracts/types';
import { targetFigure } from '@printpartner/print-knowledge/limits';
import { displayed, numberText } from './figures.ts';
import { isBitmap, targetOf } from './finding-facts.ts';

/** Percent of the width; labels closer than this would overlap. */
const MIN_LABEL_GAP = 9;

interface Zone {
  from: number;
  to: number;
  status: Exclude<PreflightStatus, 'manual'>;
}

interface GaugeScale {
  from: number;
  to: number;
  value: number;
  unit: string;
  zones: Zone[];
  ticks: number[];
}

interface Figure {
  value: number;
  unit: string;
}

interface ScaleInput {
  figure: Figure;
  /** The finding's limit, in the figure's unit. */
  edge: number;
  object: string;
  limits: ProfileLimits;
  /** Undefined for a check without one. */
  target: number | undefined;
}

/** Null for a check whose findings are counted rather than measured. */
const scales: Readonly<Record<PreflightCheckId, ((input: ScaleInput) => GaugeScale) | null>> = {
  'file-integrity': null,
  'page-size': null,
  'page-boxes': null,
  bleed: ({ figure, edge }) => lowerLimits(figure, { fail: edge, warn: edge, to: edge * 2 }),
  'safe-margin': ({ figure, edge }) => lowerLimits(figure, { fail: 0, warn: edge, to: edge * 2 }),
  'image-resolution': ({ figure, edge, object, limits, target }) => {
    if (figure.value > edge) return upperLimit(figure, edge);
    const { fail, warn } = isBitmap({ object }) ? limits.bitmapResolution : limits.resolution;
    return lowerLimits(figure, { fail, warn, to: Math.max(400, warn * 1.5), target });
  },
  'color-space': null,
  'ink-coverage': ({ figure, limits }) => inkScale(figure, limits.ink),
  fonts: null,
  'text-size': ({ figure, edge, limits: { textSize } }) =>
    lowerLimits(figure, {
      fail: textSize.fail,
      warn: Math.max(textSize.warn, edge),
      to: 2 * Math.max(6, edge),
    }),
  hairlines: ({ figure, limits: { stroke } }) => lowerLimits(figure, { ...stroke, to: stroke.warn * 2 }),
  transparency: null,
  overprint: null,
  interactive: null,
  'output-intent': null,
};

/** Null for findings that are counted rather than measured. */
export function gaugeScale(
  checkId: PreflightCheckId,
  finding: PreflightFinding,
  { limits, profile }: Pick<PreflightResult, 'limits' | 'profile'>,
): GaugeScale | null {
  const { measured, limit, object } = finding;
  const scaleOf = scales[checkId];
  if (!measured || !limit || !scaleOf) return null;
  const edge = displayed(checkId, limit).value;
  const targetId = targetOf(checkId, finding, profile);
  const target = targetId && targetFigure(targetId);
  return scaleOf({ figure: displayed(checkId, measured), edge, object, limits, target });
}

/** More is better. */
function lowerLimits(
  figure: Figure,
  {
    fail,
    warn,
    target = warn,
    ...end
  }: { fail: number; warn: number; target?: number | undefined; to: number },
): GaugeScale {
  const to = Math.max(end.to, figure.value);
  return {
    ...figure,
    from: 0,
    to,
    zones: zonesOf([0, 'fail', fail, 'warning', warn, 'pass', to]),
    ticks: [0, fail, warn, target, to],
  };
}

/** More resolution than a press can reproduce: below the limit is good. */
function upperLimit(figure: Figure, edge: number): GaugeScale {
  const to = Math.max(edge * 1.5, figure.value);
  return { ...figure, from: 0, to, zones: zonesOf([0, 'pass', edge, 'warning', to]), ticks: [0, edge, to] };
}

/** Less is better. The scale starts 100% below the warning limit. */
function inkScale(figure: Figure, { warn, fail }: { warn: number; fail: number }): GaugeScale {
  const from = warn - 100;
  const to = Math.max(400, figure.value);
  return {
    ...figure,
    from,
    to,
    zones: zonesOf([from, 'pass', warn, 'warning', fail, 'fail', to]),
    ticks: [from, warn, fail, to],
  };
}

/** Alternating limits and verdicts, from left to right; empty zones are left out. */
function zonesOf(row: (number | Zone['status'])[]): Zone[] {
  return row.flatMap((status, index): Zone[] => {
    const [from, to] = [row[index - 1], row[index + 1]];
    const isZone = typeof status === 'string' && typeof from === 'number' && typeof to === 'number';
    return isZone && to > from ? [{ status, from, to }] : [];
  });
}

const zoneTexts = { fail: 'fails', warning: 'is a warning', pass: 'passes' };

/** The scale for screen readers. */
export function gaugeText({ value, unit, zones }: GaugeScale): string {
  const parts = zones.map(
    ({ from, to, status }) => `${numberText(from, unit)} to ${numberText(to, unit)} ${zoneTexts[status]}`,
  );
  return `${numberText(value, unit)}${unit === '%' ? '' : ' '}${unit}. ${parts.join(', ')}.`;
}

const zoneStyles = {
  fail: 'bg-fail border-fail',
  warning: 'bg-warning-fill border-warning-fill',
  pass: 'bg-sheet border-pass',
};

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
