import type { PreflightResult } from '@printpartner/contracts/types';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { inListOrder } from './check-groups.ts';

const looks = {
  fail: 'border-fail bg-fail',
  warning: 'border-warning bg-warning-fill',
  manual: 'border-dashed border-manual',
  pass: 'border-pass',
};

const statuses = ['fail', 'warning', 'manual', 'pass'] as const;

/** One piece a check, worst first, and how many there are of each. */
export function SegmentBar({ result: { checks, counts } }: { result: PreflightResult }) {
  return (
    <div className="w-full lg:w-105">
      <div aria-hidden className="flex gap-0.75">
        {inListOrder(checks).map(({ id, status }) => (
          <span key={id} className={`h-2.5 flex-1 border ${looks[status]}`} />
        ))}
      </div>
      <ul className="type-data mt-3 flex justify-between gap-3">
        {statuses.map((status) => (
          <li key={status} className="flex items-center gap-2">
            <VerdictIcon verdict={status} size={18} />
            <span>
              <span className="font-semibold">{counts[status]}</span>{' '}
              <span className="text-ink-2">{status}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
