import type { BorderMark } from '../facts/page-marks.ts';
import type { Profile } from '../profile/profile.ts';
import type { Finding } from '../report/preflight-result.ts';
import { finding } from './check.ts';
import { inches } from './figures.ts';

/** A border near the trim: cutting is off by up to 1/16 in, which its margin shows. */
export const borderFinding = (
  page: number,
  { box, isArea, distance }: BorderMark,
  { safeMargin: safe }: Profile,
): Finding =>
  finding('safe-margin', {
    severity: 'warning',
    kind: 'border',
    page,
    box,
    object: isArea ? 'a narrow margin' : 'a border',
    measured: { value: distance, unit: 'pt' },
    limit: { value: safe, unit: 'pt' },
    message: isArea
      ? `Page ${page}: artwork ends ${inches(distance)} inside the trim. A margin this narrow will look uneven if the cut is slightly off.`
      : `Page ${page}: a border is ${inches(distance)} from the trim. A border this close to the trim will look uneven if the cut is slightly off.`,
    advice: `Move it at least ${inches(safe)} inside the trim, better twice that, or extend it into the bleed.`,
  });
