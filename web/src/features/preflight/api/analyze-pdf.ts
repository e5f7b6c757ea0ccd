import type {
  PreflightJob,
  PreflightMode,
  PreflightProfile,
  PreflightProgress,
  PreflightResult,
} from '@printpartner/contracts/types';
import { api, ApiError, pathOf, identityHeaders } from '../../../platform/api/client.ts';
import { ConnectionLost, sendPdf } from './send-pdf.ts';
import { addPendingCleanup, removePendingCleanup } from '../../../platform/storage/pending-cleanups.ts';

export interface AnalysisRequest {
  sessionId: string;
  file: File;
  mode: PreflightMode;
  profile: PreflightProfile;
  password: string | undefined;
  /** The spec sheet to check against. */
  job?: PreflightJob | undefined;
}

/** Bytes sent, then pages checked. `pages` is 0 until the page count is known. */
export type AnalysisProgress =
  | { step: 'sending'; sent: number; total: number }
  | { step: 'analyzing'; page: number; pages: number };

/** Uploads a PDF and waits for its result. @throws ApiError, ConnectionLost, or an AbortError */
export async function analyzePdf(
  request: AnalysisRequest,
  signal: AbortSignal,
  onProgress: (progress: AnalysisProgress) => void,
): Promise<PreflightResult> {
  const { sessionId } = request;
  const onPages = ({ page, pages }: { page: number; pages: number }) =>
    onProgress({ step: 'analyzing', page, pages });
  let stopWatching = () => {};
  try {
    return await sendPdf(formOf(request), {
      signal,
      onProgress: (sent, total) => onProgress({ step: 'sending', sent, total }),
      onUploaded: () => {
        onPages({ page: 0, pages: 0 });
        stopWatching = watchProgress(sessionId, onPages);
      },
    });
  } catch (error) {
    if (!(error instanceof ConnectionLost && error.isUploaded)) throw error;
    return await pollResult(sessionId, signal, onPages).catch((pollError: unknown) => {
      // A 404 while polling doesn't explain the failure; the lost connection does.
      throw pollError instanceof ApiError ? error : pollError;
    });
  } finally {
    stopWatching();
  }
}

/** The file comes last, so that the server knows its options before it arrives. */
function formOf({ sessionId, file, mode, profile, password, job }: AnalysisRequest): FormData {
  const form = new FormData();
  form.set('sessionId', sessionId);
  form.set('mode', mode);
  form.set('profile', profile);
  if (password) form.set('password', password);
  if (job) form.set('job', JSON.stringify(job));
  form.set('pdf', file);
  return form;
}

/** Also the delay before the first connection: a small file is done by then. */
const RECONNECT_MS = 500;

/**
 * Reports how many pages have been checked. The server refuses the event stream until it has stored the file, so the
 * connection is retried. @returns stops watching
 */
function watchProgress(sessionId: string, onProgress: (progress: PreflightProgress) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(timer);
    source?.close();
  }

  function connect() {
    source = new EventSource(pathOf('GET /api/preflight/:sessionId/events', { sessionId }), {
      withCredentials: true,
    });
    source.addEventListener('progress', ({ data }: MessageEvent<string>) => {
      const progress: PreflightProgress = JSON.parse(data);
      onProgress(progress);
    });
    source.addEventListener('done', stop);
    source.addEventListener('failed', stop);
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(connect, RECONNECT_MS);
    });
  }

  timer = setTimeout(connect, RECONNECT_MS);
  return stop;
}

const POLL_MS = 1000;
/** Consecutive failed polls before giving up, while the server is unreachable or answers 5xx. */
const MAX_SERVER_FAILURES = 30;
/** The same for other errors: the server may not have stored the file yet. */
const MAX_OTHER_FAILURES = 3;

/** Polls for the result of an upload whose response was lost. */
async function pollResult(
  sessionId: string,
  signal: AbortSignal,
  onProgress: (progress: PreflightProgress) => void,
): Promise<PreflightResult> {
  for (let failures = 0; ;) {
    try {
      const { result, ...progress } = await api('GET /api/preflight/:sessionId', {
        params: { sessionId },
        signal,
      });
      if (result) return result;
      if (progress.state === 'failed') throw new Error('this file could not be checked');
      onProgress(progress);
      failures = 0;
    } catch (error) {
      // While the browser is offline, a failed poll says nothing about the server.
      failures += navigator.onLine ? 1 : 0;
      if (signal.aborted || failures > (isTemporary(error) ? MAX_SERVER_FAILURES : MAX_OTHER_FAILURES))
        throw error;
    }
    await pause(signal);
  }
}

/** No response, or a 5xx. */
const isTemporary = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiError && error.status >= 500);

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, POLL_MS);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

const cleanupPath = (sessionId: string) => pathOf('DELETE /api/preflight/cleanup/:sessionId', { sessionId });

/** Records that the server holds data of this session, so that signing out in any tab removes it. */
export const noteSession = (userId: string, sessionId: string): void =>
  addPendingCleanup(userId, cleanupPath(sessionId));

/** Asks the server to delete the file and its result. The request outlives the page; failures are only logged. */
export function forgetSession(userId: string, sessionId: string): void {
  const path = cleanupPath(sessionId);
  removePendingCleanup(userId, path);
  const headers = identityHeaders();
  fetch(path, { method: 'DELETE', credentials: 'include', keepalive: true, headers }).catch(
    (error: unknown) =>
      // oxlint-disable-next-line no-console -- the server deletes it later by itself; the log explains why it is still there
      console.warn('Preflight cleanup failed', error),
  );
}
