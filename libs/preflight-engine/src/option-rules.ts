import { jobProblem } from './job/job-rules.ts';
import { profileIds } from './profile/profile.ts';

/** An invalid option: an error of the calling program, not of the file. */
export class PreflightOptionError extends TypeError {}

const modes: readonly unknown[] = ['quick', 'full'];

/** @throws PreflightOptionError naming the option */
export function checkOptions({
  mode,
  profile,
  inkMs = 0,
  job,
}: {
  mode?: unknown;
  profile?: unknown;
  inkMs?: number;
  job?: unknown;
}): void {
  if (mode !== undefined && !modes.includes(mode)) throw new PreflightOptionError('mode is quick or full');
  if (profile !== undefined && !(profileIds as readonly unknown[]).includes(profile))
    throw new PreflightOptionError(`profile is one of ${profileIds.join(', ')}`);
  if (!(Number.isFinite(inkMs) && inkMs >= 0))
    throw new PreflightOptionError('inkMs is a number of at least 0');
  const problem = job === undefined ? null : jobProblem(job, 'job');
  if (problem !== null) throw new PreflightOptionError(problem);
}
