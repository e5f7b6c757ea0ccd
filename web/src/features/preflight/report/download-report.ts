import type { PreflightResult } from '@printpartner/contracts/types';
import { ApiError, apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/save-file.ts';
import type { DrawnPage } from './draw-pages.ts';

/** A long report with pictures takes a few seconds. */
const TIMEOUT_MS = 30_000;

/** Saves the report with pictures of the pages; without them if they can't be drawn or sent. @throws ApiError */
export async function downloadReport(
  result: PreflightResult,
  file: File,
  password: string | undefined,
): Promise<void> {
  const pictures = await drawn(result, file, password);
  const report = await reportOf(result, pictures).catch((error: unknown) => {
    // On a slow connection, or a busy server, the report is worth more than its pictures.
    if (pictures.length === 0 || !isTooMuch(error)) throw error;
    return reportOf(result, []);
  });
  saveFile(report.name, report);
}

const reportOf = ({ sessionId }: PreflightResult, pictures: DrawnPage[]): Promise<File> =>
  apiFile('POST /api/preflight/:sessionId/report.pdf', {
    params: { sessionId },
    body: { pictures },
    timeoutMs: TIMEOUT_MS,
  });

const isTooMuch = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.problem?.code === 'system.busy' || error.problem?.code === 'system.timeout'
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
