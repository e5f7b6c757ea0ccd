import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useSearch } from '../../platform/navigation/use-search.ts';
import { tabEntry, type TabEntry } from './tab-entry.ts';

export interface QuotesEntry extends TabEntry {
  /** Opened with the question which vendors to ask. */
  asks: boolean;
}

/**
 * The quotes of a sheet are part of the URL, `/?quotes=<uuid>`, so that Back closes them and links in mails open them,
 * with the tab that they belong to beside it.
 */
export function useOpenQuotes() {
  const search = useSearch();
  const navigate = useNavigate();

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

  const leave = () => void navigate({ search: '' }, { replace: true });
  return { sheetId: search.get('quotes')?.toLowerCase() ?? null, open, leave };
}
