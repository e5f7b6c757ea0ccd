import { useEffect, useState } from 'react';
import { onWorkerStatus, workerStatus } from '../worker/worker-status.ts';
import { waitForIdle } from './idle-turn.ts';

/**
 * True in the first idle time after the offline worker has put the app on this device: then what is loaded ahead costs no
 * network. Where no worker can be, in the first idle time.
 */
export function usePreloadTime(): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    let leave: (() => void) | undefined;
    let isGone = false;
    void workerSettled().then(() => {
      if (!isGone) leave = waitForIdle(() => setTime(true));
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, []);
  return isTime;
}

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
