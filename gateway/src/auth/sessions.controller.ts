import { Controller, Res } from '@nestjs/common';
import { authRoutes as routes, type SignedIn, signIn, signOut } from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.ts';
import { type EndpointInput, Input } from '../http/endpoint-input.decorator.ts';
import { SessionCookie } from '../identity/session-cookie.ts';
import { tokenHashesOf } from '../identity/token-candidates.ts';

@Controller()
export class SessionsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cookie: SessionCookie,
  ) {}

  @Endpoint(routes.login)
  async login(
    @Input() { body, caller }: EndpointInput<typeof routes.login>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn> {
    const opened = await this.rpc.call(signIn, { form: body, origin: caller.origin }, caller);
    this.cookie.set(response, opened.token, new Date(opened.expiresAt));
    return { success: true, message: 'Signed in successfully', user: opened.user, token: opened.token };
  }

  @Endpoint(routes.logout)
  async logout(
    @Input() { body, caller }: EndpointInput<typeof routes.logout>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ success: true }> {
    for (const tokenHash of tokenHashesOf(response.req)) {
      await this.rpc.call(signOut, { tokenHash, everywhere: body.everywhere }, caller);
    }
    this.cookie.clear(response);
    return { success: true };
  }

  @Endpoint(routes.session)
  async session(
    @Input() _: EndpointInput<typeof routes.session>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { session } = response.req;
    if (session) this.cookie.renew(response, new Date(session.expiresAt));
    return { user: session?.user ?? null };
  }
}
