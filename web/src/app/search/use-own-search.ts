import { useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { searchOf } from '@printpartner/print-search/search';
import { allKeptResultsQuery } from '../../entities/preflight-result/kept-results.ts';
import { useProjects } from '../../entities/project/use-projects.ts';
import { specSheetsQuery } from '../../entities/spec-sheet/spec-sheet-queries.ts';
import { ownEntries } from './own-entries.ts';
import { ownGroups, type OwnGroups } from './own-groups.ts';
import { unsearchedText } from './unsearched-text.ts';

/** So many of the user's own are shown. */
const MOST_SHOWN = 8;

interface OwnSearch {
  find: (query: string) => OwnGroups;
  /** What isn't searched, and why; empty if everything is. */
  unsearched: string;
}

/**
 * Looks in what the device holds of the user's own; what other devices may have changed is read again.
 *
 * @param userId empty for a visitor, who has nothing
 */
export function useOwnSearch(userId: string): OwnSearch {
  const enabled = userId !== '';
  const reading = { enabled, refetchOnMount: 'always' } as const;
  const { data, isFailed, older } = useProjects(reading);
  const sheets = useQuery({ ...specSheetsQuery, ...reading });
  const results = useQuery({ ...allKeptResultsQuery, ...reading });
  const hasAllProjects = data !== undefined && !older.exist;
  const search = useMemo(
    () =>
      searchOf(
        ownEntries({
          // After signing out, this still has what was read before.
          projects: (enabled && data?.projects) || [],
          hasAllProjects,
          sheets: (enabled && sheets.data) || [],
          results: (enabled && results.data) || [],
        }),
      ),
    [enabled, data, hasAllProjects, sheets.data, results.data],
  );
  const find = useCallback((query: string) => ownGroups(search.find(query, MOST_SHOWN), query), [search]);
  const readings = [
    { name: 'projects', isRead: data !== undefined, isFailed },
    { name: 'spec sheets', isRead: sheets.data !== undefined, isFailed: sheets.isError },
    { name: 'preflight results', isRead: results.data !== undefined, isFailed: results.isError },
  ];
  return { find, unsearched: enabled ? unsearchedText(readings, older.exist) : '' };
}
