import { useEffect } from 'react';
import { retryUntilLoaded } from '../../platform/lazy/retry-until-loaded.ts';
import { useFirstIdle } from '../../platform/lazy/use-first-idle.ts';

/** Removes from this device what is too old, of all users. Sends the writes that the user made without a network, also those of earlier visits. */
export function useOutbox(userId: string | null): void {
  const isIdle = useFirstIdle();
  useEffect(() => {
    if (!isIdle) return;
    void import('../../platform/storage/wipe-device.ts')
      .then(({ sweepDevice }) => sweepDevice(Date.now()))
      .catch(() => undefined);
  }, [isIdle]);
  useEffect(() => {
    if (!userId || !isIdle) return undefined;
    const left = new AbortController();
    retryUntilLoaded(
      () => import('./send-writes.ts'),
      {
        onLoad: ({ sendWrites }) => left.signal.addEventListener('abort', sendWrites(userId)),
        onFailure: () => undefined,
      },
      left.signal,
    );
    return () => left.abort();
  }, [userId, isIdle]);
}
