import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * The open calculator is part of the URL, `/?calculators=spine`, so that Back closes it and links open it. So are values of
 * its fields, `&pages=120`, until another one is chosen.
 */
export function useOpenCalculator() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const cameFromHome: unknown = state?.cameFromHome;
  const jobs: unknown = state?.jobs;
  /** Entries in the history since the tab was opened in which this was found. */
  const jobCount = typeof jobs === 'number' ? jobs : 0;

  const choose = useCallback(
    (id: string) => void navigate({ search: `?calculators=${id}` }, { replace: true, state }),
    [navigate, state],
  );

  const close = useCallback(() => {
    if (cameFromHome === true) void navigate(-1 - jobCount);
    else void navigate({ search: '' }, { replace: true });
  }, [navigate, cameFromHome, jobCount]);

  return { calculator: search.get('calculators'), choose, close };
}
