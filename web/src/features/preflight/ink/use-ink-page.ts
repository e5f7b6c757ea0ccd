import { useEffect, useState } from 'react';
import { ApiError } from '../../../platform/api/client.ts';
import { fetchInkPage } from '../api/read-ink-page.ts';
import type { InkPage } from './ink-page.ts';

export type LoadedInk =
  | { state: 'unasked' }
  | { state: 'loading' }
  | { state: 'loaded'; page: InkPage }
  | { state: 'failed'; message: string; retry: () => void };

type Settled = Exclude<LoadedInk, { state: 'failed' }> | { state: 'failed'; message: string };

/** Inks of the page that is shown, for as long as they are wanted: one page is held, and loading ends with leaving it. */
export function useInkPage(sessionId: string | undefined, number: number, isWanted: boolean): LoadedInk {
  const [attempt, setAttempt] = useState(0);
  const order = isWanted && sessionId ? `${sessionId} ${number} ${attempt}` : null;
  const [settled, setSettled] = useState<{ order: string; ink: Settled }>();

  useEffect(() => {
    if (order === null || !sessionId) return undefined;
    const gone = new AbortController();
    fetchInkPage(sessionId, number, gone.signal).then(
      (page) => setSettled({ order, ink: { state: 'loaded', page } }),
      (error: unknown) => {
        if (!gone.signal.aborted) setSettled({ order, ink: { state: 'failed', message: messageOf(error) } });
      },
    );
    return () => gone.abort();
  }, [order, sessionId, number]);

  if (order === null) return { state: 'unasked' };
  if (settled?.order !== order) return { state: 'loading' };
  const { ink } = settled;
  return ink.state === 'failed' ? { ...ink, retry: () => setAttempt(attempt + 1) } : ink;
}

const messageOf = (error: unknown): string =>
  (error instanceof ApiError && error.detail) || 'The inks of this page could not be loaded.';
