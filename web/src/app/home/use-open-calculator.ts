import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The open calculator is part of the URL, `/?calculators=spine`, so that Back closes it and links open it. */
export function useOpenCalculator() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const cameFromHome: unknown = state?.cameFromHome;

  const choose = useCallback(
    (id: string) => void navigate({ search: `?calculators=${id}` }, { replace: true, state }),
    [navigate, state],
  );

  const close = useCallback(() => {
    if (cameFromHome === true) void navigate(-1);
    else void navigate({ search: '' }, { replace: true });
  }, [navigate, cameFromHome]);

  return { calculator: search.get('calculators'), choose, close };
}
