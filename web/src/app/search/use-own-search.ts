import { useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type FoundEntry, isNamed, searchOf } from '@printpartner/print-search/search';
import { allKeptResultsQuery } from '../../entities/preflight-result/kept-results.ts';
import { useProjects } from '../../entities/project/project-queries.ts';
import { specSheetsQuery } from '../../entities/spec-sheet/spec-sheet-queries.ts';
import { foundGroups } from '../../features/search/found-groups.ts';
import type { ResultGroup } from '../../features/search/result.ts';
import { ownEntries } from './own-entries.ts';

/** So many of the user's own are shown. */
const MAX_SHOWN = 8;

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
  const find = useCallback((query: string) => ownGroups(search.find(query, MAX_SHOWN), query), [search]);
  const readings = [
    { name: 'projects', isRead: data !== undefined, isFailed },
    { name: 'spec sheets', isRead: sheets.data !== undefined, isFailed: sheets.isError },
    { name: 'preflight results', isRead: results.data !== undefined, isFailed: results.isError },
  ];
  return { find, unsearched: enabled ? unsearchedText(readings, older.exist) : '' };
}

interface OwnGroups {
  /** Kinds of which the query names one: its title, customer, printing company, estimate number or project. */
  first: readonly ResultGroup[];
  /** Kinds that only mention or resemble it; guides are more likely what is looked for. */
  after: readonly ResultGroup[];
}

/** The user's own by kind, in front of the guides or after them. */
export function ownGroups(found: readonly FoundEntry[], query: string): OwnGroups {
  const isMeant = ({ entry }: FoundEntry) => isNamed([entry.title, ...(entry.names ?? [])], query);
  const meant = found.filter((one) => isMeant(one));
  const kinds = new Set(meant.map(({ entry }) => entry.kind));
  const others = found.filter((one) => !meant.includes(one));
  return {
    first: foundGroups([...meant, ...others.filter(({ entry }) => kinds.has(entry.kind))]),
    after: foundGroups(others.filter(({ entry }) => !kinds.has(entry.kind))),
  };
}

interface Reading {
  /** What is read: `projects`. */
  name: string;
  isRead: boolean;
  isFailed: boolean;
}

/** What of the user's own isn't searched, and why; empty if all is. */
export function unsearchedText(readings: readonly Reading[], hasOlderProjects: boolean): string {
  const missing = readings.filter(({ isRead }) => !isRead);
  const failed = missing.filter(({ isFailed }) => isFailed);
  const loading = missing.filter(({ isFailed }) => !isFailed);
  return [
    ...failed.map(({ name }) => `Your ${name} did not load. Check your connection, then open search again.`),
    ...loading.map(({ name }) => `Your ${name} are still loading.`),
    hasOlderProjects && 'Older archived projects are searched once Project Tracking has loaded them.',
  ]
    .filter(Boolean)
    .join(' ');
}
