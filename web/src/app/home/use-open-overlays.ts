import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSearch } from '../../platform/navigation/use-search.ts';
import { tabEntry, type TabEntry } from './tab-entry.ts';
import { useCloseToHome } from './use-open-tab.ts';

/** The assistant is part of the URL, `/?assistant=open`, so that Back closes it and links open it. */
export function useOpenAssistant() {
  const search = useSearch();
  const navigate = useNavigate();
  const close = useCloseToHome();

  const open = useCallback(() => {
    // The second click of a double click may come before the first one is rendered.
    if (new URLSearchParams(window.location.search).has('assistant')) return;
    const state: TabEntry = { cameFromHome: true, jobs: 0 };
    void navigate({ search: '?assistant=open' }, { state });
  }, [navigate]);

  return { isOpen: search.has('assistant'), open, close };
}

/**
 * The open calculator is part of the URL, `/?calculators=spine`, so that Back closes it and links open it. So are values of
 * its fields, `&pages=120`, until another one is chosen.
 */
export function useOpenCalculator() {
  const search = useSearch();
  const navigate = useNavigate();
  const close = useCloseToHome();

  const choose = useCallback(
    (id: string) => void navigate({ search: `?calculators=${id}` }, { replace: true, state: tabEntry() }),
    [navigate],
  );

  return { calculator: search.get('calculators'), choose, close };
}

/** The open dieline is part of the URL, `/?dieline=fold&fold=tri&width=11`, so that Back closes it and links open it. */
export function useOpenDieline() {
  const search = useSearch();
  return { dieline: search.get('dieline'), close: useCloseToHome() };
}

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

/**
 * Settings open by their button, or by an address, `/?settings=open`, which a search result leads to. Closing them returns
 * to where the user searched.
 */
export function useOpenSettings() {
  const search = useSearch();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const isAddressed = search.has('settings');

  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    setOpen(false);
    if (!isAddressed) return;
    const { cameFromHome, jobs } = tabEntry();
    if (cameFromHome || jobs > 0) void navigate(-1);
    else void navigate({ search: '' }, { replace: true });
  }, [isAddressed, navigate]);

  return { isOpen: isOpen || isAddressed, open, close };
}
