import type { PreflightProgress } from '@printpartner/contracts/types';
import { pathOf } from '../../../platform/api/client.ts';

/** Also before it is asked first. */
const askAgainMs = 500;

/**
 * Tells how many pages have been looked at, until it is stopped. The server knows nothing of a session before the
 * file lies in its store, and refuses to tell: it is asked again.
 */
export function watchProgress(
  sessionId: string,
  onProgress: (progress: PreflightProgress) => void,
): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(timer);
    source?.close();
  }

  function tell({ data }: MessageEvent<string>) {
    const progress: PreflightProgress = JSON.parse(data);
    onProgress(progress);
  }

  function connect() {
    source = new EventSource(pathOf('GET /api/preflight/:sessionId/events', { sessionId }), {
      withCredentials: true,
    });
    source.addEventListener('progress', tell);
    source.addEventListener('done', stop);
    source.addEventListener('failed', stop);
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(connect, askAgainMs);
    });
  }

  // A small file is done by then, and the server knows of a larger one.
  timer = setTimeout(connect, askAgainMs);
  return stop;
}
