import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useSearch } from '../../platform/navigation/use-search.ts';
import { tabEntry, type TabEntry } from './tab-entry.ts';

/** The assistant is part of the URL, `/?assistant=open`, so that Back closes it and links open it. */
export function useOpenAssistant() {
  const search = useSearch();
  const navigate = useNavigate();

  const open = useCallback(() => {
    // The second click of a double click may come before the first one is rendered.
    if (new URLSearchParams(window.location.search).has('assistant')) return;
    const state: TabEntry = { cameFromHome: true, jobs: 0 };
    void navigate({ search: '?assistant=open' }, { state });
  }, [navigate]);

  const close = useCallback(() => {
    const { cameFromHome, jobs } = tabEntry();
    if (cameFromHome) void navigate(-1 - jobs);
    else void navigate({ search: '' }, { replace: true });
  }, [navigate]);

  return { isOpen: search.has('assistant'), open, close };
}
