import { apiBytes } from '../../../platform/api/client.ts';
import { type InkPage, readInkPage } from '../ink/ink-page.ts';

/** Inks of a page. @throws ApiError of every answer that is not OK */
export async function fetchInkPage(sessionId: string, page: number, signal: AbortSignal): Promise<InkPage> {
  const params = { sessionId, page };
  return readInkPage(await apiBytes('GET /api/preflight/:sessionId/ink/:page', { params, signal }));
}
