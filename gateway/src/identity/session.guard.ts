import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { authRoutes, type LiveSession, proofFor, type RouteContract } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { Request } from 'express';
import { clientIp } from '../http/client-ip.ts';
import { routeOf } from '../http/endpoint.decorator.ts';
import { SessionCookie, tokenHashesOf } from './session-cookie.ts';
import { Sessions } from './sessions.ts';

/** Attaches the session; rejects unauthenticated requests on routes that need one. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const route = routeOf(context);
    const proof = proofFor(route);
    // These routes need no session and must work while the auth service is down.
    if (proof === 'admin password' || proof === 'none') return true;
    const tokenHashes = tokenHashesOf(request, this.cookie);
    if (mayBegin(route) && tokenHashes.length === 1 && this.begin(request, ...tokenHashes)) return true;
    for (const tokenHash of tokenHashes) {
      const session = await this.sessions.find(tokenHash, request.requestId, clientIp(request));
      if (!session) continue;
      Object.assign(request, { session, tokenHash });
      // The session route reports the current user, so a mismatch is fine there.
      if (route !== authRoutes.session) refuseOtherUser(request, session.user.id);
      return true;
    }
    if (proof === 'session if any') return true;
    throw noSession();
  }

  /**
   * Lets a read begin with the session that its token had lately, while that is read again; `HeldAnswers` waits for it. So a
   * revoked session reads nothing, and the two take as long as one.
   */
  private begin(request: Request, tokenHash = ''): boolean {
    const session = this.sessions.recent(tokenHash);
    if (!session || !isExpectedUser(request, session.user.id)) return false;
    const admission = this.admit(request, tokenHash, session);
    // It may be refused before anybody waits for it.
    admission.catch(() => undefined);
    Object.assign(request, { session, tokenHash, admission });
    return true;
  }

  private async admit(request: Request, tokenHash: string, { user }: LiveSession): Promise<void> {
    const session = await this.sessions.find(tokenHash, request.requestId, clientIp(request));
    if (session?.user.id === user.id) return;
    // Nobody is signed in by it, in the log either.
    delete request.session;
    throw noSession();
  }
}

/** Whether a route only reads and answers at once, so that its answer can be held back. */
const mayBegin = (route: RouteContract): boolean =>
  route.method === 'GET' && proofFor(route) === 'session' && route.mediaType === undefined;

export const noSession = (): AppError => new AppError('auth.no_session', { userMessage: 'Please sign in.' });

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
