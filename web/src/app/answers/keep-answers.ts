import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { dropAnswer, keepAnswer, type KeptAnswer } from '../../platform/storage/kept-answers.ts';
import { keptPathOf } from './kept-paths.ts';

/** Answers that come at about the same time are stored together. */
const KEEP_DELAY_MS = 300;

/** Stores every answer worth reading without a network. Returns a function that stops it. */
export function keepAnswers(queryClient: QueryClient, userId: string): () => void {
  const changed = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function store(): void {
    timer = undefined;
    for (const [path, query] of changed) {
      const answer = answerOf(query);
      if (answer) void keepAnswer(userId, path, answer);
    }
    changed.clear();
  }

  function note(query: Query): void {
    const path = keptPathOf(query.queryKey);
    if (path === undefined || !isFromServer(query)) return;
    changed.set(path, query);
    timer ??= setTimeout(store, KEEP_DELAY_MS);
  }

  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) note(query);
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query);
    const path = event.type === 'removed' ? keptPathOf(event.query.queryKey) : undefined;
    // A deleted sheet. Queries that nobody has shown for long are removed, too, but stay readable.
    if (path !== undefined && event.query.state.isInvalidated && !event.query.isActive()) changed.delete(path);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
