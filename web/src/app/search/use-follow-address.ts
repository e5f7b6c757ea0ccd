import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tabEntry, type TabEntry } from '../home/tab-entry.ts';

/**
 * Opens the address of a result. Back returns to where the user searched, Close to the home screen. An address that is open
 * already is followed again, without another entry in the history.
 */
export function useFollowAddress() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (address: string) => {
      const followedAt = Date.now();
      const { cameFromHome, jobs } = tabEntry();
      if (address === pathname + search) {
        void navigate(address, { replace: true, state: { cameFromHome, jobs, followedAt } });
        return;
      }
      const isOnHome = pathname === '/';
      const isOpen = isOnHome && search !== '';
      const entry: TabEntry = isOpen ? { cameFromHome, jobs: jobs + 1 } : { cameFromHome: isOnHome, jobs: 0 };
      void navigate(address, { state: { ...entry, followedAt } });
    },
    [navigate, pathname, search],
  );
}
