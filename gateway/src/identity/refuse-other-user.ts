import { AppError } from '@printpartner/messaging';
import type { Request } from 'express';

/** A screen says whose it is; the cookie may have become somebody else's in another tab. Throws when it has. */
export function refuseOtherUser(request: Request, userId: string): void {
  const expected = request.get('x-expected-user');
  if (expected === undefined || expected === userId) return;
  throw new AppError('auth.other_user', {
    userMessage: 'Another account is signed in in this browser now. Please reload the page.',
  });
}
