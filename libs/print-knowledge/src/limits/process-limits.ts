import type { Limit } from './limit.ts';
import { limitOf, type LimitId } from './limits.ts';

/** What preflight measures. */
type Measured =
  | 'bleed'
  | 'safeMargin'
  | 'resolution'
  | 'highestResolution'
  | 'bitmapResolution'
  | 'ink'
  | 'textSize'
  | 'knockoutTextSize'
  | 'stroke';

const offset = {
  bleed: 'bleed',
  safeMargin: 'text-trim',
  resolution: 'resolution-check',
  highestResolution: 'resolution-most',
  bitmapResolution: 'bitmap',
  ink: 'ink-coated',
  textSize: 'type-check',
  knockoutTextSize: 'type',
  stroke: 'line',
} as const;

/** The limits by which preflight judges a file, by the process that prints it. */
export const processLimits = {
  digital: { ...offset, bitmapResolution: 'bitmap-digital', ink: 'ink-digital' },
  sheetfed: offset,
  'web-offset': { ...offset, ink: 'ink-heatset' },
  newspaper: {
    ...offset,
    resolution: 'resolution-newspaper',
    highestResolution: 'resolution-most-newspaper',
    ink: 'ink-newsprint',
    textSize: 'type-newspaper',
    knockoutTextSize: 'type-knockout-newspaper',
    stroke: 'line-newspaper',
  },
  'large-format': {
    bleed: 'bleed-large-format',
    safeMargin: 'text-trim-large-format',
    resolution: 'resolution-large-format-check',
    highestResolution: 'resolution-most-large-format',
    bitmapResolution: 'bitmap-large-format',
    ink: 'ink-large-format',
    textSize: 'type-large-format',
    knockoutTextSize: 'type-knockout-large-format',
    stroke: 'line-large-format',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Measured, LimitId>>>>;

export type ProcessId = keyof typeof processLimits;

type Targets = Readonly<Record<Exclude<Measured, 'highestResolution' | 'ink' | 'knockoutTextSize'>, LimitId>>;

/** What to aim for, which is at least the limit. The type size is one that suits text in several inks, too. */
function targetsOf(process: ProcessId): Targets {
  const { bleed, safeMargin, bitmapResolution, knockoutTextSize, stroke } = processLimits[process];
  return {
    bleed,
    safeMargin,
    resolution: 'resolution',
    bitmapResolution,
    textSize: knockoutTextSize,
    stroke,
  };
}

export const processTargets: Readonly<Record<ProcessId, Targets>> = {
  digital: targetsOf('digital'),
  sheetfed: targetsOf('sheetfed'),
  'web-offset': targetsOf('web-offset'),
  newspaper: targetsOf('newspaper'),
  'large-format': { ...targetsOf('large-format'), resolution: 'resolution-large-format' },
};

/** The figure to aim for: of a range, its upper end. */
export function targetFigure(id: LimitId): number {
  const { value, most }: Limit = limitOf(id);
  return most ?? value;
}

/** What preflight makes of less than the target, on sheetfed: `Preflight fails under 4 pt, warns under 5`. */
export function judgedText(measured: 'resolution' | 'textSize'): string {
  const { value, fails, unit } = limitOf(processLimits.sheetfed[measured]);
  return `Preflight fails under ${fails} ${unit}, warns under ${value}`;
}
