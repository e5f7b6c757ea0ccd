import { useEffect, useState } from 'react';
import { workerSettled } from '../worker/worker-settled.ts';
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
