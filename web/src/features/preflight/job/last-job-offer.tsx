import type { PreflightJob } from '@printpartner/contracts/types';
import { jobLine } from './job-line.ts';

/** Offers the job that the file before was judged by. */
export function LastJobOffer({ job, onTake }: { job: PreflightJob; onTake: () => void }) {
  return (
    <span className="wrap-anywhere">
      The last file was judged by {[job.name, jobLine(job)].filter(Boolean).join(' · ')}.{' '}
      <button type="button" onClick={onTake} className="touch-target type-link text-ink">
        Use that job
      </button>
    </span>
  );
}
