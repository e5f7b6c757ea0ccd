import type { User } from '@printpartner/contracts';
import type { Account } from './account.entity.ts';

/** The fields of an account that its owner may see. */
export function presentAccount({ id, email, firstName, lastName, emailConfirmedAt }: Account): User {
  return { id, email, firstName, lastName, emailConfirmed: emailConfirmedAt !== null };
}
