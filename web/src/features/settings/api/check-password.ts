import { api, ApiError } from '../../../platform/api/client.ts';

/** Asks the server whether this is the user's password. Throws `ApiError` if it isn't. */
export async function checkPassword(password: string): Promise<void> {
  await api('POST /api/auth/check-password', { body: { password } });
}

export const isWrongPassword = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problem?.code === 'auth.wrong_password';
