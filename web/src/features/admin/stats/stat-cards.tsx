import { useQuery } from '@tanstack/react-query';
import type { SignUpStats } from '@printpartner/contracts/types';
import { useAdminAccess } from '../api/admin-access.ts';
import { trendsQuery } from '../api/admin-queries.ts';
import { anyAttempt } from '../filters/attempt-filters.ts';
import { countText, statCards } from './stat-notes.ts';

/** Totals of all time. */
export function StatCards({ stats }: { stats: SignUpStats }) {
  const { data: trends } = useQuery(trendsQuery(useAdminAccess(), anyAttempt(), 30));
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-sheet border border-rule bg-rule lg:grid-cols-4">
      {statCards(stats, trends).map(({ label, value, note }) => (
        <div key={label} className="bg-sheet px-3.5 py-3.5 md:px-5 md:py-4.5">
          <dt className="type-data text-ink-2">{label}</dt>
          <dd>
            <span className="type-figure block text-[2.25rem]/11 md:text-[2.5rem]/11">
              {countText(value)}
            </span>
            <span className="type-note block min-h-4.5 text-ink-3">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
