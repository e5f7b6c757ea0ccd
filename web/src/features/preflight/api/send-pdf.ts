import type { PreflightResult } from '@printpartner/contracts/types';
import { ApiError, identityHeaders, pathOf } from '../../../platform/api/client.ts';
import { readRetryAfter } from '../../../platform/api/wait-text.ts';
import { ConnectionLost } from './analysis-failure.ts';

interface Sending {
  signal: AbortSignal;
  /** Bytes that have left, of all. */
  onSent: (sent: number, total: number) => void;
  /** All bytes have left; the server now looks at the file. */
  onSentWhole: () => void;
}

/** The upload, by XMLHttpRequest: `fetch` does not tell how much has been sent. */
export function sendPdf(form: FormData, { signal, onSent, onSentWhole }: Sending): Promise<PreflightResult> {
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<PreflightResult>();
  let isSentWhole = false;
  const abort = () => request.abort();

  request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded, total));
  request.upload.addEventListener('load', () => {
    isSentWhole = true;
    onSentWhole();
  });
  request.addEventListener('load', () => {
    try {
      resolve(answerOf(request));
    } catch (error) {
      // Who waited in vain for an answer had handed on the whole of the question.
      reject(isOfProxy(error) ? new ConnectionLost(isSentWhole || error.status === 504, error) : error);
    }
  });
  request.addEventListener('error', () => reject(new ConnectionLost(isSentWhole)));
  request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
  request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
  signal.addEventListener('abort', abort);

  request.open('POST', pathOf('POST /api/preflight/analyze'));
  request.setRequestHeader('accept', 'application/json');
  for (const [name, value] of identityHeaders()) request.setRequestHeader(name, value);
  request.send(form);
  return promise;
}

/** @throws ApiError of every answer that is not OK */
function answerOf(request: XMLHttpRequest): PreflightResult {
  if (request.status < 200 || request.status > 299) {
    const retryAfter = readRetryAfter(request.getResponseHeader('retry-after'), Date.now());
    throw new ApiError(request.status, request.responseText, request.statusText, retryAfter);
  }
  const answer: PreflightResult = JSON.parse(request.responseText);
  return answer;
}

/** A proxy that lost patience answers for a server that goes on working. */
const isOfProxy = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problem === undefined && [502, 503, 504].includes(error.status);
