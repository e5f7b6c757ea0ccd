import { ApiError, pathOf } from '../../../api/client.ts';
import { expectedUser } from '../../../api/expected-user.ts';
import { type InkPage, readInkPage } from '../ink/ink-page.ts';

/** Inks of a page. @throws ApiError of every answer that is not OK */
export async function fetchInkPage(sessionId: string, page: number, signal: AbortSignal): Promise<InkPage> {
  const userId = expectedUser();
  const response = await fetch(pathOf('GET /api/preflight/:sessionId/ink/:page', { sessionId, page }), {
    credentials: 'include',
    headers: userId ? { 'x-expected-user': userId } : {},
    signal,
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return readInkPage(new Uint8Array(await response.arrayBuffer()));
}
