import { ApiError } from '../../../platform/api/api-error.ts';

/** Whether the server refused a new password for being easy to guess. */
export const isGuessable = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'auth.guessable_password';
