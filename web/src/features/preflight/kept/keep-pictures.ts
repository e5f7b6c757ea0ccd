import { api } from '../../../platform/api/client.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { isBusy, isTooMuch, patiently } from '../report/busy-server.ts';
import { drawnPages } from '../report/drawn-pages.ts';
import { pagesToDraw } from '../report/pages-to-draw.ts';
import { MAX_KEPT_PICTURES } from '../report/picture-size.ts';

const TIMEOUT_MS = 30_000;

/** What a toast says of pictures that are missing. */
interface PicturesFailure {
  title: string;
  description: string;
}

/**
 * Draws the pages that the report of a kept result shows, and keeps the pictures with it, in place of those before.
 *
 * @param file the checked one, which is not kept itself
 * @returns why pictures are missing; undefined if all are kept
 */
export async function keepPictures(
  id: string,
  file: File,
  password: string | undefined,
): Promise<PicturesFailure | undefined> {
  const params = { id };
  try {
    // A kept result may have fewer pages and findings than the one on screen.
    const { result } = await api('GET /api/preflight/kept/:id', { params, timeoutMs: TIMEOUT_MS });
    const pictures = await drawnPages(result, file, password, MAX_KEPT_PICTURES);
    const known = new Set(result.pages.map(({ number }) => number));
    const isMissing = pictures.length < pagesToDraw(result).filter((page) => known.has(page)).length;
    if (pictures.length > 0)
      await patiently(() =>
        api('PUT /api/preflight/kept/:id/pictures', { params, body: { pictures }, timeoutMs: TIMEOUT_MS }),
      );
    return isMissing
      ? {
          title: 'Some pages have no picture',
          description: 'They couldn’t be drawn. The report names the pages that it doesn’t show.',
        }
      : undefined;
  } catch (error) {
    return {
      title: 'Pictures of pages not added',
      description: `${reasonOf(error)} Keep the result again to add them.`,
    };
  }
}

function reasonOf(error: unknown): string {
  if (isBusy(error)) return 'The server is busy.';
  if (isTooMuch(error)) return 'Sending them took too long.';
  return failureText(error, 'Something went wrong on the server.', 'The connection was lost.');
}
