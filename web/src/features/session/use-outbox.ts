import { useEffect } from 'react';
import { retryUntilLoaded } from '../../platform/lazy/retry-until-loaded.ts';
import { useFirstIdle } from '../../platform/lazy/use-first-idle.ts';

/** Sends the writes that the user made without a network, also those of earlier visits. */
export function useOutbox(userId: string | null): void {
  const isIdle = useFirstIdle();
  useEffect(() => {
    if (!userId || !isIdle) return undefined;
    const left = new AbortController();
    retryUntilLoaded(
      () => import('../../platform/outbox/outbox.ts'),
      {
        onLoad: ({ startOutbox }) => left.signal.addEventListener('abort', startOutbox(userId)),
        onFailure: () => undefined,
      },
      left.signal,
    );
    return () => left.abort();
  }, [userId, isIdle]);
}
