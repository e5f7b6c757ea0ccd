interface PageEvents {
  /** Another tab of this browser has written. */
  onStorage: (event: StorageEvent) => void;
  onOnline: () => void;
  /** The page is seen again, perhaps after hours. */
  onVisible: () => void;
}

/** Hears what happens around the page. @returns stops hearing */
export function followPage({ onStorage, onOnline, onVisible }: PageEvents): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('online', onOnline, { signal });
  const look = () => {
    if (document.visibilityState === 'visible') onVisible();
  };
  document.addEventListener('visibilitychange', look, { signal });
  return () => gone.abort();
}
