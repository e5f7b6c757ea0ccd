import type { PreflightResult } from '@printpartner/contracts/types';
import { apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { isBusy, isTooMuch, patiently } from './busy-server.ts';
import type { DrawnPage } from './draw-pages.ts';
import { drawnPages } from './drawn-pages.ts';
import { pagesToDraw } from './pages-to-draw.ts';
import { MAX_PICTURES } from './picture-size.ts';

/** A long report with pictures takes a few seconds. */
const TIMEOUT_MS = 30_000;

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
  const pictures = await drawnPages(result, file, password, MAX_PICTURES);
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

const reportOf = ({ sessionId }: PreflightResult, pictures: DrawnPage[]): Promise<File> =>
  apiFile('POST /api/preflight/:sessionId/report.pdf', {
    params: { sessionId },
    body: { pictures },
    timeoutMs: TIMEOUT_MS,
  });
