import type { ApiRoutes } from '@printpartner/contracts/types';
import { ApiError, type ApiOptions, identityHeaders, pathOf } from '../../platform/api/client.ts';
import { readRetryAfter } from '../../platform/api/api-error.ts';

type UploadRoute = 'POST /api/vendor-links/:token/file' | 'POST /api/quotes/:id/file';

/**
 * Uploads the PDF of a quote with XMLHttpRequest, because `fetch` reports no upload progress.
 *
 * @param onProgress share of the file that is sent, 0 to 1
 * @throws ApiError for every answer that is not OK, TypeError without one
 */
export function sendQuoteFile<Route extends UploadRoute>(
  route: Route,
  { params, query }: Pick<ApiOptions<Route>, 'params' | 'query'>,
  file: File,
  onProgress: (share: number) => void,
): Promise<ApiRoutes[Route]['answer']> {
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<ApiRoutes[Route]['answer']>();
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  request.addEventListener('load', () => {
    try {
      requireOk(request);
      const answer: ApiRoutes[Route]['answer'] = JSON.parse(request.responseText);
      resolve(answer);
    } catch (error) {
      reject(error);
    }
  });
  request.addEventListener('error', () => reject(new TypeError('The upload was interrupted')));
  request.open('POST', pathOf(route, params, query));
  request.setRequestHeader('accept', 'application/json');
  for (const [name, value] of identityHeaders()) request.setRequestHeader(name, value);
  const form = new FormData();
  form.append('pdf', file);
  request.send(form);
  return promise;
}

/** @throws ApiError for every answer that is not OK */
function requireOk(request: XMLHttpRequest): void {
  if (request.status >= 200 && request.status <= 299) return;
  const retryAfter = readRetryAfter(request.getResponseHeader('retry-after'), Date.now());
  throw new ApiError(request.status, request.responseText, request.statusText, retryAfter);
}
