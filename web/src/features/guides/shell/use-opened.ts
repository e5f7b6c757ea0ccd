import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Which entry of a guide is open in its dialog, by id. It lives in the history, so that Back, the phone's way out,
 * closes the dialog and leaves the guide where it is.
 */
export function useOpened() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const kept: unknown = state?.openedEntry;
  const opened = typeof kept === 'string' ? kept : null;
  const isClosing = useRef(false);

  const open = useCallback(
    (id: string) => void navigate({ search }, { state: { ...state, openedEntry: id } }),
    [navigate, search, state],
  );
  const close = useCallback(() => {
    // Going back takes its time: a second Escape meanwhile would leave the guide.
    if (isClosing.current) return;
    isClosing.current = true;
    window.addEventListener('popstate', () => (isClosing.current = false), { once: true });
    void navigate(-1);
  }, [navigate]);

  return { opened, open, close };
}
