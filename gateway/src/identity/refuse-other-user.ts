import { AppError } from '@printpartner/messaging';
import type { Request } from 'express';

/** Whether a request's x-expected-user, if there is one, is this user: another tab may have signed in as someone else. */
export function isExpectedUser(request: Request, userId: string): boolean {
  const expected = request.get('x-expected-user');
  return expected === undefined || expected === userId;
}

/** @throws AppError auth.other_user if the request expects another user */
export function refuseOtherUser(request: Request, userId: string): void {
  if (isExpectedUser(request, userId)) return;
  throw new AppError('auth.other_user', {
    userMessage: 'This browser is now signed in to another account. Please reload the page.',
  });
}
