import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AttemptFilterForm, TrendDays } from '@printpartner/contracts/types';
import { api } from '../../../platform/api/client.ts';
import type { AdminAccess } from './admin-access.ts';

/** Attempts per call. */
export const MAX_ATTEMPTS = 100;
const SYSTEM_INTERVAL_MS = 10_000;
const SYSTEM_TIMEOUT_MS = 8_000;

export const statsQuery = ({ headers }: AdminAccess) =>
  queryOptions({
    queryKey: ['stats'],
    queryFn: ({ signal }) => api('GET /api/admin/signup-stats', { headers, signal }),
  });

export const trendsQuery = ({ headers }: AdminAccess, filter: AttemptFilterForm, days: TrendDays) =>
  queryOptions({
    queryKey: ['trends', filter, days],
    queryFn: ({ signal }) =>
      api('GET /api/admin/signup-trends', { headers, signal, query: { ...filter, days } }),
    placeholderData: (shown) => shown,
  });

export const hintsQuery = ({ headers }: AdminAccess) =>
  queryOptions({
    queryKey: ['hints'],
    queryFn: ({ signal }) => api('GET /api/admin/signup-hints', { headers, signal }),
  });

/** Pages of attempts, newest first; each starts after the last attempt of the page before. */
export const attemptsQuery = ({ headers }: AdminAccess, filter: AttemptFilterForm) =>
  infiniteQueryOptions({
    queryKey: ['attempts', filter],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/admin/signup-attempts', {
        headers,
        signal,
        query: { ...filter, limit: MAX_ATTEMPTS, ...(pageParam && { before: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < MAX_ATTEMPTS ? undefined : page.at(-1)?.id),
    placeholderData: (shown) => shown,
  });

export const countQuery = ({ headers }: AdminAccess, filter: AttemptFilterForm) =>
  queryOptions({
    queryKey: ['count', filter],
    queryFn: ({ signal }) => api('GET /api/admin/signup-count', { headers, signal, query: filter }),
    placeholderData: (shown) => shown,
  });

/** Read again every ten seconds while the page is visible. */
export const systemQuery = ({ headers }: AdminAccess) =>
  queryOptions({
    queryKey: ['system'],
    queryFn: ({ signal }) => api('GET /api/admin/system', { headers, signal, timeoutMs: SYSTEM_TIMEOUT_MS }),
    refetchInterval: SYSTEM_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
  });
