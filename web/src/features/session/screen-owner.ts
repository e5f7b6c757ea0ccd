import { useEffect } from 'react';
import { expectUser } from '../../platform/api/expected-user.ts';

/**
 * Sets the user of the screen. Must be rendered before the screen: effects run in that order, so the new screen's first
 * call carries its user, and the old screen's last call, made while it unmounts, still carries the old one.
 */
export function ScreenOwner({ userId }: { userId: string | undefined }): null {
  useEffect(() => expectUser(userId), [userId]);
  return null;
}
