import { Controller, Res } from '@nestjs/common';
import {
  authRoutes as routes,
  changePassword,
  confirmSession,
  forgotPassword,
  resetByLink,
  resetPassword,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import type { Caller } from '../http/caller.ts';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';
import { DeviceCookie } from '../identity/device-cookie.ts';
import { SessionCookie } from '../identity/session-cookie.ts';

@Controller()
export class PasswordsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cookie: SessionCookie,
    private readonly device: DeviceCookie,
  ) {}

  @Endpoint(routes.forgotPassword)
  async forgot(
    @Input() { body, caller }: EndpointInput<typeof routes.forgotPassword>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const deviceHash = this.device.hashOf(response.req);
    const input = { form: body, origin: caller.origin, deviceHash };
    const { resetCode } = await this.rpc.call(forgotPassword, input, caller);
    return {
      success: true as const,
      message: 'If an account exists for this email, a link and a reset code are on their way.',
      ...(resetCode !== undefined && { resetCode }),
    };
  }

  @Endpoint(routes.resetPassword)
  async reset(
    @Input() { body, caller }: EndpointInput<typeof routes.resetPassword>,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.signOutBy(response, (deviceHash) =>
      this.rpc.call(resetPassword, { form: body, origin: caller.origin, deviceHash }, caller),
    );
  }

  @Endpoint(routes.resetByLink)
  async resetByLink(
    @Input() { body, caller }: EndpointInput<typeof routes.resetByLink>,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.signOutBy(response, (deviceHash) =>
      this.rpc.call(resetByLink, { form: body, origin: caller.origin, deviceHash }, caller),
    );
  }

  @Endpoint(routes.changePassword)
  async change(
    @Input() { body, caller }: EndpointInput<typeof routes.changePassword>,
    @Res({ passthrough: true }) response: Response,
  ) {
    // Set by SessionGuard on routes that need a session.
    const { tokenHash = '', origin } = caller;
    const deviceHash = this.device.hashOf(response.req);
    await this.rpc.call(changePassword, { form: body, tokenHash, origin, deviceHash }, caller);
    return { success: true as const, message: 'Your password has been changed.' };
  }

  @Endpoint(routes.confirm)
  confirm(@Input() { body, caller }: EndpointInput<typeof routes.confirm>) {
    return this.confirmSession(body, caller);
  }

  @Endpoint(routes.checkPassword)
  check(@Input() { body, caller }: EndpointInput<typeof routes.checkPassword>) {
    return this.confirmSession(body, caller);
  }

  private async confirmSession(form: { password: string }, caller: Caller) {
    const { tokenHash = '', origin } = caller;
    await this.rpc.call(confirmSession, { form, tokenHash, origin }, caller);
    return { success: true as const };
  }

  /** A reset ends all sessions, also the one in this browser, whose device becomes known. */
  private async signOutBy(response: Response, reset: (deviceHash: string) => Promise<unknown>) {
    const mark = this.device.markOf(response.req);
    await reset(mark.hash);
    this.cookie.clear(response);
    this.device.keep(response, mark.token);
    return {
      success: true as const,
      message: 'Your password has been reset. You can now sign in with your new password.',
    };
  }
}
