import { setWorkerStatus, workerStatus } from './worker-status.ts';

/** A version that waits takes over within a moment. */
const TAKEOVER_WAIT_MS = 10_000;

const followed = new WeakSet<ServiceWorker>();

/** Offers every version that is installed while an older one controls the page. */
export function offerUpdates(registration: ServiceWorkerRegistration): void {
  // Without a controller, this is the first worker: what it installs is this version.
  if (registration.waiting && navigator.serviceWorker.controller) offer();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

function follow(worker: ServiceWorker | null): void {
  if (!worker || followed.has(worker)) return;
  followed.add(worker);
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offer();
  });
}

const offer = () => setWorkerStatus({ update: (workerStatus().update ?? 0) + 1 });

/**
 * Starts the version that waits. Every tab reloads when it takes over.
 *
 * @returns false if it did not take over in time; then it is still offered
 */
export async function updateNow(): Promise<boolean> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.getRegistration();
  // Without one, another tab has started it.
  if (!registration?.waiting) {
    window.location.reload();
    return true;
  }
  const { waiting } = registration;
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), TAKEOVER_WAIT_MS);
    serviceWorker.addEventListener(
      'controllerchange',
      () => {
        setWorkerStatus({ update: null });
        resolve(true);
      },
      { once: true },
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has the origin of its page
    waiting.postMessage('skip-waiting');
  });
}
