import { ApiError } from '../../../platform/api/client.ts';
import { isWrongPassword } from '../api/admin-access.ts';

export const PASSWORD_REQUIRED = 'Password is required';
export const WRONG_PASSWORD = 'Invalid password';
export const LOAD_FAILED = 'Failed to load data';

/** Why the screen stays locked. */
export function gateMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Authentication failed';
  if (isWrongPassword(error)) return WRONG_PASSWORD;
  return (error.status === 429 && error.detail) || LOAD_FAILED;
}
