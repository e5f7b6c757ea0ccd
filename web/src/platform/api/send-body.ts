import type { ApiRoutes } from '@printpartner/contracts/types';
import { readRetryAfter } from './api-error.ts';
import { ApiError, type ApiOptions, type ApiRoute, identityHeaders, pathOf } from './client.ts';

interface SendOptions<Route extends ApiRoute> extends Pick<ApiOptions<Route>, 'params' | 'query' | 'signal'> {
  /** Called with bytes. */
  onProgress: (sent: number, total: number) => void;
}

/** A connection over which no byte has moved for this long is taken for lost. */
const STALL_MS = 60_000;

/**
 * Sends bytes or a form with XMLHttpRequest, because `fetch` reports no upload progress.
 *
 * @throws ApiError for every answer that is not OK, TypeError without one, an AbortError if it was canceled
 */
export function sendBody<Route extends ApiRoute>(
  route: Route,
  { params, query, signal, onProgress }: SendOptions<Route>,
  body: Blob | FormData,
): Promise<ApiRoutes[Route]['answer']> {
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<ApiRoutes[Route]['answer']>();
  const lose = () => reject(new TypeError('The upload was interrupted'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      lose();
      request.abort();
    }, STALL_MS);
  };
  const cancel = () => {
    reject(new DOMException('Canceled', 'AbortError'));
    request.abort();
  };
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    watch();
    onProgress(loaded, total);
  });
  request.addEventListener('load', () => {
    try {
      requireOk(request);
      const answer: ApiRoutes[Route]['answer'] = JSON.parse(request.responseText || 'null');
      resolve(answer);
    } catch (error) {
      reject(error);
    }
  });
  request.addEventListener('error', lose);
  signal?.addEventListener('abort', cancel);
  request.open(route.slice(0, route.indexOf(' ')), pathOf(route, params, query));
  request.setRequestHeader('accept', 'application/json');
  if (body instanceof Blob) request.setRequestHeader('content-type', 'application/octet-stream');
  for (const [name, value] of identityHeaders()) request.setRequestHeader(name, value);
  if (signal?.aborted) cancel();
  else request.send(body);
  watch();
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  });
}

/** @throws ApiError for every answer that is not OK */
export function requireOk(request: XMLHttpRequest): void {
  if (request.status >= 200 && request.status <= 299) return;
  const retryAfter = readRetryAfter(request.getResponseHeader('retry-after'), Date.now());
  throw new ApiError(request.status, request.responseText, request.statusText, retryAfter);
}
