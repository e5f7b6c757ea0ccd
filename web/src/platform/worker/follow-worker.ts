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
