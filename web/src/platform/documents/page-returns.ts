/** Calls the listener when the user or the network is back, after which others may have changed what is shown. Returns a function that stops it. */
export function whenPageReturns(listener: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const handle = () => document.visibilityState === 'visible' && listener();
  document.addEventListener('visibilitychange', handle, { signal });
  window.addEventListener('focus', handle, { signal });
  window.addEventListener('online', handle, { signal });
  return () => stopped.abort();
}
