import { api, ApiError } from '../../platform/api/client.ts';
import { localStore } from '../../platform/storage/browser-storage.ts';
import { OWED_LOGOUT } from './kept-user.ts';

/** Remembers that a user has signed out here while the server could not be reached. */
export const oweLogout = (userId: string): boolean => localStore.write(OWED_LOGOUT, userId);

/** Ends the session of who has signed out here before, if it is still theirs. @throws without an answer */
export async function sendOwedLogout(userId: string): Promise<void> {
  try {
    const headers = { 'x-expected-user': userId };
    await api('POST /api/auth/logout', { body: { everywhere: false }, headers });
  } catch (error) {
    const isOver = error instanceof ApiError && (error.status === 401 || isOther(error));
    if (!isOver) throw error;
  }
  localStore.remove(OWED_LOGOUT);
}

const isOther = ({ problem }: ApiError): boolean => problem?.code === 'auth.other_user';
