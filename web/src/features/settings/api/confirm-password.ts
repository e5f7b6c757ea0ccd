import { api, ApiError } from '../../../platform/api/client.ts';

/** Confirms the session with the password, as an export and a deletion need. Throws `ApiError` if it is wrong. */
export async function confirmPassword(password: string): Promise<void> {
  await api('POST /api/auth/confirm', { body: { password } });
}

export const isWrongPassword = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problem?.code === 'auth.wrong_password';
