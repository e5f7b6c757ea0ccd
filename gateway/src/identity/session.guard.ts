import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { authRoutes } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { Request } from 'express';
import { routeOf } from '../http/route-metadata.ts';
import { refuseOtherUser } from './refuse-other-user.ts';
import { SessionCookie } from './session-cookie.ts';
import { Sessions } from './sessions.ts';
import { tokenHashesOf } from './token-candidates.ts';

/** Attaches the session; rejects unauthenticated requests on routes with access `user`. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const route = routeOf(context);
    const { access } = route;
    // These routes need no session and must work while the auth service is down.
    if (access === 'admin' || access === 'public') return true;
    for (const tokenHash of tokenHashesOf(request, this.cookie)) {
      const session = await this.sessions.find(tokenHash, request.requestId);
      if (!session) continue;
      Object.assign(request, { session, tokenHash });
      // The session route reports the current user, so a mismatch is fine there.
      if (route !== authRoutes.session) refuseOtherUser(request, session.user.id);
      return true;
    }
    if (access === 'anyone') return true;
    throw new AppError('auth.no_session', { userMessage: 'Please sign in.' });
  }
}
