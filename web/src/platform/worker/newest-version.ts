/** Of a slow network; the files of a version are about 2 MB. */
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
 * @returns whether there was one; the page must then be loaded again
 */
export async function startNewestVersion(): Promise<boolean> {
  const registration = await workers()?.getRegistration();
  // Fails without a network; then a version that waits still helps.
  await registration?.update().catch(() => undefined);
  const worker = registration?.installing ?? registration?.waiting;
  if (!worker) return false;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has the origin of its page
  worker.postMessage('skip-waiting');
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), INSTALL_WAIT_MS);
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    });
  });
}

/** Removes the version on this device, but nothing that the user typed; the next load comes from the server. */
export async function removeKeptVersion(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.includes('precache')).map((name) => caches.delete(name)));
  await (await workers()?.getRegistration())?.unregister();
}
