import type { SignupAttempt as SignupAttemptAnswer } from '@printpartner/contracts';
import type { SignupAttempt } from './signup-attempt.entity.ts';

/** The attempt as the dashboard reads it. */
export function presentAttempt(attempt: SignupAttempt): SignupAttemptAnswer {
  const { id, at, email, platform, success, ip, errorMessage } = attempt;
  return { id, timestamp: at.toISOString(), email, platform, success, ipAddress: ip, errorMessage };
}
