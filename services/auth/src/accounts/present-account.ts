import type { User } from '@printpartner/contracts';
import type { Account } from './account.entity.ts';

/** The account as its owner may see it. */
export function presentAccount({ id, email, firstName, lastName, emailConfirmedAt }: Account): User {
  return { id, email, firstName, lastName, emailConfirmed: emailConfirmedAt !== null };
}
