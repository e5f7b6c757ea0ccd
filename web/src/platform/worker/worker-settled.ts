import { onWorkerStatus, workerStatus } from './worker-status.ts';

/** Resolves when the offline worker keeps the app on this device, or when there will be none for now. */
export async function workerSettled(): Promise<void> {
  // Old browsers, and plain http outside localhost.
  if (!('serviceWorker' in navigator)) return;
  let leave: () => void = () => undefined;
  const noWorker = new Promise<void>((resolve) => {
    const check = () => {
      const { registration } = workerStatus();
      if (registration === 'unsupported' || registration === 'failed') resolve();
    };
    leave = onWorkerStatus(check);
    check();
  });
  await Promise.race([navigator.serviceWorker.ready, noWorker]);
  leave();
}
