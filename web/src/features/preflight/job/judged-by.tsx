import type { PreflightJob } from '@printpartner/contracts/types';
import { jobLine } from './job-line.ts';

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
