import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { SignUpStats } from '@printpartner/contracts/types';
import { countText } from '@printpartner/print-knowledge/figures';
import { Button } from '../../ui/button.tsx';
import { Wordmark } from '../../ui/mark.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSearch } from '../../platform/navigation/use-search.ts';
import { useAdminAccess } from './api/admin-access.ts';
import { statsQuery, trendsQuery } from './api/admin-queries.ts';
import { AttemptTabs } from './attempts/attempt-tabs.tsx';
import { ExportButton } from './attempts/export-button.tsx';
import {
  anyAttempt,
  type AttemptFilters,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from './filters/attempt-filters.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { LOAD_FAILED } from './gate/gate-message.ts';
import { HintsPanel } from './hints/hints-panel.tsx';
import { SecurityAlert } from './stats/security-alert.tsx';
import { ServicesPanel, SystemPanels } from './system/system-panels.tsx';
import { TrendPanel } from './trends/trend-panel.tsx';
import { statCards } from './stats/stat-notes.ts';

export function AdminDashboard({ onLogout }: { onLogout: () => void }) {
  const { data: stats } = useQuery(statsQuery(useAdminAccess()));
  const [filters, setFilters] = useFilters();
  const [hasInvalidFilter, setInvalidFilter] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The gate, which had the focus, is gone.
  useEffect(() => heading.current?.focus(), []);

  /** Filters, and moves to the attempts, which may be far below. */
  function show(chosen: AttemptFilters) {
    setFilters(chosen);
    const list = document.getElementById('attempts');
    list?.scrollIntoView({ block: 'start' });
    list?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true });
  }

  return (
    <main className="mx-auto grid w-full max-w-308 grid-cols-[minmax(0,1fr)] gap-4 px-4 pt-4 pb-12 md:px-6 md:pt-7 lg:px-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <Wordmark />
          <h1 ref={heading} tabIndex={-1} className="type-title mt-1 outline-none">
            Signup tracking
          </h1>
        </div>
        <div className="flex flex-wrap gap-2">
          <ExportButton filters={filters} hasInvalidFilter={hasInvalidFilter} />
          <RefreshButton />
          <Button variant="quiet" onClick={onLogout} className="max-md:px-2.5">
            Logout
          </Button>
        </div>
      </div>
      {stats && <StatCards stats={stats} />}
      {stats && stats.webAttempts > 0 && (
        <SecurityAlert
          webAttempts={stats.webAttempts}
          onShow={() => show({ ...NO_FILTERS, platform: 'web' })}
        />
      )}
      <HintsPanel onFilter={show} />
      <FilterBar filters={filters} onChange={setFilters} onInvalid={setInvalidFilter} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_300px]">
        <TrendPanel filters={filters} />
        <ServicesPanel />
      </div>
      <SystemPanels />
      <AttemptTabs filters={filters} onFilter={setFilters} />
    </main>
  );
}

/** Reads everything again. What can't be read stays as it was. */
function RefreshButton() {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  async function refresh() {
    setBusy(true);
    await client.refetchQueries({ type: 'active' });
    setBusy(false);
    const failed = client
      .getQueryCache()
      .findAll({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    if (failed.length === 0) return;
    const description = navigator.onLine
      ? 'Shown is what was loaded before. Please try again.'
      : 'You are offline. Shown is what was loaded before.';
    toast({ title: LOAD_FAILED, description, variant: 'destructive' });
  }
  return (
    <Button
      variant="outline"
      icon={<RefreshCw size={16} strokeWidth={1.6} aria-hidden />}
      busy={isBusy}
      busyLabel="Refreshing..."
      className="max-md:px-2.5"
      onClick={() => void refresh()}
    >
      Refresh Data
    </Button>
  );
}

/** The chosen filters: IP and email in memory, the others in the page's address. */
function useFilters(): [AttemptFilters, (filters: AttemptFilters) => void] {
  const address = useSearch();
  const navigate = useNavigate();
  const [people, setPeople] = useState({ ip: '', email: '' });
  const filters = useMemo(() => ({ ...readFilters(address), ...people }), [address, people]);
  const setFilters = ({ ip, email, ...others }: AttemptFilters) => {
    setPeople({ ip, email });
    void navigate({ search: writeFilters(address, others).toString() }, { replace: true });
  };
  return [filters, setFilters];
}

/** Totals of all time. */
function StatCards({ stats }: { stats: SignUpStats }) {
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
