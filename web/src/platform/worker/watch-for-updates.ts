const INTERVAL_MS = 3_600_000;
/** Someone who switches between tabs doesn't cause a request each time. */
const MIN_GAP_MS = 60_000;

/** Asks the server for a newer version every hour, when the page is shown, and when the browser goes online. */
export function watchForUpdates(registration: Pick<ServiceWorkerRegistration, 'update'>): void {
  let checkedAt = Date.now();
  const check = () => {
    checkedAt = Date.now();
    // Offline, or the server is away.
    registration.update().catch(() => undefined);
  };
  setInterval(check, INTERVAL_MS);
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= MIN_GAP_MS) check();
  });
}
