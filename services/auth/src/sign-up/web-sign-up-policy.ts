import type { ClientOrigin } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';

/** Accounts are meant to be made in the mobile app; the operator decides what happens to web sign-ups. */
export class WebSignUpPolicy {
  constructor(private readonly rule: 'flag' | 'block') {}

  check(platform: ClientOrigin['platform']): void {
    if (this.rule === 'flag' || platform === 'mobile') return;
    throw new AppError('auth.web_signup_blocked', {
      userMessage: 'Please download the mobile app to create an account.',
    });
  }
}
