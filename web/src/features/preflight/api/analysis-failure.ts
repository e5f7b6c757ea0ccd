import { ApiError } from '../../../platform/api/client.ts';

export const noFile = 'Please upload a PDF file.';
export const notAPdf = 'Please upload a valid PDF file.';

/** The answer did not come; what was sent whole is looked at all the same. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';

  /** @param instead what came in place of the answer, as of a proxy that lost patience */
  constructor(
    readonly isSentWhole: boolean,
    readonly instead?: ApiError,
  ) {
    super('the connection was lost');
  }
}

/** What the user is told where an analysis ends without a result. */
export function analysisFailureText(error: unknown): string {
  return `PDF analysis failed: ${messageOf(error)}. Please try again with a valid PDF file.`;
}

function messageOf(error: unknown): string {
  if (error instanceof ConnectionLost && error.instead) return messageOf(error.instead);
  if (!(error instanceof ApiError))
    return withoutStop(error instanceof Error ? error.message : String(error));
  const details = error.detail ?? 'Server error during PDF processing';
  return `Upload failed (${error.status}): ${withoutStop(details)}`;
}

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');
