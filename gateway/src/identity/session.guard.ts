import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { AppError } from '@printpartner/messaging';
import type { Request } from 'express';
import { routeOf } from '../http/route-metadata.ts';
import { Sessions } from './sessions.ts';
import { tokenHashesOf } from './token-candidates.ts';

/** Attaches the session, and refuses strangers on routes for users. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly sessions: Sessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { access } = routeOf(context);
    // Another guard's: it asks for no session, and gains nothing by one.
    if (access === 'admin') return true;
    const isPublic = access === 'public';
    for (const tokenHash of tokenHashesOf(request)) {
      const session = await this.sessions.find(tokenHash, request.requestId);
      if (!session) continue;
      Object.assign(request, { session, tokenHash });
      if (!isPublic) refuseOtherUser(request, session.user.id);
      return true;
    }
    if (isPublic) return true;
    throw new AppError('auth.no_session', { userMessage: 'Please sign in.' });
  }
}

/** A screen says whose it is; the cookie may have become somebody else's in another tab. */
function refuseOtherUser(request: Request, userId: string): void {
  const expected = request.get('x-expected-user');
  if (expected === undefined || expected === userId) return;
  throw new AppError('auth.other_user', {
    userMessage: 'Another account is signed in in this browser now. Please reload the page.',
  });
}
