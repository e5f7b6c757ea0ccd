import type { PreflightResult } from '@printpartner/contracts/types';
import { ApiError, identityHeaders, pathOf } from '../../../platform/api/client.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { requireOk } from '../../../platform/api/send-body.ts';

interface SendOptions {
  signal: AbortSignal;
  /** Called with bytes. */
  onProgress: (sent: number, total: number) => void;
  /** All bytes are sent; the server now checks the file. */
  onUploaded: () => void;
}

/** No response arrived. If the upload was complete, the server still checks the file. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';

  /** @param answer what was sent instead of the result, while the server restarts or by a proxy */
  constructor(
    readonly isUploaded: boolean,
    readonly answer?: ApiError,
  ) {
    super('the connection was lost');
  }
}

/** Uploads with XMLHttpRequest, because `fetch` reports no upload progress. */
export function sendPdf(
  form: FormData,
  { signal, onProgress, onUploaded }: SendOptions,
): Promise<PreflightResult> {
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<PreflightResult>();
  let isUploaded = false;
  const abort = () => request.abort();

  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
  request.upload.addEventListener('load', () => {
    isUploaded = true;
    onUploaded();
  });
  request.addEventListener('load', () => {
    try {
      requireOk(request);
      const result: PreflightResult = JSON.parse(request.responseText);
      resolve(result);
    } catch (error) {
      // A gateway timeout means the upload completed.
      reject(isLostAnswer(error) ? new ConnectionLost(isUploaded || error.status === 504, error) : error);
    }
  });
  request.addEventListener('error', () => reject(new ConnectionLost(isUploaded)));
  request.addEventListener('abort', () => reject(new DOMException('Canceled', 'AbortError')));
  request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
  signal.addEventListener('abort', abort);

  request.open('POST', pathOf('POST /api/preflight/analyze'));
  request.setRequestHeader('accept', 'application/json');
  for (const [name, value] of identityHeaders()) request.setRequestHeader(name, value);
  request.send(form);
  return promise;
}

/** Sent while the server restarts, and by a proxy in front of it. */
const restartCodes: ReadonlySet<string> = new Set(['system.unavailable', 'system.timeout']);

/** Whether the answer says nothing about the file. A proxy that gave up waiting sends no problem document. */
const isLostAnswer = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  [502, 503, 504].includes(error.status) &&
  (error.problem === undefined || restartCodes.has(error.problem.code));

/** The error message for the user. */
export function analysisErrorText(error: unknown): string {
  return `PDF analysis failed: ${messageOf(error)}. Please try again with a valid PDF file.`;
}

function messageOf(error: unknown): string {
  if (error instanceof ConnectionLost && error.answer) return messageOf(error.answer);
  if (!(error instanceof ApiError))
    return withoutPeriod(error instanceof Error ? error.message : String(error));
  const details = failureText(error, 'Server error during PDF processing');
  return `Upload failed (${error.status}): ${withoutPeriod(details)}`;
}

const withoutPeriod = (sentence: string): string => sentence.replace(/\.$/, '');
