import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';

/**
 * Shows the entry of a page that the address names, `?tab=paper&section=weight&entry=80-text`, and marks it. With
 * `detail`, what it names is in the entry's dialog, or in the open dialog if there is no `entry`.
 */
export function useShownEntry(): void {
  const { search, state } = useLocation();
  /** Another one for each time that an address is followed, but not for what is opened on its page. */
  const followedAt: unknown = state?.followedAt;
  const followed = useMemo(() => ({ search, followedAt }), [search, followedAt]);
  useEffect(() => {
    const params = new URLSearchParams(followed.search);
    const [entry, detail] = [params.get('entry'), params.get('detail')];
    if (entry === null && detail === null) return undefined;
    const isLeft = new AbortController();
    const section = params.get('section') ?? '';
    void import('./show-entry.ts').then(
      ({ showEntry }) => {
        if (isLeft.signal.aborted) return;
        isLeft.signal.addEventListener('abort', showEntry({ section, entry, detail }));
      },
      // The page is shown, only not scrolled to its entry.
      () => undefined,
    );
    return () => isLeft.abort();
  }, [followed]);
}
