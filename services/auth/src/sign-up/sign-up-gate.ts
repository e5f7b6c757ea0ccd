import { Injectable } from '@nestjs/common';
import type { ClientOrigin } from '@printpartner/contracts';
import { networkOf } from '@printpartner/service-kit';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { WebSignUpPolicy } from './web-sign-up-policy.ts';

/** Who may try to create an account at all. */
@Injectable()
export class SignUpGate {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly webSignUp: WebSignUpPolicy,
  ) {}

  /** @throws AppError request.rate_limited, auth.web_signup_blocked */
  async admit({ ip, platform }: ClientOrigin): Promise<void> {
    const network = networkOf(ip);
    const isNewWindow = await this.limits.takeFirst('sign-up:ip', network);
    // Its refusals are counted from their first one, which came later: they would outlast the window.
    if (isNewWindow) await this.limits.clear('sign-up-refusal:ip', network);
    this.webSignUp.check(platform);
  }
}
