import { Controller, Res } from '@nestjs/common';
import { authRoutes as routes, changePassword, forgotPassword, resetPassword } from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { Endpoint } from '../http/endpoint.decorator.ts';
import { type EndpointInput, Input } from '../http/endpoint-input.decorator.ts';
import { SessionCookie } from '../identity/session-cookie.ts';

@Controller()
export class PasswordsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cookie: SessionCookie,
  ) {}

  @Endpoint(routes.forgotPassword)
  async forgot(@Input() { body, caller }: EndpointInput<typeof routes.forgotPassword>) {
    const request = { form: body, origin: caller.origin };
    const { resetCode } = await this.rpc.call(forgotPassword, request, caller);
    return {
      success: true as const,
      message: 'If an account exists for this email, a reset code is on its way.',
      ...(resetCode !== undefined && { resetCode }),
    };
  }

  @Endpoint(routes.resetPassword)
  async reset(
    @Input() { body, caller }: EndpointInput<typeof routes.resetPassword>,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.rpc.call(resetPassword, { form: body, origin: caller.origin }, caller);
    this.cookie.clear(response);
    return {
      success: true as const,
      message: 'Your password has been reset. You can now sign in with your new password.',
    };
  }

  @Endpoint(routes.changePassword)
  async change(@Input() { body, caller }: EndpointInput<typeof routes.changePassword>) {
    // Set by SessionGuard on routes with access `user`.
    const { tokenHash = '', origin } = caller;
    await this.rpc.call(changePassword, { form: body, tokenHash, origin }, caller);
    return { success: true as const, message: 'Your password has been changed.' };
  }
}
