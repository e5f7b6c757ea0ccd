import { Inject, Injectable } from '@nestjs/common';
import type { ClientOrigin } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { networkOf } from '@printpartner/service-kit';
import type { AuthSettings } from '../env.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';

/** What to do with a sign-up from the web: allow it (`flag`) or refuse it (`block`). */
export const WEB_SIGN_UP = Symbol('web sign-up');

/** Decides who may try to create an account. */
@Injectable()
export class SignUpGate {
  constructor(
    private readonly limits: AttemptLimits,
    @Inject(WEB_SIGN_UP) private readonly webSignUp: AuthSettings['WEB_SIGNUP'],
  ) {}

  /** @throws AppError request.rate_limited, auth.web_signup_blocked */
  async admit({ ip, platform }: ClientOrigin): Promise<void> {
    const network = networkOf(ip);
    const isNewWindow = await this.limits.takeFirst('sign-up:ip', network);
    // The refusal window starts later than the sign-up window and would outlast it.
    if (isNewWindow) await this.limits.clear({ 'sign-up-refusal:ip': network });
    if (this.webSignUp === 'block' && platform !== 'mobile') {
      throw new AppError('auth.web_signup_blocked', {
        userMessage: 'Please download the mobile app to create an account.',
      });
    }
  }
}
