import { onWorkerStatus, workerStatus } from './worker-status.ts';

/** Resolves when the offline worker keeps the app on this device, or when there will be none for now. */
export async function workerSettled(): Promise<void> {
  // Old browsers, and plain http outside localhost.
  if (!('serviceWorker' in navigator)) return;
  await Promise.race([navigator.serviceWorker.ready, noWorker()]);
}

function noWorker(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      const { registration } = workerStatus();
      if (registration === 'unsupported' || registration === 'failed') resolve();
    };
    onWorkerStatus(check);
    check();
  });
}
