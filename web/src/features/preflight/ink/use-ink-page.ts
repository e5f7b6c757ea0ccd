import { useEffect, useState } from 'react';
import { apiBytes } from '../../../platform/api/client.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { type InkPage, readInkPage } from './ink-page.ts';

const INKS_NOT_LOADED = 'The inks of this page couldn’t be loaded.';

/** @throws ApiError for every non-2xx status */
export async function fetchInkPage(sessionId: string, page: number, signal: AbortSignal): Promise<InkPage> {
  const params = { sessionId, page };
  return readInkPage(await apiBytes('GET /api/preflight/:sessionId/ink/:page', { params, signal }));
}

export type LoadedInk =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'loaded'; page: InkPage }
  | { state: 'failed'; message: string; retry: () => void };

type Settled = Exclude<LoadedInk, { state: 'failed' }> | { state: 'failed'; message: string };

/** The inks of one page. Only the current page is held; leaving it cancels the request. */
export function useInkPage(sessionId: string | undefined, number: number, isEnabled: boolean): LoadedInk {
  const [attempt, setAttempt] = useState(0);
  const key = isEnabled && sessionId ? `${sessionId} ${number} ${attempt}` : null;
  const [settled, setSettled] = useState<{ key: string; ink: Settled }>();

  useEffect(() => {
    if (key === null || !sessionId) return undefined;
    const aborter = new AbortController();
    fetchInkPage(sessionId, number, aborter.signal).then(
      (page) => setSettled({ key, ink: { state: 'loaded', page } }),
      (error: unknown) => {
        const message = failureText(error, INKS_NOT_LOADED, INKS_NOT_LOADED);
        if (!aborter.signal.aborted) setSettled({ key, ink: { state: 'failed', message } });
      },
    );
    return () => aborter.abort();
  }, [key, sessionId, number]);

  if (key === null) return { state: 'idle' };
  if (settled?.key !== key) return { state: 'loading' };
  const { ink } = settled;
  return ink.state === 'failed' ? { ...ink, retry: () => setAttempt(attempt + 1) } : ink;
}
