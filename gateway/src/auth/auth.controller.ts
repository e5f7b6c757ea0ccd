import { Controller, Res } from '@nestjs/common';
import { authRoutes, type SignedIn, signIn, signOut, signUp } from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.ts';
import { type EndpointInput, Input } from '../http/endpoint-input.decorator.ts';
import { clearSessionCookie, renewSessionCookie, setSessionCookie } from '../identity/session-cookie.ts';
import { tokenHashesOf } from '../identity/token-candidates.ts';

@Controller()
export class AuthController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(authRoutes.signup)
  async signup(
    @Input() { body, caller }: EndpointInput<typeof authRoutes.signup>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn> {
    const opened = await this.rpc.call(signUp, { form: body, origin: caller.origin }, caller);
    setSessionCookie(response.req, response, opened.token, new Date(opened.expiresAt));
    return { success: true, message: 'Account created successfully', user: opened.user, token: opened.token };
  }

  @Endpoint(authRoutes.login)
  async login(
    @Input() { body, caller }: EndpointInput<typeof authRoutes.login>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn> {
    const opened = await this.rpc.call(signIn, { form: body, origin: caller.origin }, caller);
    setSessionCookie(response.req, response, opened.token, new Date(opened.expiresAt));
    return { success: true, message: 'Signed in successfully', user: opened.user, token: opened.token };
  }

  @Endpoint(authRoutes.logout)
  async logout(
    @Input() { body, caller }: EndpointInput<typeof authRoutes.logout>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ success: true }> {
    for (const tokenHash of tokenHashesOf(response.req)) {
      await this.rpc.call(signOut, { tokenHash, everywhere: body.everywhere }, caller);
    }
    clearSessionCookie(response.req, response);
    return { success: true };
  }

  @Endpoint(authRoutes.session)
  async session(
    @Input() _: EndpointInput<typeof authRoutes.session>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { session } = response.req;
    if (session) renewSessionCookie(response.req, response, new Date(session.expiresAt));
    return { user: session?.user ?? null };
  }
}
