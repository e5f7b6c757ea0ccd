import { Controller, Res } from '@nestjs/common';
import {
  authRoutes as routes,
  endOtherSessions,
  endSession,
  listSecurityEvents,
  listSessions,
  type SignedIn,
  signIn,
  signOut,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';
import { DeviceCookie } from '../identity/device-cookie.ts';
import { SessionCookie, tokenHashesOf } from '../identity/session-cookie.ts';
import { refuseOtherUser } from '../identity/session.guard.ts';
import { Sessions } from '../identity/sessions.ts';

@Controller()
export class SessionsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cookie: SessionCookie,
    private readonly device: DeviceCookie,
    private readonly sessions: Sessions,
  ) {}

  @Endpoint(routes.signIn)
  async signIn(
    @Input() { body, caller }: EndpointInput<typeof routes.signIn>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn> {
    const mark = this.device.markOf(response.req);
    const input = { form: body, origin: caller.origin, deviceHash: mark.hash };
    const opened = await this.rpc.call(signIn, input, caller);
    this.cookie.set(response, opened.token, new Date(opened.expiresAt));
    this.device.keep(response, mark.token);
    const { user, token, passwordAdvice } = opened;
    return {
      success: true,
      message: 'Signed in successfully',
      user,
      token,
      ...(passwordAdvice && { passwordAdvice }),
    };
  }

  @Endpoint(routes.signOut)
  async signOut(
    @Input() { body, caller }: EndpointInput<typeof routes.signOut>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ success: true }> {
    const tokenHashes = tokenHashesOf(response.req, this.cookie);
    // Check all before ending one: an outdated screen must not end another user's session.
    for (const tokenHash of tokenHashes) {
      const session = await this.sessions.find(tokenHash, caller.requestId, caller.origin.ip);
      if (session) refuseOtherUser(response.req, session.user.id);
    }
    const deviceHash = this.device.hashOf(response.req);
    try {
      for (const tokenHash of tokenHashes) {
        const { everywhere } = body;
        await this.rpc.call(signOut, { tokenHash, everywhere, deviceHash, origin: caller.origin }, caller);
      }
    } finally {
      // Clear the cookie even if the auth service is down; the computer may be shared.
      this.cookie.clear(response);
    }
    return { success: true };
  }

  @Endpoint(routes.listSessions)
  async list(@Input() { caller }: EndpointInput<typeof routes.listSessions>) {
    // Set by SessionGuard on routes that need a session.
    const { tokenHash = '' } = caller;
    return (await this.rpc.call(listSessions, { tokenHash }, caller)).sessions;
  }

  @Endpoint(routes.endOtherSessions)
  async endOthers(
    @Input() { caller }: EndpointInput<typeof routes.endOtherSessions>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { tokenHash = '', origin } = caller;
    const deviceHash = this.device.hashOf(response.req);
    await this.rpc.call(endOtherSessions, { tokenHash, origin, deviceHash }, caller);
    return { success: true as const };
  }

  @Endpoint(routes.endSession)
  async end(@Input() { params, caller }: EndpointInput<typeof routes.endSession>) {
    await this.rpc.call(endSession, { id: params.id, origin: caller.origin }, caller);
    return { success: true as const };
  }

  @Endpoint(routes.securityEvents)
  async securityEvents(@Input() { caller }: EndpointInput<typeof routes.securityEvents>) {
    return (await this.rpc.call(listSecurityEvents, {}, caller)).events;
  }

  @Endpoint(routes.session)
  async session(
    @Input() _: EndpointInput<typeof routes.session>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { session } = response.req;
    if (session) this.cookie.renew(response, new Date(session.expiresAt));
    const isKnown = this.device.hashOf(response.req) !== undefined;
    return { user: session?.user ?? null, ...(isKnown && { knownDevice: true as const }) };
  }
}
