import type { QueryClient } from '@tanstack/react-query';
import { startDraftSending } from './draft-sending.ts';
import { startOfflineReading } from './offline-reading.ts';

/** Everything that makes the user's work independent of the network. Ends when the signal aborts. */
export function startOfflineWork(queryClient: QueryClient, userId: string, signal: AbortSignal): void {
  void startOfflineReading(queryClient, userId, signal);
  startDraftSending(queryClient, userId, signal);
}
