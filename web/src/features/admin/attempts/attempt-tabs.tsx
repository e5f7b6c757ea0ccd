import { useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { EmptyFrame } from '../../../ui/empty-frame.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { useAdminAccess } from '../api/admin-access.ts';
import { attemptsQuery, MAX_ATTEMPTS, countQuery } from '../api/admin-queries.ts';
import { type AttemptFilters, filterOf, isFiltered, NO_FILTERS } from '../filters/attempt-filters.ts';
import { LoadFailed } from '../load-failed.tsx';
import { recordsText } from '../stats/stat-notes.ts';
import { AttemptRows, AttemptTable } from './attempt-table.tsx';

const RECENT_ROWS = 20;

interface AttemptTabsProps {
  filters: AttemptFilters;
  onFilter: (filters: AttemptFilters) => void;
}

/** The latest attempts, and all of them by page. */
export function AttemptTabs({ filters, onFilter }: AttemptTabsProps) {
  const [tab, setTab] = useState<'recent' | 'all'>('recent');
  const access = useAdminAccess();
  const query = useInfiniteQuery(attemptsQuery(access, filterOf(filters)));
  const { data: count } = useQuery(countQuery(access, filterOf(filters)));
  const isWide = useMedia('(width >= 700px)');
  const attempts = query.data?.pages.flat();
  const isRecent = tab === 'recent';
  const rows = isRecent ? attempts?.slice(0, RECENT_ROWS) : attempts;
  const List = isWide ? AttemptTable : AttemptRows;
  return (
    <div id="attempts" className="scroll-mt-4">
      <Tabs
        label="Sign-up attempts"
        tabs={[
          { id: 'recent', label: 'Recent Attempts' },
          {
            id: 'all',
            label: (
              <>
                All Data <span className="font-normal tabular-nums">{count && recordsText(count)}</span>
              </>
            ),
          },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60' : ''}>
          {!rows && <Unloaded isFailed={query.isError} onRetry={() => void query.refetch()} />}
          {rows?.length === 0 && (
            <NoAttempts isFiltered={isFiltered(filters)} onClear={() => onFilter(NO_FILTERS)} />
          )}
          {rows && rows.length > 0 && (
            <List
              attempts={rows}
              label={isRecent ? 'Recent attempts' : 'All attempts'}
              hasErrors={isRecent}
            />
          )}
        </div>
        {!isRecent && query.hasNextPage && (
          <div className="mt-4 flex flex-wrap items-center gap-4">
            <Button
              variant="outline"
              busy={query.isFetchingNextPage}
              busyLabel="Loading..."
              onClick={() => void query.fetchNextPage()}
            >
              Load {MAX_ATTEMPTS} more
            </Button>
            {query.isFetchNextPageError && (
              <span role="alert" className="type-data text-fail">
                Failed to load data
              </span>
            )}
          </div>
        )}
      </Tabs>
    </div>
  );
}

function Unloaded({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  return (
    <div className="border-x border-b border-rule bg-sheet p-5">
      {isFailed ? (
        <LoadFailed onRetry={onRetry} />
      ) : (
        <SkeletonLines widths={['92%', '84%', '90%', '78%', '88%']} label="Loading attempts" />
      )}
    </div>
  );
}

function NoAttempts({ isFiltered: isNarrowed, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <div className="border-x border-b border-rule bg-sheet p-6">
      {isNarrowed ? (
        <EmptyFrame
          title="No attempts match the filters"
          action={<Button onClick={onClear}>Clear filters</Button>}
        />
      ) : (
        <EmptyFrame title="No sign-up attempts yet">
          Every attempt to create an account appears here, for 90 days.
        </EmptyFrame>
      )}
    </div>
  );
}
