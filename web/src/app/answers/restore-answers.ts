import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { KeptAnswer } from '../../platform/storage/kept-answers.ts';

/**
 * Shows the answers of an earlier visit where the server has not answered yet. They count as out of date: whoever shows
 * one asks the server again, and says so if it can't be reached.
 */
export function restoreAnswers(queryClient: QueryClient, answers: readonly KeptAnswer[]): void {
  const cache = queryClient.getQueryCache();
  for (const { queryKey, data, at } of answers) {
    const hash = hashKey(queryKey);
    if (cache.get(hash)?.state.data !== undefined) continue;
    queryClient.setQueryData(queryKey, data, { updatedAt: at });
    // A call that is under way goes on; one that has failed before this is tried again.
    void queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }
}
