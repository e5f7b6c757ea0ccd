import { AppError } from '@printpartner/messaging';
import type { Request } from 'express';

/** Rejects a request whose x-expected-user differs: another tab may have signed in as someone else. */
export function refuseOtherUser(request: Request, userId: string): void {
  const expected = request.get('x-expected-user');
  if (expected === undefined || expected === userId) return;
  throw new AppError('auth.other_user', {
    userMessage: 'This browser is now signed in to another account. Please reload the page.',
  });
}
