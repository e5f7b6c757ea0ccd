import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { specTabOf } from '../overlays/spec-tabs.ts';
import { findTab, type TabId } from '../../features/home/tabs.ts';
import type { JobAddress } from '../../features/projects/address/use-job-address.ts';
import type { SheetAddress } from '../../features/specs/document/sheet-address.ts';

/**
 * The open tab is part of the URL, `/?tab=projects`, so that Back closes it and links open it. So is the open project,
 * `/?tab=projects&project=<uuid>`, or spec sheet, `/?tab=specs&sheet=<uuid>`, so that Back returns to the previous one.
 */
export function useOpenTab() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const openTab = findTab(search.get('tab'))?.id ?? null;
  const cameFromHome: unknown = location.state?.cameFromHome;
  const jobs: unknown = location.state?.jobs;
  /** Entries in the history since the tab was opened. */
  const jobCount = typeof jobs === 'number' ? jobs : 0;

  const open = useCallback(
    (id: TabId) => {
      // The second click of a double click may come before the first one is rendered.
      if (new URLSearchParams(window.location.search).get('tab') === id) return;
      const isSwitch = openTab !== null;
      void navigate(
        { search: `?tab=${id}` },
        { replace: isSwitch, state: isSwitch ? location.state : { cameFromHome: true } },
      );
    },
    [navigate, openTab, location.state],
  );

  const close = useCallback(() => {
    if (cameFromHome === true) void navigate(-1 - jobCount);
    else void navigate({ search: '' }, { replace: true });
  }, [navigate, cameFromHome, jobCount]);

  const show = useCallback(
    (shown: string, { replace }: { replace: boolean }) => {
      const state: object = { ...location.state, jobs: replace ? jobCount : jobCount + 1 };
      void navigate({ search: shown }, { replace, state });
    },
    [navigate, location.state, jobCount],
  );
  const job: JobAddress = {
    shown: search.get('project')?.toLowerCase() ?? null,
    show: (uuid, how) => show(`?tab=projects${uuid === null ? '' : `&project=${uuid}`}`, how),
  };
  const sheet: SheetAddress = {
    shown: search.get('sheet')?.toLowerCase() ?? null,
    show: ({ kind, sheetId }, how) =>
      show(`?tab=${specTabOf(kind)}${sheetId === null ? '' : `&sheet=${sheetId}`}`, how),
  };

  return { openTab, open, close, job, sheet };
}
