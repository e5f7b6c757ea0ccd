import { Injectable } from '@nestjs/common';
import type { ClientOrigin } from '@printpartner/contracts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { networkOf } from '../limits/network-of.ts';
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
    await this.limits.take({ 'sign-up:ip': networkOf(ip) });
    this.webSignUp.check(platform);
  }
}
