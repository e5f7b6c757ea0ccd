import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useSearch } from '../../platform/navigation/use-search.ts';
import { tabEntry } from './tab-entry.ts';

/**
 * The open calculator is part of the URL, `/?calculators=spine`, so that Back closes it and links open it. So are values of
 * its fields, `&pages=120`, until another one is chosen.
 */
export function useOpenCalculator() {
  const search = useSearch();
  const navigate = useNavigate();

  const choose = useCallback(
    (id: string) => void navigate({ search: `?calculators=${id}` }, { replace: true, state: tabEntry() }),
    [navigate],
  );

  const close = useCallback(() => {
    const { cameFromHome, jobs } = tabEntry();
    if (cameFromHome) void navigate(-1 - jobs);
    else void navigate({ search: '' }, { replace: true });
  }, [navigate]);

  return { calculator: search.get('calculators'), choose, close };
}
