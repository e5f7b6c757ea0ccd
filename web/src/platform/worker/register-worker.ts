import { checkAgain } from './check-again.ts';
import { offerUpdates } from './offer-updates.ts';
import { setWorkerStatus } from './worker-status.ts';
import { watchForUpdates } from './watch-for-updates.ts';

const FIRST_RETRY_MS = 30_000;
const MAX_RETRY_MS = 3_600_000;

/**
 * Registers the offline worker, which keeps the app on this device. An installation that fails is tried again, because
 * without one nothing opens offline.
 *
 * @returns whether it is registered
 */
export async function registerWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) {
    // Old browsers, and plain http outside localhost.
    setWorkerStatus({ registration: 'unsupported' });
    return false;
  }
  const registration = await register();
  void keepTrying(registration);
  return registration !== undefined;
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', {
      scope: '/',
      updateViaCache: 'none',
    });
    setWorkerStatus({ registration: 'registered' });
    // At once: a version whose download started before would not be noticed later.
    offerUpdates(registration);
    return registration;
  } catch (error) {
    fail(error);
    return undefined;
  }
}

async function keepTrying(first: ServiceWorkerRegistration | undefined): Promise<void> {
  if (await becomesActive(first)) return;
  let waitMs = FIRST_RETRY_MS;
  let isTrying = false;
  const end = checkAgain(
    () => {
      if (isTrying) return;
      isTrying = true;
      waitMs = Math.min(waitMs * 2, MAX_RETRY_MS);
      void register()
        .then(becomesActive)
        .then((isActive) => isActive && end())
        .finally(() => (isTrying = false));
    },
    () => waitMs,
  );
}

/** Whether there is a worker in the end, from then on with updates. */
async function becomesActive(registration: ServiceWorkerRegistration | undefined): Promise<boolean> {
  if (!registration) return false;
  const worker = registration.installing ?? registration.waiting;
  if (worker && !registration.active && !(await isInstalled(worker))) {
    fail(new Error('Its files could not be kept'));
    return false;
  }
  watchForUpdates(registration);
  return true;
}

function isInstalled(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const follow = () => {
      if (worker.state === 'redundant') resolve(false);
      if (worker.state === 'activating' || worker.state === 'activated') resolve(true);
    };
    worker.addEventListener('statechange', follow);
    follow();
  });
}

function fail(error: unknown): void {
  // oxlint-disable-next-line no-console -- the app works without it, but not offline
  console.error('The offline worker could not be registered:', error);
  setWorkerStatus({ registration: 'failed' });
}
