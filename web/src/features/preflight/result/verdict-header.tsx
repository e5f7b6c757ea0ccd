import { useEffect, useRef } from 'react';
import type { PreflightJob, PreflightPage, PreflightResult } from '@printpartner/contracts/types';
import { scanText } from '../../../entities/preflight-result/profiles.ts';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { jobLine } from '../job/job-line.ts';
import { JudgedBy, LastJobOffer } from '../job/judged-by.tsx';
import type { LastJob } from '../job/use-judge-by.ts';
import { inchText } from './figures.ts';
import { inListOrder } from '../pages/placed-finding.ts';

interface VerdictHeaderProps {
  result: PreflightResult;
  /** Opens the options, such as the scan and the job. */
  onRepeat: () => void;
  /** Judges by the job that the file looks like. */
  onTakeGuess: (guess: PreflightJob) => void;
  lastJob: LastJob | null;
  onTakeLastJob: (lastJob: LastJob) => void;
}

/** File, job, verdict sentence, and a bar of all checks. */
export function VerdictHeader(props: VerdictHeaderProps) {
  const { result, onRepeat, onTakeGuess, lastJob, onTakeLastJob } = props;
  const { filename, fileSize, pageCount, pages, status, profile, job, guess, opens } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  // The upload dialog that had the focus is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const size = pages[0] && trimSize(pages[0]);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 border-b border-rule bg-sheet px-4 py-4 md:px-6 md:pt-5">
      <div className="min-w-0">
        <p className="type-data flex flex-wrap gap-x-2 text-ink-2">
          <span className="max-w-full truncate font-semibold text-ink">{filename}</span>
          <span>{fileSize}</span>
          {pageCount > 0 && (
            <span>
              {pageCount} {pageCount === 1 ? 'page' : 'pages'}
            </span>
          )}
          {size && <span>{size}</span>}
          <span>{scanText(result)}</span>
        </p>
        <p className="type-data mt-1 mb-2 flex flex-wrap gap-x-3 text-ink-2">
          {job && <JudgedBy job={job} />}
          {!job && guess && (
            <span>
              Looks like {jobLine(guess)}.{' '}
              <button
                type="button"
                onClick={() => onTakeGuess(guess)}
                className="touch-target type-link text-ink"
              >
                Judge by that
              </button>
            </span>
          )}
          {!job && lastJob && opens && (
            <LastJobOffer lastJob={lastJob} profile={profile} onTake={() => onTakeLastJob(lastJob)} />
          )}
          {opens && (
            <button type="button" onClick={onRepeat} className="touch-target type-link text-ink">
              Change scan or job
            </button>
          )}
        </p>
        <div className="mt-1 flex items-start gap-3.5 md:items-center">
          <VerdictIcon verdict={status} size={34} className="mt-0.5 shrink-0" />
          <h1 ref={heading} tabIndex={-1} className="type-display text-balance focus:outline-none">
            {result.verdict}
          </h1>
        </div>
      </div>
      <SegmentBar result={result} />
    </header>
  );
}

/** The trim size with the page's rotation applied: `8.5 × 11 in`. */
function trimSize({ boxes: { TrimBox }, rotate, userUnit }: PreflightPage): string {
  const [width, height] = [(TrimBox[2] - TrimBox[0]) * userUnit, (TrimBox[3] - TrimBox[1]) * userUnit];
  const sides = rotate % 180 === 0 ? [width, height] : [height, width];
  return `${sides.map(inchText).join(' × ')} in`;
}

const segmentStyles = {
  fail: 'border-fail bg-fail',
  warning: 'border-warning bg-warning-fill',
  manual: 'border-dashed border-manual',
  pass: 'border-pass',
};

const statuses = ['fail', 'warning', 'manual', 'pass'] as const;
const countNames = { fail: 'fail', warning: 'warning', manual: 'by eye', pass: 'pass' };

/** One segment per check, worst first, and the counts. */
export function SegmentBar({ result: { checks, counts } }: { result: PreflightResult }) {
  return (
    <div className="w-full lg:w-105">
      <div aria-hidden className="flex gap-0.75">
        {inListOrder(checks).map(({ id, status }) => (
          <span key={id} className={`h-2.5 flex-1 border ${segmentStyles[status]}`} />
        ))}
      </div>
      <ul className="type-data mt-3 flex justify-between gap-3">
        {statuses.map((status) => (
          <li key={status} className="flex items-center gap-2">
            <VerdictIcon verdict={status} size={18} />
            <span>
              <span className="font-semibold">{counts[status]}</span>{' '}
              <span className="text-ink-2">{countNames[status]}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
