import { useSyncExternalStore } from 'react';

/** Screens on which a layout has one column. */
export const PHONE = '(width < 700px)';

/** Whether the media query matches, such as `(width >= 1200px)`. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}
