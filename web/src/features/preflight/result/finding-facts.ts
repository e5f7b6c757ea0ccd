import {
  leastText,
  limitOf,
  secondText,
  sourceOf,
  targetFigure,
  type LimitId,
  processLimits,
  processTargets,
  secondSourceOf,
} from '@printpartner/print-knowledge/limits';
import type { PreflightCheckId, PreflightFinding, PreflightResult } from '@printpartner/contracts/types';
import type { Provenance } from '@printpartner/print-knowledge/figures';
import { inchText, plain } from './figures.ts';

interface Fact {
  name: string;
  value: string;
  /** Source of a figure that the file doesn't give. */
  from?: Provenance;
}

const wordedTargets: Readonly<Partial<Record<PreflightCheckId, string>>> = {
  'color-space': 'CMYK and ordered spot colors',
  fonts: 'all embedded',
  'output-intent': 'PDF/X-4',
};

function targetText(id: LimitId): string {
  if (id === 'bleed') return `${leastText(id)} (${limitOf(id).mm} mm; 0.118 in passes)`;
  if (id === 'text-trim') return `${leastText(id)}, ideally ${secondText(id)}`;
  return limitOf(id).value === targetFigure(id) ? leastText(id) : secondText(id);
}

/** What is known of a finding, in the order it is shown. */
export function findingFacts(
  checkId: PreflightCheckId,
  finding: PreflightFinding,
  { pageCount, profile }: PreflightResult,
  size: PrintSize | null,
): Fact[] {
  const { measured, limit, page, pageCount: onPages = 1, object, quote, severity, fromJob = false } = finding;
  const facts: Fact[] = [];
  const add = (name: string, value: string | undefined, from?: Provenance) =>
    value && facts.push({ name, value, ...(from && { from }) });
  if (limit && fromJob) {
    add('Spec sheet', finding.kind === 'page multiple' ? `a multiple of ${limit.text}` : limit.text);
    // The bleed is the large figure above.
    if (checkId !== 'bleed') add('File', measured?.text);
  } else if (measured && limit) {
    const side = measured.value > limit.value ? 'over' : 'under';
    add('Limit', `${severity} ${side} ${limit.text}`, limitSource(checkId, finding, profile));
  }
  const target = targetOf(checkId, finding, profile);
  if (!fromJob && target) add('Target', targetText(target), sourceOf(target));
  else if (!fromJob) add('Target', wordedTargets[checkId]);
  add('Pixels', size?.pixels);
  add('Placed at', size?.placedAt);
  add('Needs', size?.needed);
  if (!size) add('Object', object);
  add('Text', quote && `“${quote}”`);
  if (page !== null && onPages > 1) add('Pages', `${onPages} of ${pageCount}`);
  else if (page !== null) add('Page', `${page} of ${pageCount}`);
  return facts;
}

/** An image's pixels, and those it needs at its placed size. */
export interface PrintSize {
  pixels: string;
  placedAt: string;
  /** Pixels for the target resolution. */
  needed: string;
  /** The width at which its pixels give `goodPpi`. */
  goodWidth: string;
  goodPpi: number;
}

/** Parsed from the finding's object, `image 506 × 342`; null for anything but a placed image. */
export function printSizeOf(finding: PreflightFinding, result: PreflightResult): PrintSize | null {
  const { object, box, page, measured } = finding;
  const [, columns, rows] = /(\d+) × (\d+)/.exec(object) ?? [];
  if (!columns || !rows || !box || measured?.unit !== 'ppi') return null;
  const { limits, profile } = result;
  const goodPpi = (isBitmap(finding) ? limits.bitmapResolution : limits.resolution).warn;
  const targetId = targetOf('image-resolution', finding, profile) ?? 'resolution';
  const target = targetFigure(targetId);
  const place = result.pages.find(({ number }) => number === page);
  if (!place) return null;
  const unit = place.userUnit;
  const [width, height] = [(box[2] - box[0]) * unit, (box[3] - box[1]) * unit];
  const pixelsFor = (points: number) => String(Math.ceil((points / 72) * target));
  return {
    pixels: `${columns} × ${rows}`,
    placedAt: `${inchText(width)} × ${inchText(height)} in`,
    needed: `${pixelsFor(width)} × ${pixelsFor(height)} px`,
    // Rounded down: any wider, and the resolution would be too low again.
    goodWidth: `${plain(Math.floor((((width / 72) * measured.value) / goodPpi) * 100) / 100)} in`,
    goodPpi,
  };
}

type Profile = PreflightResult['profile'];

const measures = {
  bleed: 'bleed',
  'safe-margin': 'safeMargin',
  'image-resolution': 'resolution',
  'text-size': 'textSize',
  hairlines: 'stroke',
} as const satisfies Partial<Record<PreflightCheckId, string>>;

const isMeasured = (check: PreflightCheckId): check is keyof typeof measures => check in measures;

export const isBitmap = ({ object }: Pick<PreflightFinding, 'object'>): boolean => object.startsWith('1-bit');

/** The limit that a figure should reach; undefined for what has none or is said in words. */
export function targetOf(
  check: PreflightCheckId,
  finding: PreflightFinding,
  profile: Profile,
): LimitId | undefined {
  if (!isMeasured(check)) return undefined;
  const targets = processTargets[profile];
  return check === 'image-resolution' && isBitmap(finding)
    ? targets.bitmapResolution
    : targets[measures[check]];
}

/** Where the limit of a finding comes from, by the printing process that the file was judged by. */
function limitSource(
  check: PreflightCheckId,
  finding: PreflightFinding,
  profile: Profile,
): Provenance | undefined {
  const id = limitId(check, finding, profile);
  if (id === undefined) return undefined;
  return finding.severity === 'fail' ? secondSourceOf(id) : sourceOf(id);
}

function limitId(check: PreflightCheckId, finding: PreflightFinding, profile: Profile): LimitId | undefined {
  const rows = processLimits[profile];
  if (check === 'ink-coverage') return rows.ink;
  if (!isMeasured(check)) return undefined;
  if (check === 'image-resolution' && isBitmap(finding)) return rows.bitmapResolution;
  const isKnockout = check === 'text-size' && finding.limit?.value === limitOf(rows.knockoutTextSize).value;
  return isKnockout ? rows.knockoutTextSize : rows[measures[check]];
}
