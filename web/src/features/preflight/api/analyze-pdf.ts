import type { PreflightMode, PreflightProfile, PreflightResult } from '@printpartner/contracts/types';
import { ApiError } from '../../../platform/api/client.ts';
import { ConnectionLost } from './analysis-failure.ts';
import { awaitResult } from './await-result.ts';
import { sendPdf } from './send-pdf.ts';
import { watchProgress } from './watch-progress.ts';

export interface AnalysisRequest {
  sessionId: string;
  file: File;
  mode: PreflightMode;
  profile: PreflightProfile;
  password: string | undefined;
}

/** How far an analysis is: bytes sent, then pages looked at; 0 pages while nobody knows how many there are. */
export type AnalysisProgress =
  { step: 'sending'; sent: number; total: number } | { step: 'analyzing'; page: number; pages: number };

/** Sends a file and follows what the server makes of it to its end. */
export async function analyzePdf(
  request: AnalysisRequest,
  signal: AbortSignal,
  onProgress: (progress: AnalysisProgress) => void,
): Promise<PreflightResult> {
  const { sessionId } = request;
  const tell = ({ page, pages }: { page: number; pages: number }) =>
    onProgress({ step: 'analyzing', page, pages });
  let stopWatching = () => {};
  try {
    return await sendPdf(formOf(request), {
      signal,
      onSent: (sent, total) => onProgress({ step: 'sending', sent, total }),
      onSentWhole: () => {
        tell({ page: 0, pages: 0 });
        stopWatching = watchProgress(sessionId, tell);
      },
    });
  } catch (error) {
    if (!(error instanceof ConnectionLost && error.isSentWhole)) throw error;
    return await awaitResult(sessionId, signal, tell).catch((later: unknown) => {
      // That the server knows of no such file is no answer to why.
      throw later instanceof ApiError ? error : later;
    });
  } finally {
    stopWatching();
  }
}

/** The file comes last, so that the server knows all about it when it comes. */
function formOf({ sessionId, file, mode, profile, password }: AnalysisRequest): FormData {
  const form = new FormData();
  form.set('sessionId', sessionId);
  form.set('mode', mode);
  form.set('profile', profile);
  if (password) form.set('password', password);
  form.set('pdf', file);
  return form;
}
