import type { PreflightJob } from '@printpartner/contracts/types';
import { jobLine } from './job-line.ts';

/** Offers the job that a file before was judged by, on the screen only: on paper it would read as the job of this file. */
export function LastJobOffer({ job, onTake }: { job: PreflightJob; onTake: () => void }) {
  return (
    <span className="wrap-anywhere print:hidden">
      Last job: {[job.name, jobLine(job)].filter(Boolean).join(' · ')}.{' '}
      <button type="button" onClick={onTake} className="touch-target type-link text-ink">
        Use that job
      </button>
    </span>
  );
}
