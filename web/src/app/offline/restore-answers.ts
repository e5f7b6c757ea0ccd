import type { QueryClient } from '@tanstack/react-query';
import type { KeptAnswer } from '../../platform/storage/kept-answers.ts';

/**
 * Shows the answers of an earlier visit where the server has not answered yet. They count as out of date: whoever shows
 * one asks the server again, and says so if it can't be reached.
 */
export function restoreAnswers(queryClient: QueryClient, answers: readonly KeptAnswer[]): void {
  const cache = queryClient.getQueryCache();
  for (const { queryKey, data, at } of answers) {
    const query = cache.build(queryClient, { queryKey, gcTime: Number.POSITIVE_INFINITY });
    if (query.state.data !== undefined) continue;
    query.setData(data, { updatedAt: at, manual: true });
    // A call that is under way goes on; one that has failed before this is tried again.
    void queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }
}
