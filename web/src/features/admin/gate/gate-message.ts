import { ApiError } from '../../../platform/api/client.ts';
import { isWrongPassword } from '../api/admin-access.ts';

export const PASSWORD_REQUIRED = 'Password is required';
export const WRONG_PASSWORD = 'Invalid password';
export const LOAD_FAILED = 'Failed to load data';

/** Header values can hold no other characters. */
const HEADER_TEXT = /^[\t\u0020-\u007E\u0080-\u00FF]+$/;

/** Whether a password can be sent at all. */
export const isSendable = (password: string): boolean => HEADER_TEXT.test(password);

/** Why the screen stays locked. */
export function gateMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Authentication failed';
  if (isWrongPassword(error)) return WRONG_PASSWORD;
  return (error.status === 429 && error.detail) || LOAD_FAILED;
}
