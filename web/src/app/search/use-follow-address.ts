import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Opens the address of a result. Back returns to where the user searched, Close to the home screen. An address that is open
 * already is followed again, without another entry in the history.
 */
export function useFollowAddress() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return useCallback(
    (address: string) => {
      const followedAt = Date.now();
      if (address === pathname + search) {
        void navigate(address, { replace: true, state: { ...state, followedAt } });
        return;
      }
      const cameFromHome: unknown = state?.cameFromHome;
      const jobs: unknown = state?.jobs;
      const isOnHome = pathname === '/';
      const isOpen = isOnHome && search !== '';
      const kept = isOpen
        ? { cameFromHome, jobs: (typeof jobs === 'number' ? jobs : 0) + 1 }
        : { cameFromHome: isOnHome };
      void navigate(address, { state: { ...kept, followedAt } });
    },
    [navigate, pathname, search, state],
  );
}
