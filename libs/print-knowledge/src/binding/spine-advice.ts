import { leastFraction, limitOf } from '../limits/limits.ts';

const TOO_THIN = `Under ${leastFraction('spine-bind')}: too thin for perfect binding. Saddle stitch it, or use thicker stock.`;
const BLANK = `Under ${leastFraction('spine-bind')}: leave the spine blank.`;
const NO_TYPE = `Under ${leastFraction('spine-type')}: color only, no type.`;

/**
 * What a spine is too narrow for; undefined where type fits.
 * @param spine inches
 * @param isGlued perfect bound, where the glue needs a thicker block
 */
export function spineAdvice(spine: number, isGlued: boolean): string | undefined {
  if (spine < limitOf('spine-bind').value) return isGlued ? TOO_THIN : BLANK;
  return spine < limitOf('spine-type').value ? NO_TYPE : undefined;
}
