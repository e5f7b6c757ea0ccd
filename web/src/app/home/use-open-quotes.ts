import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { tabEntry, type TabEntry } from './tab-entry.ts';

interface QuotesEntry extends TabEntry {
  /** Opened with the question which vendors to ask. */
  asks: boolean;
}

/**
 * The quotes of a sheet are part of the URL, `/?quotes=<uuid>`, so that Back closes them and links in mails open them,
 * with the tab that they belong to beside it.
 */
export function useOpenQuotes() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state }: { state: Partial<QuotesEntry> | null } = useLocation();

  const open = useCallback(
    (sheetId: string, asks = false) => {
      const { cameFromHome, jobs } = tabEntry();
      const isAtHome = window.location.search === '';
      const next: QuotesEntry = isAtHome
        ? { cameFromHome: true, jobs: 0, asks }
        : { cameFromHome, jobs: jobs + 1, asks };
      void navigate({ search: `?quotes=${sheetId}` }, { state: next });
    },
    [navigate],
  );

  const close = useCallback(() => {
    const { cameFromHome, jobs } = tabEntry();
    if (cameFromHome || jobs > 0) void navigate(-1);
    else void navigate({ search: '' }, { replace: true });
  }, [navigate]);

  /** Shows the sheet. The form finds out which of the two it belongs to. */
  const leaveTo = useCallback(
    (sheetId: string) =>
      void navigate({ search: `?tab=specs&sheet=${sheetId}` }, { replace: true, state: tabEntry() }),
    [navigate],
  );
  const openProject = useCallback(
    (uuid: string) =>
      void navigate({ search: `?tab=projects&project=${uuid}` }, { replace: true, state: tabEntry() }),
    [navigate],
  );

  return {
    sheetId: search.get('quotes')?.toLowerCase() ?? null,
    asks: state?.asks === true,
    open,
    close,
    leaveTo,
    openProject,
  };
}
