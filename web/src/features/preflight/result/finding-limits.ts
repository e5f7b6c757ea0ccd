import type { PreflightCheckId, PreflightFinding, PreflightResult } from '@printpartner/contracts/types';
import type { Provenance } from '@printpartner/print-knowledge/figures';
import {
  limitOf,
  processLimits,
  processTargets,
  secondSourceOf,
  sourceOf,
  type LimitId,
} from '@printpartner/print-knowledge/limits';

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
export function limitSource(
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
