import type { PreflightJob, PreflightProfile } from '@printpartner/contracts/types';
import { jobLine } from './job-line.ts';
import { profileName } from '../../../entities/preflight-result/profiles.ts';
import type { LastJob } from './use-judge-by.ts';

/** The spec sheet or typed job that a file was judged by, and what it orders. */
export function JudgedBy({ job }: { job: PreflightJob }) {
  const line = jobLine(job);
  return (
    <span>
      Judged by: <b className="font-semibold wrap-anywhere text-ink">{job.name ?? 'the job'}</b>
      {line !== '' && <span> · {line}</span>}
    </span>
  );
}

interface LastJobOfferProps {
  lastJob: LastJob;
  /** What this file is checked against. */
  profile: PreflightProfile;
  onTake: () => void;
}

/**
 * Offers the job that a file before was judged by, as far as it differs, on the screen only: on paper it would read as the
 * job of this file.
 */
export function LastJobOffer({ lastJob: { job, profile: last }, profile, onTake }: LastJobOfferProps) {
  const parts = [last !== profile && profileName(last), job?.name, job && jobLine(job)].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <span className="wrap-anywhere print:hidden">
      Last job: {parts.join(' · ')}.{' '}
      <button type="button" onClick={onTake} className="touch-target type-link text-ink">
        Use that job
      </button>
    </span>
  );
}
