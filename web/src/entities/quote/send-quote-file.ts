import type { ApiRoutes } from '@printpartner/contracts/types';
import type { ApiOptions } from '../../platform/api/client.ts';
import { sendBody } from '../../platform/api/send-body.ts';

type UploadRoute = 'POST /api/vendor-links/:token/file' | 'POST /api/quotes/:id/file';

/**
 * Uploads the PDF of a quote.
 *
 * @param onProgress share of the file that is sent, 0 to 1
 * @throws ApiError for every answer that is not OK, TypeError without one
 */
export function sendQuoteFile<Route extends UploadRoute>(
  route: Route,
  target: Pick<ApiOptions<Route>, 'params' | 'query'>,
  file: File,
  onProgress: (share: number) => void,
): Promise<ApiRoutes[Route]['answer']> {
  const form = new FormData();
  form.append('pdf', file);
  const onSent = (sent: number, total: number) => onProgress(total > 0 ? sent / total : 0);
  return sendBody(route, { ...target, onProgress: onSent }, form);
}
