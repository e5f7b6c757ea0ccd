import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Id of the guide entry open in a dialog. It is kept in the history, so that Back closes the dialog, not the guide. */
export function useOpenEntry() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const entry: unknown = state?.openedEntry;
  const opened = typeof entry === 'string' ? entry : null;
  const isClosing = useRef(false);

  const open = useCallback(
    (id: string) => {
      // On a reload it is open, and what follows the address opens it, too.
      if (id !== opened) void navigate({ search }, { state: { ...state, openedEntry: id } });
    },
    [navigate, search, state, opened],
  );
  const close = useCallback(() => {
    // Navigation is asynchronous: a second Escape in the meantime would also close the guide.
    if (isClosing.current) return;
    isClosing.current = true;
    window.addEventListener('popstate', () => (isClosing.current = false), { once: true });
    void navigate(-1);
  }, [navigate]);

  return { opened, open, close };
}
