import type { SignUpAttempt as SignUpAttemptAnswer } from '@printpartner/contracts';
import type { SignUpAttempt } from './sign-up-attempt.entity.ts';

/** The attempt as the dashboard reads it. */
export function presentAttempt(attempt: SignUpAttempt): SignUpAttemptAnswer {
  const { id, at, email, platform, success, ip, errorMessage } = attempt;
  return { id, timestamp: at.toISOString(), email, platform, success, ipAddress: ip, errorMessage };
}
