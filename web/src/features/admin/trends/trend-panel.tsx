import { Suspense, useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { SignUpTrends, TrendDays } from '@printpartner/contracts/types';
import { lazyScreen } from '../../../platform/lazy/lazy-screen.ts';
import { dateText } from '../../../platform/time/calendar-date.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { useAdminAccess } from '../api/admin-access.ts';
import { trendsQuery } from '../api/admin-queries.ts';
import { type AttemptFilters, filterOf } from '../filters/attempt-filters.ts';
import { LoadFailed } from '../load-failed.tsx';
import { Segments } from './segments.tsx';
import { trendSeries, type TrendSplit, trendSummary } from './trend-series.ts';

const TrendChart = lazyScreen(async () => (await import('./trend-chart.tsx')).TrendChart);

const ranges = ([7, 30, 90] as const).map((id) => ({ id, name: `${id} days` }));
const splits = [
  { id: 'platform', name: 'Platform' },
  { id: 'outcome', name: 'Outcome' },
] as const;

/** The filtered attempts per day. */
export function TrendPanel({ filters }: { filters: AttemptFilters }) {
  const [range, setRange] = useState<TrendDays>(30);
  const [split, setSplit] = useState<TrendSplit>('platform');
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    trendsQuery(useAdminAccess(), filterOf(filters), range),
  );
  const hasDates = filters.from !== '' || filters.to !== '';
  return (
    <AdminPanel title="Attempts per day" aside={<Legend split={split} />}>
      <div className={isPlaceholderData ? 'opacity-60' : ''}>
        {data ? (
          <Days days={data.days} split={split} />
        ) : (
          <div className="grid h-54 items-center">
            {isError ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton className="h-48 w-full" />}
          </div>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2.5">
        {!hasDates && <Segments legend="Range" choices={ranges} chosen={range} onChoose={setRange} />}
        <Segments legend="Split by" choices={splits} chosen={split} onChoose={setSplit} />
      </div>
      {data && data.days.length > 0 && <TrendTable days={data.days} split={split} />}
    </AdminPanel>
  );
}

function Days({ days, split }: { days: SignUpTrends['days']; split: TrendSplit }) {
  if (days.length === 0)
    return (
      <p className="type-body grid h-54 items-center text-ink-2">
        Attempts are kept for 90 days. Choose dates within them.
      </p>
    );
  return (
    <>
      <p className="sr-only">{trendSummary(days, split)}</p>
      <Boundary fallback={<NotLoaded />}>
        <Suspense fallback={<div className="h-54" />}>
          <TrendChart days={days} split={split} />
        </Suspense>
      </Boundary>
    </>
  );
}

/** The series, as they are drawn. */
function Legend({ split }: { split: TrendSplit }) {
  const hatch = useId();
  return (
    <>
      <svg width="0" height="0" aria-hidden className="absolute">
        <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2" height="4" className="fill-fail" />
        </pattern>
      </svg>
      <ul className="type-data flex gap-3.5">
        {trendSeries[split].map(({ name, isAlarming }) => (
          <li key={name} className="inline-flex items-center gap-2">
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden>
              {isAlarming ? (
                <path d="M.5.5h11v11H.5z" fill={`url(#${hatch})`} className="stroke-fail" />
              ) : (
                <rect width="12" height="12" className="fill-ink-2" />
              )}
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The chart's figures. */
function TrendTable({ days, split }: { days: SignUpTrends['days']; split: TrendSplit }) {
  const series = trendSeries[split];
  return (
    <details className="type-data mt-3 border-t border-rule pt-2.5">
      <summary className="touch-target w-fit text-ink-2 hover:text-ink">Show as a table</summary>
      <section
        aria-label="Attempts per day as a table"
        // A scrolling area must be reachable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="mt-2 max-h-72 overflow-y-auto"
      >
        <table className="w-full text-right tabular-nums">
          <thead className="type-label sticky top-0 bg-sheet">
            <tr>
              <th scope="col" className="py-1.5 text-left font-semibold">
                Day
              </th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="py-1.5 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day} className="border-t border-rule">
                <th scope="row" className="py-1 text-left font-normal">
                  {dateText(day.day)}
                </th>
                {series.map(({ name, of }) => (
                  <td key={name} className="py-1">
                    {of(day)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
