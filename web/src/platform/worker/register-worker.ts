import { setWorkerStatus, workerStatus } from './worker-status.ts';
import { watchForUpdates } from './watch-for-updates.ts';

/**
 * Registers the offline worker, which keeps the app on this device.
 *
 * @returns whether it is registered
 */
export async function registerWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) {
    // Old browsers, and plain http outside localhost.
    setWorkerStatus({ registration: 'unsupported' });
    return false;
  }
  reloadWithNewWorker(navigator.serviceWorker);
  logFallback(navigator.serviceWorker);
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', {
      scope: '/',
      updateViaCache: 'none',
    });
    setWorkerStatus({ registration: 'registered' });
    offerUpdates(registration);
    watchForUpdates(registration);
    return true;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the app works without it, but not offline
    console.error('The offline worker could not be registered:', error);
    setWorkerStatus({ registration: 'failed' });
    return false;
  }
}

/** Starts the version that waits. Every tab reloads when it takes over. */
export async function updateNow(): Promise<void> {
  setWorkerStatus({ update: null });
  const registration = await navigator.serviceWorker.getRegistration();
  // Without one, another tab has started it.
  if (!registration?.waiting) return window.location.reload();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has the origin of its page
  registration.waiting.postMessage('skip-waiting');
}

function offerUpdates(registration: ServiceWorkerRegistration): void {
  const offer = () => setWorkerStatus({ update: (workerStatus().update ?? 0) + 1 });
  // Without a controller, this is the first worker: what it installs is this version.
  if (registration.waiting && navigator.serviceWorker.controller) offer();
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer();
    });
  });
}

/** The first worker takes over a page that has no other, which needs no reload. */
function reloadWithNewWorker(container: ServiceWorkerContainer): void {
  let hadWorker = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (hadWorker) window.location.reload();
    hadWorker = true;
  });
}

function logFallback(container: ServiceWorkerContainer): void {
  container.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // oxlint-disable-next-line no-console -- for support
    if (data === 'offline-fallback') console.info('The page came from this device: no network.');
  });
}
