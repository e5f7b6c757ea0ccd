import { limits } from '@printpartner/contracts/types';
import { ApiError } from '../../platform/api/api-error.ts';
import { failureText } from '../../platform/api/failure-text.ts';

const WAY_OUT = `A link that we emailed in the last ${limits.resetCodeMinutes} minutes still works.`;

/** What to tell the user about a failed step of a password reset. Spent attempts don't affect mailed links. */
export function resetFailure(error: unknown, fallback: string): string {
  const text = failureText(error, fallback);
  return error instanceof ApiError && error.status === 429 ? `${text} ${WAY_OUT}` : text;
}
