/** A slow network takes so long for the files of a version, about 2 MB. */
const INSTALL_WAIT_MS = 60_000;

const workers = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined);

/** Whether this device has a version of the app that a reload would show again. */
export async function hasKeptVersion(): Promise<boolean> {
  return (await workers()?.getRegistration()) !== undefined;
}

/**
 * Looks for a newer version than the one on this device and starts it. Part of the stand-alone script, so that it works
 * in a version that doesn't.
 *
 * @param message `skip-waiting-if-alone` leaves it waiting while there are other tabs, which would be loaded again
 * @returns whether there was one; the page must then be loaded again
 */
export async function startNewestVersion(
  message: 'skip-waiting' | 'skip-waiting-if-alone',
  waitMs = INSTALL_WAIT_MS,
): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), waitMs);
    void start(message, resolve).catch(() => resolve(false));
  });
}

async function start(message: string, resolve: (isStarted: boolean) => void): Promise<void> {
  const registration = await workers()?.getRegistration();
  // Fails without a network; then a version that waits still helps.
  await registration?.update().catch(() => undefined);
  const worker = registration?.installing ?? registration?.waiting;
  if (!worker) return resolve(false);
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') resolve(true);
    if (worker.state === 'redundant') resolve(false);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has the origin of its page
  worker.postMessage(message);
}

/**
 * Removes the version on this device, but nothing that the user typed; the next load comes from the server.
 *
 * @returns false if the server doesn't answer: without it, nothing would be left
 */
export async function removeKeptVersion(): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) return false;
  const registration = await workers()?.getRegistration();
  const [unregistered] = await Promise.allSettled([registration?.unregister(), removeFiles()]);
  return unregistered.status === 'fulfilled';
}

async function removeFiles(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.includes('precache'));
  await Promise.allSettled(names.map((name) => caches.delete(name)));
}

/**
 * Reloads the page when a worker with another version takes over, and logs that the page came from this device. Part of
 * the stand-alone script: both may happen before the app has started.
 */
export function followWorker(container: ServiceWorkerContainer, reload: () => void): void {
  // A page that was loaded past its worker, by a forced reload, has no controller but an active worker. Without either, the first worker takes over, whose version this page is.
  let hadWorker: boolean | Promise<boolean> =
    container.controller !== null ||
    container.getRegistration().then(
      (registration) => !!registration?.active,
      () => false,
    );
  container.addEventListener('controllerchange', () => {
    const had = hadWorker;
    hadWorker = true;
    if (had === true) reload();
    else void Promise.resolve(had).then((isLater) => isLater && reload());
  });
  container.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // oxlint-disable-next-line no-console -- for support
    if (data === 'offline-fallback') console.info('The page came from this device: no network.');
  });
}
