import type { Query, QueryClient } from '@tanstack/react-query';
import { dropAnswer, keepAnswer, type KeptAnswer } from '../../platform/storage/kept-answers.ts';

/** Answers that come at about the same time are stored together. */
const KEEP_DELAY_MS = 300;

/** Lists of everything that has a path below theirs. */
const completeLists = ['/api/spec-sheets', '/api/preflight/kept'];

/**
 * Stores every answer worth reading without a network, and keeps it in memory as long as the page is open.
 *
 * @param restored what this device has already
 * @returns a function that stops it
 */
export function keepAnswers(
  queryClient: QueryClient,
  userId: string,
  restored: readonly KeptAnswer[],
): () => void {
  const stored = new Map(restored.map(({ queryKey, at }) => [keptPathOf(queryKey), at]));
  const changed = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function store(): void {
    timer = undefined;
    for (const [path, { queryKey, state }] of changed) {
      if (state.data === undefined || stored.get(path) === state.dataUpdatedAt) continue;
      stored.set(path, state.dataUpdatedAt);
      void keepAnswer(userId, path, { queryKey, data: firstPageOf(state.data), at: state.dataUpdatedAt });
      if (completeLists.includes(path)) dropUnlisted(path, state.data);
    }
    changed.clear();
  }

  /** What another device has deleted. */
  function dropUnlisted(list: string, entries: unknown): void {
    if (!Array.isArray(entries)) return;
    const listed = new Set(entries.map(({ id }: { id: unknown }) => `${list}/${String(id)}`));
    for (const path of stored.keys()) {
      if (!path?.startsWith(`${list}/`) || listed.has(path)) continue;
      stored.delete(path);
      void dropAnswer(userId, path);
    }
  }

  function note(query: Query): void {
    const path = keptPathOf(query.queryKey);
    if (path === undefined) return;
    query.gcTime = Number.POSITIVE_INFINITY;
    changed.set(path, query);
    timer ??= setTimeout(store, KEEP_DELAY_MS);
  }

  /** Such as a deleted sheet. */
  function forget({ queryKey }: Query): void {
    const path = keptPathOf(queryKey);
    if (path === undefined) return;
    changed.delete(path);
    stored.delete(path);
    void dropAnswer(userId, path);
  }

  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) note(query);
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'added' || (event.type === 'updated' && event.action.type === 'success')) {
      note(event.query);
    } else if (event.type === 'removed') {
      forget(event.query);
    }
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

/** Keeps only the first page of a list that is read page by page: each of the others would be asked for at the next visit. */
function firstPageOf(data: unknown): unknown {
  if (!isPaged(data)) return data;
  return { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
}

const isPaged = (data: unknown): data is { pages: unknown[]; pageParams: unknown[] } =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/** The GET calls whose answers are kept on this device, so that they can be read without a network. */
const keptPaths = [
  /^\/api\/projects(\/active|\/[\w-]+)?$/,
  /^\/api\/alerts\/(upcoming|unhandled)$/,
  /^\/api\/specs\/[\w-]+$/,
  /^\/api\/spec-sheets(\/[\w-]+)?$/,
  /^\/api\/files\?projectId=[\w-]+$/,
  /^\/api\/preflight\/kept(\/[\w-]+|\?projectId=[\w-]+)?$/,
];

/** The path in a query's key, if its answer is kept. */
export function keptPathOf(queryKey: readonly unknown[]): string | undefined {
  const [path] = queryKey;
  if (typeof path !== 'string' || queryKey.length > 1) return undefined;
  return keptPaths.some((kept) => kept.test(path)) ? path : undefined;
}
