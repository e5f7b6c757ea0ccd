import { useEffect, useEffectEvent } from 'react';

/** Tells when the user comes back: the tab comes into view, or its window to the front. */
export function useReturn(onReturn: () => void): void {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    const onNews = () => {
      if (document.visibilityState === 'visible') tell();
    };
    document.addEventListener('visibilitychange', onNews);
    window.addEventListener('focus', onNews);
    return () => {
      document.removeEventListener('visibilitychange', onNews);
      window.removeEventListener('focus', onNews);
    };
  }, []);
}
