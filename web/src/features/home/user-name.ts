import type { User } from '@printpartner/contracts/types';

/** The first name, else the part of the e-mail before the @. */
export function userName({ firstName, email }: Pick<User, 'firstName' | 'email'>): string {
  return firstName || email.split('@')[0] || email;
}
