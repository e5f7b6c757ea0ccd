import { workerStatus } from '../../platform/worker/worker-status.ts';

/** The state of the service worker, in one word. */
export async function readWorkerState(): Promise<string> {
  // Missing in old browsers and on plain http outside localhost.
  if (!('serviceWorker' in navigator)) return 'unsupported';
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration?.waiting ?? registration?.installing ?? registration?.active;
  if (!worker) return workerStatus().registration === 'failed' ? 'failed' : 'none';
  return worker === registration?.waiting ? 'waiting' : worker.state;
}
