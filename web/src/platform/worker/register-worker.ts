import { offerUpdates } from './offer-updates.ts';
import { setWorkerStatus } from './worker-status.ts';

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
    // Offers start at once: a version whose download started before would not be noticed later.
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

const INTERVAL_MS = 3_600_000;

/** Asks the server for a newer version every hour, when the page is shown, and when the browser goes online. */
export function watchForUpdates(registration: Pick<ServiceWorkerRegistration, 'update'>): void {
  checkAgain(
    // Offline, or the server is away.
    () => void registration.update().catch(() => undefined),
    () => INTERVAL_MS,
  );
}

/** Someone who switches between tabs or loses the network again and again doesn't cause a request each time. */
const MIN_GAP_MS = 60_000;
/** So that devices that started together don't all ask together. */
const JITTER = 0.2;

/**
 * Runs `check` after each wait, when the page is shown, and when the browser goes online; the latter at most once a
 * minute.
 *
 * @param waitMs how long the next wait is, before up to a fifth is added
 * @returns a function that ends it
 */
function checkAgain(check: () => void, waitMs: () => number): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let checkedAt = Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(run, waitMs() * (1 + Math.random() * JITTER));
  };
  const run = () => {
    checkedAt = Date.now();
    check();
    if (!signal.aborted) plan();
  };
  const runIfDue = () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= MIN_GAP_MS) run();
  };
  plan();
  window.addEventListener('online', runIfDue, { signal });
  document.addEventListener('visibilitychange', runIfDue, { signal });
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
