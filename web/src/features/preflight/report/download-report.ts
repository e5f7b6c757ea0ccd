import type { PreflightResult } from '@printpartner/contracts/types';
import { ApiError, apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/save-file.ts';
import type { DrawnPage } from './draw-pages.ts';
import { pagesToDraw } from './pages-to-draw.ts';

/** A long report with pictures takes a few seconds. */
const TIMEOUT_MS = 30_000;

/** Tries with pictures while the server is busy. It waits itself for some seconds before it says so. */
const TRIES = 3;
const RETRY_MS = 3_000;

/**
 * Saves the report with pictures of the pages; without them if they can't be drawn or sent.
 *
 * @returns why the report has no pictures of pages that it would show; undefined if it has them
 * @throws ApiError
 */
export async function downloadReport(
  result: PreflightResult,
  file: File,
  password: string | undefined,
): Promise<string | undefined> {
  const pictures = await drawn(result, file, password);
  if (pictures.length === 0) {
    save(await reportOf(result, []));
    return pagesToDraw(result).length > 0 && result.opens ? 'The pages couldn’t be drawn.' : undefined;
  }
  try {
    save(await patiently(() => reportOf(result, pictures)));
    return undefined;
  } catch (error) {
    // On a slow connection, or a busy server, the report is worth more than its pictures.
    if (!isTooMuch(error)) throw error;
    save(await reportOf(result, []));
    return isBusy(error)
      ? 'The server is busy. Save the report again later to get the pictures.'
      : 'Sending the pictures took too long. Save the report again on a faster connection to get them.';
  }
}

const save = (report: File): void => saveFile(report.name, report);

/** Tries again while the server is busy. */
async function patiently(write: () => Promise<File>): Promise<File> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (!isBusy(error) || tries === TRIES) throw error;
      const { retryAfter } = error;
      const waitMs = retryAfter === undefined ? RETRY_MS : retryAfter * 1_000;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

const reportOf = ({ sessionId }: PreflightResult, pictures: DrawnPage[]): Promise<File> =>
  apiFile('POST /api/preflight/:sessionId/report.pdf', {
    params: { sessionId },
    body: { pictures },
    timeoutMs: TIMEOUT_MS,
  });

const isBusy = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problem?.code === 'system.busy';

const isTooMuch = (error: unknown): boolean =>
  error instanceof ApiError
    ? ['system.busy', 'system.timeout'].includes(error.problem?.code ?? '')
    : error instanceof DOMException && error.name === 'TimeoutError';

async function drawn(
  result: PreflightResult,
  file: File,
  password: string | undefined,
): Promise<DrawnPage[]> {
  if (!result.opens) return [];
  try {
    // A separate chunk: pdf.js is larger than everything else here.
    const { drawPages } = await import('./draw-pages.ts');
    return await drawPages(result, file, password);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the report is complete without pictures
    console.warn('Could not draw the pages for the report', error);
    return [];
  }
}
