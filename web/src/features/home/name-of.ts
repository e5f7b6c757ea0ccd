import type { User } from '@printpartner/contracts/types';

/** First name, else what stands before the @. */
export function nameOf({ firstName, email }: Pick<User, 'firstName' | 'email'>): string {
  return firstName || email.split('@')[0] || email;
}
