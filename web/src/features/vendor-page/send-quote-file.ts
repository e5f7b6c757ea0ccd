import type { VendorAnswer } from '@printpartner/contracts/types';
import { ApiError, identityHeaders, pathOf } from '../../platform/api/client.ts';
import { readRetryAfter } from '../../platform/api/wait-text.ts';

/**
 * Uploads the vendor's PDF with XMLHttpRequest, because `fetch` reports no upload progress.
 *
 * @param onProgress share of the file that is sent, 0 to 1
 * @throws ApiError for every answer that is not OK, TypeError without one
 */
export function sendQuoteFile(
  token: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<VendorAnswer> {
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<VendorAnswer>();
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  request.addEventListener('load', () => {
    try {
      resolve(answerOf(request));
    } catch (error) {
      reject(error);
    }
  });
  request.addEventListener('error', () => reject(new TypeError('The upload was interrupted')));
  request.open('POST', pathOf('POST /api/vendor-links/:token/file', { token }));
  request.setRequestHeader('accept', 'application/json');
  for (const [name, value] of identityHeaders()) request.setRequestHeader(name, value);
  const form = new FormData();
  form.append('pdf', file);
  request.send(form);
  return promise;
}

function answerOf(request: XMLHttpRequest): VendorAnswer {
  if (request.status < 200 || request.status > 299) {
    const retryAfter = readRetryAfter(request.getResponseHeader('retry-after'), Date.now());
    throw new ApiError(request.status, request.responseText, request.statusText, retryAfter);
  }
  const answer: VendorAnswer = JSON.parse(request.responseText);
  return answer;
}
