import { Controller, Res } from '@nestjs/common';
import {
  authRoutes as routes,
  confirmEmail,
  deleteAccount,
  requestConfirmation,
  type SignedIn,
  signUp,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';
import { DeviceCookie } from '../identity/device-cookie.ts';
import { SessionCookie } from '../identity/session-cookie.ts';

@Controller()
export class AccountsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cookie: SessionCookie,
    private readonly device: DeviceCookie,
  ) {}

  @Endpoint(routes.signUp)
  async signUp(
    @Input() { body, caller }: EndpointInput<typeof routes.signUp>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn> {
    const mark = this.device.markOf(response.req);
    const input = { form: body, origin: caller.origin, deviceHash: mark.hash };
    const opened = await this.rpc.call(signUp, input, caller);
    this.cookie.set(response, opened.token, new Date(opened.expiresAt));
    this.device.keep(response, mark.token);
    return { success: true, message: 'Account created successfully', user: opened.user, token: opened.token };
  }

  @Endpoint(routes.requestConfirmation)
  async requestConfirmation(@Input() { caller }: EndpointInput<typeof routes.requestConfirmation>) {
    const { alreadyConfirmed } = await this.rpc.call(requestConfirmation, {}, caller);
    const message = alreadyConfirmed
      ? 'Your email is already confirmed.'
      : 'A link to confirm your email is on its way.';
    return { success: true as const, message };
  }

  @Endpoint(routes.confirmEmail)
  async confirmEmail(@Input() { body, caller }: EndpointInput<typeof routes.confirmEmail>) {
    await this.rpc.call(confirmEmail, { form: body, origin: caller.origin }, caller);
    return { success: true as const, message: 'Your email is confirmed.' };
  }

  @Endpoint(routes.deleteAccount)
  async delete(
    @Input() { caller }: EndpointInput<typeof routes.deleteAccount>,
    @Res({ passthrough: true }) response: Response,
  ) {
    // Set by SessionGuard on routes that need a session.
    const { tokenHash = '' } = caller;
    await this.rpc.call(deleteAccount, { tokenHash }, caller);
    this.cookie.clear(response);
    this.device.clear(response);
    return { success: true as const };
  }
}
