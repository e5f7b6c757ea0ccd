interface PageEvents {
  /** Another tab of this browser wrote to storage. */
  onStorage: (event: StorageEvent) => void;
  onOnline: () => void;
  /** The page became visible, perhaps after hours. */
  onVisible: () => void;
}

/** Subscribes to page events. Returns a function that unsubscribes. */
export function followPage({ onStorage, onOnline, onVisible }: PageEvents): () => void {
  const unsubscribed = new AbortController();
  const { signal } = unsubscribed;
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('online', onOnline, { signal });
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') onVisible();
  };
  document.addEventListener('visibilitychange', handleVisibility, { signal });
  return () => unsubscribed.abort();
}
