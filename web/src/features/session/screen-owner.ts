import { useEffect } from 'react';
import { expectUser } from '../../platform/api/expected-user.ts';

/**
 * Says whose the screen is. It stands before the screen itself: effects run in that order, so the first call of a new
 * screen is made in its user's name, and the last call of the old one, made while it goes, in the old user's.
 */
export function ScreenOwner({ userId }: { userId: string | undefined }): null {
  useEffect(() => expectUser(userId), [userId]);
  return null;
}
