import type { Request } from 'express';

/** The origin that the product's pages have. */
export const isOwnOrigin = (request: Request, origin: string, publicOrigin: string | null): boolean =>
  origin === publicOrigin || origin === `${request.protocol}://${request.host}`;

/** Whether a page of the product sent the request. Browsers don't let other pages set these headers. */
export function isFromOwnPage(request: Request, publicOrigin: string | null): boolean {
  const origin = request.get('origin');
  if (origin) return isOwnOrigin(request, origin, publicOrigin);
  return request.get('sec-fetch-site') === 'same-origin';
}
