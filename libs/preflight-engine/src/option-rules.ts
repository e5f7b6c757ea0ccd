import { profileIds } from './profile/profile.ts';
import type { JobSpec } from './report/job-spec.ts';

/** An invalid option: an error of the calling program, not of the file. */
export class PreflightOptionError extends TypeError {}

const modes: readonly unknown[] = ['quick', 'full'];
const atLeast: Readonly<Record<keyof JobSpec, number>> = {
  trimWidth: 1,
  trimHeight: 1,
  pageCount: 1,
  pageMultiple: 1,
  spotInks: 0,
};

/** @throws PreflightOptionError naming the option */
export function checkOptions({
  mode,
  profile,
  inkMs = 0,
  job = {},
}: {
  mode?: unknown;
  profile?: unknown;
  inkMs?: number;
  job?: JobSpec;
}): void {
  if (mode !== undefined && !modes.includes(mode)) throw new PreflightOptionError('mode is quick or full');
  if (profile !== undefined && !(profileIds as readonly unknown[]).includes(profile))
    throw new PreflightOptionError(`profile is one of ${profileIds.join(', ')}`);
  if (!(Number.isFinite(inkMs) && inkMs >= 0))
    throw new PreflightOptionError('inkMs is a number of at least 0');
  for (const [name, least] of Object.entries(atLeast) as [keyof JobSpec, number][]) {
    const value = job[name];
    if (value !== undefined && !(Number.isFinite(value) && value >= least))
      throw new PreflightOptionError(`job.${name} is a number of at least ${least}`);
  }
  if ((job.trimWidth === undefined) !== (job.trimHeight === undefined))
    throw new PreflightOptionError('job.trimWidth and job.trimHeight go together');
}
