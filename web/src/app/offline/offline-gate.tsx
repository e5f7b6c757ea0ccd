import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '../../entities/session/session-context.ts';
import { retryUntilLoaded } from '../../platform/lazy/retry-until-loaded.ts';
import { useFirstIdle } from '../../platform/lazy/use-first-idle.ts';
import { useOnline } from '../../ui/use-online.ts';

/**
 * Loads what keeps the user's answers on this device and sends drafts that no form shows: at once without a network,
 * otherwise after the first paint.
 */
export function OfflineGate(): null {
  const { id } = useUser();
  const queryClient = useQueryClient();
  const isIdle = useFirstIdle();
  const isOnline = useOnline();
  const isWanted = isIdle || !isOnline;
  useEffect(() => {
    if (!isWanted) return undefined;
    const left = new AbortController();
    retryUntilLoaded(
      () => import('./offline-work.ts'),
      {
        onLoad: ({ startOfflineWork }) => startOfflineWork(queryClient, id, left.signal),
        onFailure: () => undefined,
      },
      left.signal,
    );
    return () => left.abort();
  }, [id, queryClient, isWanted]);
  return null;
}
