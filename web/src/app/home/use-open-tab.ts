import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSearch } from '../../platform/navigation/use-search.ts';
import { specKindOf, specTabOf } from '../overlays/spec-tabs.ts';
import { findTab, type TabId } from '../../features/home/tabs.ts';
import type { JobAddress } from '../../features/projects/address/use-job-address.ts';
import type { SheetAddress } from '../../features/specs/document/sheet-address.ts';
import { tabEntry, type TabEntry } from './tab-entry.ts';

/**
 * The open tab is part of the URL, `/?tab=projects`, so that Back closes it and links open it. So is the open project,
 * `/?tab=projects&project=<uuid>`, or spec sheet, `/?tab=specs&sheet=<uuid>`, so that Back returns to the previous one.
 */
export function useOpenTab() {
  const search = useSearch();
  const navigate = useNavigate();
  const close = useCloseToHome();
  const returns = useReturns();
  // Quotes take the place of the tab that they were opened from; Back leads there.
  const openTab = search.has('quotes') ? null : (findTab(search.get('tab'))?.id ?? null);

  const open = useCallback(
    (id: TabId) => {
      // The second click of a double click may come before the first one is rendered.
      if (currentTab() === id) return;
      const isSwitch = openTab !== null;
      const state: TabEntry = isSwitch ? tabEntry() : { cameFromHome: true, jobs: 0 };
      void navigate({ search: `?tab=${id}` }, { replace: isSwitch, state });
    },
    [navigate, openTab],
  );

  const show = useCallback(
    (shown: string, { replace }: { replace: boolean }) => {
      const { cameFromHome, jobs } = tabEntry();
      const state: TabEntry = { cameFromHome, jobs: replace ? jobs : jobs + 1 };
      void navigate({ search: shown }, { replace, state });
    },
    [navigate],
  );
  const job: JobAddress = {
    shown: search.get('project')?.toLowerCase() ?? null,
    returns,
    show(uuid, how) {
      if (currentTab() === 'projects') show(`?tab=projects${uuid === null ? '' : `&project=${uuid}`}`, how);
    },
  };
  const sheet: SheetAddress = {
    shown: search.get('sheet')?.toLowerCase() ?? null,
    returns,
    show({ kind, sheetId }, how) {
      if (specKindOf(currentTab()))
        show(`?tab=${specTabOf(kind)}${sheetId === null ? '' : `&sheet=${sheetId}`}`, how);
    },
  };

  return { openTab, open, close, job, sheet };
}

/** Closes what an address shows over the home screen: goes back to the home screen if it was opened there. */
export function useCloseToHome(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const { cameFromHome, jobs } = tabEntry();
    if (cameFromHome) void navigate(-1 - jobs);
    else void navigate({ search: '' }, { replace: true });
  }, [navigate]);
}

/**
 * The tab in the browser's address. A form that writes what it shows may have been left already, by Back for example, which
 * the router renders later: it must not replace the address that the user went to.
 */
const currentTab = (): TabId | null =>
  findTab(new URLSearchParams(window.location.search).get('tab'))?.id ?? null;

function useReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const count = () => setReturns((before) => before + 1);
    window.addEventListener('popstate', count);
    return () => window.removeEventListener('popstate', count);
  }, []);
  return returns;
}
