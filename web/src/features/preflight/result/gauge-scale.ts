import type { PreflightFinding, PreflightStatus, ProfileLimits } from '@printpartner/contracts/types';
import { numberText, spoken } from './figures.ts';

interface Zone {
  from: number;
  to: number;
  status: Exclude<PreflightStatus, 'manual'>;
}

export interface GaugeScale {
  from: number;
  to: number;
  value: number;
  unit: string;
  zones: Zone[];
  ticks: number[];
}

/** The scale on which a finding's figure stands; null for what is counted and not measured. */
export function gaugeScale(
  checkId: string,
  { measured, limit, object }: PreflightFinding,
  { resolution, bitmapResolution, textSize, stroke, ink }: ProfileLimits,
): GaugeScale | null {
  if (!measured || !limit) return null;
  const figure = spoken(checkId, measured);
  const edge = spoken(checkId, limit).value;
  switch (checkId) {
    case 'image-resolution': {
      if (figure.value > edge) return tooMuch(figure, edge);
      const { fail, warn } = object.startsWith('1-bit') ? bitmapResolution : resolution;
      return rising(figure, { fail, warn, to: Math.max(400, warn * 1.5), target: Math.max(300, warn) });
    }
    case 'text-size':
      return rising(figure, {
        fail: textSize.fail,
        warn: Math.max(textSize.warn, edge),
        to: 2 * Math.max(6, edge),
      });
    case 'hairlines':
      return rising(figure, { ...stroke, to: stroke.warn * 2 });
    case 'bleed':
      return rising(figure, { fail: edge, warn: edge, to: edge * 2 });
    case 'safe-margin':
      return rising(figure, { fail: 0, warn: edge, to: edge * 2 });
    case 'ink-coverage':
      return inkScale(figure, ink);
    default:
      return null;
  }
}

interface Figure {
  value: number;
  unit: string;
}

/** The more the better. */
function rising(
  figure: Figure,
  { fail, warn, target = warn, ...end }: { fail: number; warn: number; target?: number; to: number },
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

/** More pixels than a press can show: the good part lies below the limit. */
function tooMuch(figure: Figure, edge: number): GaugeScale {
  const to = Math.max(edge * 1.5, figure.value);
  return { ...figure, from: 0, to, zones: zonesOf([0, 'pass', edge, 'warning', to]), ticks: [0, edge, to] };
}

/** The less the better. It begins where it becomes of interest. */
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

/** Borders and what lies between them, from left to right; a zone without width is none. */
function zonesOf(row: (number | Zone['status'])[]): Zone[] {
  return row.flatMap((status, place): Zone[] => {
    const [from, to] = [row[place - 1], row[place + 1]];
    const isZone = typeof status === 'string' && typeof from === 'number' && typeof to === 'number';
    return isZone && to > from ? [{ status, from, to }] : [];
  });
}

const zoneWords = { fail: 'fails', warning: 'is to be looked at', pass: 'is good' };

/** The scale for those who do not see it. */
export function gaugeText({ value, unit, zones }: GaugeScale): string {
  const parts = zones.map(
    ({ from, to, status }) => `${numberText(from, unit)} to ${numberText(to, unit)} ${zoneWords[status]}`,
  );
  return `${numberText(value, unit)} ${unit}. ${parts.join(', ')}.`;
}
