import { checkAgain } from './check-again.ts';

const INTERVAL_MS = 3_600_000;

/** Asks the server for a newer version every hour, when the page is shown, and when the browser goes online. */
export function watchForUpdates(registration: Pick<ServiceWorkerRegistration, 'update'>): void {
  checkAgain(
    // Offline, or the server is away.
    () => void registration.update().catch(() => undefined),
    () => INTERVAL_MS,
  );
}
